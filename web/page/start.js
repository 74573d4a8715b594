// In the head, before anything is painted: the reader's language and theme. A page is written in one language and carries the other.
{
  const page = document.documentElement
  let language = null
  let theme = null
  try {
    language = localStorage.getItem('app-language')
    theme = localStorage.getItem('app-theme')
  } catch {}
  if (language === 'hi' || language === 'en') page.dataset.chosen = language
  if (page.dataset.chosen && page.dataset.chosen !== page.lang) page.classList.add('swap')
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const paint = () => {
    page.dataset.theme = theme || (dark.matches ? 'dark' : 'light')
  }
  paint()
  dark.addEventListener?.('change', paint)
}
