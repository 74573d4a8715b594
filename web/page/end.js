// At the end of the body: swap the language, ask for it on a first visit, open dialogs in browsers without `commandfor`, then load the app.
{
  const byId = id => document.getElementById(id)
  const page = document.documentElement
  const root = byId('root')
  const other = byId('other-language')
  const swap = () => {
    const was = [...root.childNodes]
    root.textContent = ''
    root.append(other.content)
    other.content.append(...was)
    const { title } = other.dataset
    other.dataset.title = document.title
    document.title = title
    page.lang = page.lang === 'hi' ? 'en' : 'hi'
  }
  if (other && page.classList.contains('swap')) swap()
  page.classList.remove('swap')
  // Hide notices that were hidden on this phone or have ended since rendering; removing them later would shift the page.
  let hidden = []
  // By the server's clock, if this phone knows it (kit/web/server-clock.ts).
  let now = Date.now()
  try {
    now += Number(localStorage.getItem('clock-ahead'))
    hidden = localStorage.getItem('hidden-notices')?.split(' ') ?? []
  } catch {}
  for (const part of other ? [root, other.content] : [])
    for (const notice of part.querySelectorAll('[data-notice]')) {
      const { notice: state, until } = notice.dataset
      if (hidden.includes(state) || Date.parse(until) < now) notice.style.display = 'none'
    }
  // The shell has no text; the app renders it in the reader's language.
  if (!other && page.dataset.chosen) page.lang = page.dataset.chosen
  // In a browser without dialogs, the app opens it.
  if (!page.dataset.chosen) byId('language')?.showModal?.()
  const hasInvokers = 'command' in HTMLButtonElement.prototype
  document.addEventListener('click', event => {
    const button = event.target.closest?.('button')
    if (!button) return
    const choice = !window.isUp && button.dataset.language
    if (choice) {
      try {
        localStorage.setItem('app-language', choice)
      } catch {}
      page.dataset.chosen = choice
      byId('language')?.close()
      if (other && choice !== page.lang) swap()
    }
    const dialog = !hasInvokers && byId(button.getAttribute('commandfor'))
    if (!dialog) return
    if (button.getAttribute('command') === 'close') dialog.close()
    else if (!dialog.open) dialog.showModal()
  })
  const ask = () => {
    // Load the full stylesheets; the page contains only the rules that its markup uses.
    const { entry, needs, older } = byId('page-end').dataset
    for (const href of needs ? needs.split(' ') : []) {
      const link = document.createElement('link')
      link.rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    const load = (src, type) => {
      const script = document.createElement('script')
      script.type = type
      script.src = src
      document.head.append(script)
      return script
    }
    const start = () => load(entry, 'module')
    if ([].toSorted) return start()
    // Load an older browser's missing built-ins before the app (web/older-browsers.ts).
    const builtIns = load(older, '')
    builtIns.onload = builtIns.onerror = start
  }
  // After the first paint, so that the script does not delay it.
  requestAnimationFrame(() => setTimeout(ask))
}
