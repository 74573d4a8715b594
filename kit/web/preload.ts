const asked = new Map<string, Promise<unknown> | undefined>()

/**
 * Asks for a lazy part together with everything it needs, in place of the build tool's helper, which is for any site and
 * three times as large: one round trip, and no screen is shown before its styles are here.
 */
export const preload = <T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> =>
  Promise.all(files.map(ask)).then(load)

function ask(file: string): Promise<unknown> | undefined {
  if (!asked.has(file)) asked.set(file, link(`/${file}`))
  // What failed is asked for again with the next try.
  return asked.get(file)?.catch(error => {
    asked.delete(file)
    throw error
  })
}

/** Resolves when styles are here; for a script it is enough that it is on its way. */
function link(href: string): Promise<unknown> | undefined {
  const isStyle = href.endsWith('.css')
  if (document.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.href = href
  document.head.append(link)
  if (!isStyle) return
  return new Promise((done, fail) => {
    link.onload = done
    link.onerror = () => {
      link.remove()
      fail(Error(href))
    }
  })
}
