import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fairDate } from '#common/fair-time.ts'
import type { AppContext } from '#kit/server/context.ts'
import { loggable } from '#kit/server/http/log.ts'
import type { Pages } from '#kit/server/http/pages.ts'
import type { PageData, Renderer } from '#kit/web/renderer.ts'
import { openFiles } from './open-data/open-files.ts'
import { readAll } from './prerendered-pages.ts'

/**
 * A file made from public queries. `make` gets their answers and the current time (ms), and returns undefined if an answer is
 * missing, so that the previous file stays.
 */
type MadeFile = {
  name: string
  reads: readonly string[]
  make: (data: PageData, at: number, publicUrl: string | undefined) => string | undefined
}

/**
 * Makes and serves, from memory, the files that depend on the guide's lists. They are made again when a list changes, and within
 * ten minutes of a new day in Asia/Kolkata, which each file states: the walk's places are renewed that often. `pause`: ms from a
 * change until the files are made, so that successive changes are combined.
 */
export async function openMadeFiles(
  context: AppContext,
  pages: Pages,
  /** Folder of the build. */
  site: string,
  pause = 1000,
): Promise<{ close: () => Promise<void> }> {
  const built = resolve(site, 'prerender/prerender.js')
  if (!existsSync(built)) return { close: async () => {} }
  const { guideFile } = (await import(pathToFileURL(built).href)) as Renderer
  const files: readonly MadeFile[] = [
    { name: 'guide.html', reads: guideFile.reads, make: guideFile.render },
    ...openFiles,
  ]
  const shown = new Map<string, string>()
  const write = async ({ name, reads, make }: MadeFile) => {
    const at = context.clock()
    const data = await readAll(context, reads)
    const facts = JSON.stringify([fairDate(at), ...Object.values(data).map(({ value }) => value)])
    if (shown.get(name) === facts) return
    const text = make(data, at, context.settings.publicUrl)
    if (text === undefined) return
    await pages.keepFile(name, text)
    shown.set(name, facts)
  }
  const writeAll = async () => {
    for (const file of files) await write(file)
  }
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let writing = writeAll()
  context.responseCache.onRenewed(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      writing = writing.then(writeAll).catch(error => {
        if (!isClosed) context.app.log.warn({ error: loggable(error) }, 'files not made')
      })
    }, pause).unref()
  })
  await writing
  return {
    async close() {
      isClosed = true
      clearTimeout(timer)
      await writing
    },
  }
}
