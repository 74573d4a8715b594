// At the end of the body: swap the language, ask for it on a first visit, open dialogs until the platform does, then ask for the app.
{
  const byId = id => document.getElementById(id)
  const page = document.documentElement
  const root = byId('root')
  const other = byId('other-language')
  const swap = () => {
    const was = [...root.childNodes]
    root.replaceChildren(other.content)
    other.content.append(...was)
    const { title } = other.dataset
    other.dataset.title = document.title
    document.title = title
    page.lang = page.lang === 'hi' ? 'en' : 'hi'
  }
  if (other && page.classList.contains('swap')) swap()
  page.classList.remove('swap')
  // The shell holds no text yet: the app writes it in the reader's language.
  if (!other && page.dataset.chosen) page.lang = page.dataset.chosen
  if (!page.dataset.chosen) byId('language')?.showModal()
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
    if (ask.done) return
    ask.done = true
    // The page carries the styles of what it shows; from now on anything may be shown.
    const { entry, needs } = byId('page-end').dataset
    for (const href of needs ? needs.split(' ') : []) {
      const link = document.createElement('link')
      link.rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.src = entry
    document.head.append(script)
  }
  // The hero picture first: on a slow network the script would take its bytes.
  const hero = root.querySelector('img[fetchpriority=high]')
  if (hero && !hero.complete) {
    hero.addEventListener('load', ask)
    hero.addEventListener('error', ask)
    setTimeout(ask, 3000)
  } else requestAnimationFrame(() => setTimeout(ask))
}
