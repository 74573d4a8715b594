import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AppContext } from '#kit/server/context.ts'
import { loggable } from '#kit/server/http/log.ts'
import type { Pages } from '#kit/server/http/pages.ts'
import type { PageData, PageFiles, PrerenderedPage, Renderer } from '#kit/web/renderer.ts'

/**
 * Renders the pages that show rows (places, contacts, crowd …) with those rows, and again when they change, so that lists work
 * before the script runs, without script and while the database is unavailable. Pages without queries stay as built, unless
 * PUBLIC_URL is set: then they are rendered once more after the start, because messengers' previews need absolute addresses.
 * `rest`: minimum ms between renderings of a page whose rows change all the time. `pause`: ms from a change until the pages show it.
 */
export async function openPrerenderedPages(
  context: AppContext,
  pages: Pages,
  /** Folder of the build. */
  site: string,
  pause = 1000,
): Promise<{ close: () => Promise<void> }> {
  const files = resolve(site, 'web/page-files.json')
  if (!existsSync(files)) return { close: async () => {} }
  // React chooses its build by this variable; the development build renders five times more slowly.
  process.env.NODE_ENV ??= 'production'
  const renderer = (await import(pathToFileURL(resolve(site, 'prerender/prerender.js')).href)) as Renderer
  const pageFiles = JSON.parse(readFileSync(files, 'utf8')) as PageFiles
  const asBuilt = JSON.stringify(Object.entries(renderer.asBuilt))
  const { publicUrl } = context.settings
  const shown = new Map<string, string>()
  const versions = new Map<string, readonly object[]>()
  const writtenAt = new Map<string, number>()
  const write = async ({ page, reads, rest = 0 }: PrerenderedPage) => {
    const wait = (writtenAt.get(page) ?? 0) + rest - performance.now()
    if (rest > 0 && writtenAt.has(page) && wait > 0) return soon('rested', wait)
    // Skip the page if no response changed; one without a version is queried each time.
    const fresh = reads.map(url => context.app.fastPath.versionOf(url) ?? {})
    if (versions.get(page)?.every((version, n) => version === fresh[n])) return
    const data = await readAll(context, reads)
    const facts = JSON.stringify(Object.entries(data).map(([url, answer]) => [url, answer.value]))
    const isBuilt = !shown.has(page) && publicUrl === undefined
    if ((isBuilt ? asBuilt : shown.get(page)) !== facts) {
      await pages.replace(page, await renderer.renderPage(page, data, pageFiles, publicUrl, context.clock()))
      shown.set(page, facts)
      writtenAt.set(page, performance.now())
    }
    if (Object.keys(data).length === reads.length) versions.set(page, fresh)
  }
  const writeAll = async () => {
    for (const page of renderer.pages) if (page.reads.length > 0) await write(page)
  }
  const writeOthers = async () => {
    for (const page of renderer.pages) if (page.reads.length === 0 && !isClosed) await write(page)
  }
  // Two timers, so that a resting page does not delay changed ones.
  const timers = new Map<'changed' | 'rested', NodeJS.Timeout>()
  const soon = (why: 'changed' | 'rested', wait: number) => {
    if (timers.has(why)) return
    const go = () => {
      timers.delete(why)
      writing = writing.then(writeAll).catch(error => {
        // A closing server answers no queries, and the next start renders the pages.
        if (!isClosed) context.app.log.warn({ error: loggable(error) }, 'pages not written')
      })
    }
    timers.set(why, setTimeout(go, wait).unref())
  }
  let isClosed = false
  let writing = writeAll()
  context.responseCache.onRenewed(() => soon('changed', pause))
  await writing
  if (publicUrl) writing = writing.then(writeOthers)
  return {
    async close() {
      isClosed = true
      for (const timer of timers.values()) clearTimeout(timer)
      await writing
    },
  }
}

/** The queries' current answers; a failed one is left out, and the page fetches it itself. */
export async function readAll({ app, clock }: AppContext, reads: readonly string[]): Promise<PageData> {
  const data: PageData = {}
  for (const url of reads) {
    const answer = await app.inject({ url })
    if (answer.statusCode === 200) data[url] = { value: answer.json(), savedAt: clock() }
  }
  return data
}
