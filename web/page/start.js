// In the head, before the first paint: sets the reader's language, theme, text size and contrast. A page is rendered in one
// language and contains the other in a template.
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
  // A link may name a language, for readers who have not chosen one yet; they are still asked.
  const shown = page.dataset.chosen || /[?&]lang=(hi|en)\b/.exec(location.search)?.[1]
  if (shown && shown !== page.lang) page.classList.add('swap')
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const paint = () => {
    // Detect a browser that darkens every page (even against the reader's choice) by the colour it gives white. It leaves the
    // guide's own dark theme alone, so names on maps stay readable.
    page.style.cssText = 'color-scheme:light;background:canvas'
    const isForced = Number.parseFloat(getComputedStyle(page).backgroundColor.slice(4)) < 128
    page.style.cssText = ''
    // Wall screens are always dark (web/wall).
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
  // A wide window waits for its rules, which are only in the full stylesheets. A phone loads those after the first paint.
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
