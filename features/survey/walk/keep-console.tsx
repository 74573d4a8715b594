/**
 * Has the service worker keep the files that this page uses, those too that came before it controlled the page: without them
 * the console could not be opened where there is no network. Resolves when it has them; never where there is no worker.
 */
export async function keepConsole(): Promise<void> {
  const workers = navigator.serviceWorker
  if (!workers) return
  if (!workers.controller)
    await new Promise(resolve => workers.addEventListener('controllerchange', resolve, { once: true }))
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(name => name.startsWith(`${location.origin}/assets/`))
  for (const file of new Set(files)) await fetch(file).catch(() => undefined)
  document.documentElement.dataset.consoleKept = 'true'
}
