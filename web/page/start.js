// In the head, before anything is painted: the reader's language, theme, text size and contrast. A page is written in one language and carries the other.
{
  const page = document.documentElement
  let language = null
  let theme = null
  let size = null
  let contrast = null
  try {
    language = localStorage.getItem('app-language')
    theme = localStorage.getItem('app-theme')
    size = localStorage.getItem('app-size')
    contrast = localStorage.getItem('app-contrast')
  } catch {}
  if (size) page.dataset.size = size
  page.dataset.contrast = contrast || (matchMedia('(prefers-contrast: more)').matches ? 'more' : 'usual')
  if (language === 'hi' || language === 'en') page.dataset.chosen = language
  // A link may name a language. It is shown to a reader who has not chosen one, who is asked all the same.
  const shown = page.dataset.chosen || /[?&]lang=(hi|en)\b/.exec(location.search)?.[1]
  if (shown && shown !== page.lang) page.classList.add('swap')
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const paint = () => {
    // A browser that darkens every page, also against the reader's choice, is asked by the colour that it gives white: the guide's own
    // dark theme is left as it is, names on maps stay readable.
    page.style.cssText = 'color-scheme:light;background:canvas'
    const isForced = Number.parseFloat(getComputedStyle(page).backgroundColor.slice(4)) < 128
    page.style.cssText = ''
    // The walls are dark at any hour (web/wall).
    const isWall = location.pathname.startsWith('/wall')
    page.dataset.theme = isForced || isWall || (theme ? theme === 'dark' : dark.matches) ? 'dark' : 'light'
  }
  paint()
  dark.addEventListener?.('change', paint)
  // Paper is white.
  addEventListener('beforeprint', () => {
    page.dataset.theme = 'light'
  })
  addEventListener('afterprint', paint)
  // A wide window waits for its rules, which the page leaves to the full stylesheets. A phone loads them after the first paint.
  const { wide, wideFrom } = document.currentScript.dataset
  if (wide && matchMedia(`(min-width: ${wideFrom}px)`).matches) {
    for (const href of wide.split(' ')) {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = href
      link.setAttribute('blocking', 'render')
      document.head.append(link)
    }
  }
}
