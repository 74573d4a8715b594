import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll } from 'vitest'
import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import type { AppContext } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { openTestApp, type TestApp } from '#tests/world/app.ts'

export const page = (title: string) =>
  `<!doctype html><title>${title}</title>${'<p>जय बाबा गरीबनाथ</p>'.repeat(50)}`

export let built: TestApp
export let base: string
/** How many notes the server accepted. */
export let reached = 0
let ready = async (): Promise<string[]> => []
/** Sets what the server reports about its readiness. */
export const readyIs = (how: () => Promise<string[]>) => {
  ready = how
}

const contract = defineContract({
  'POST /api/notes': {
    access: 'anyone',
    summary: 'Keeps a note.',
    body: z.optional(z.strictObject({ text: z.string() })),
    reply: z.object({ reached: z.int() }),
  },
})

/** Opens a server with a small site and one call, for all tests of a file. */
export function appForAll(): void {
  beforeAll(async () => {
    const web = makeDataFolder()
    const files: Record<string, string | Buffer> = {
      'index.html': page('Home'),
      '404.html': page('Page Not Found'),
      'facility/404.html': page('Facility Not Found'),
      'facility/toilet/index.html': page('Toilet'),
      'facility/mela-route/index.html': page('Route'),
      'facility/shivir/index.html': page('Camp'),
      'pages.json': JSON.stringify({
        '/': 'index.html',
        '/facility/toilet': 'facility/toilet/index.html',
        '/facility/mela-route': 'facility/mela-route/index.html',
        '/facility/shivir': 'facility/shivir/index.html',
        '404': '404.html',
        'facility-404': 'facility/404.html',
      }),
      'page-files.json': '{}',
      'csp.json': JSON.stringify({ scripts: ['sha256-abc=', "x'; script-src *"] }),
      'sw.js': 'self.addEventListener("fetch", () => {})',
      'assets/main-1a2b.js': `console.log(1)${'//'.repeat(500)}`,
      'assets/main-1a2b.js.gz': gzipSync('made by the build'),
      'assets/main-1a2b.js.map': '{}',
      'assets/main-1a2b.css': '.a{color:red}'.repeat(100),
      'assets/finder.worker-1a2b.js': 'postMessage(1)',
      'art/lamp.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(200)}</svg>`,
      'icon.png': Buffer.alloc(2000, 1),
      '.vite/manifest.json': '{}',
    }
    for (const [name, content] of Object.entries(files)) {
      await mkdir(join(web, name, '..'), { recursive: true })
      await writeFile(join(web, name), content)
    }
    built = await openTestApp({
      settings: { publicUrl: 'https://mela.example', metricsToken: 'a-token-of-some-length' },
      ready: () => ready(),
      tiles: ['https://tile.example', 'https://x;script-src *'],
      web,
    })
    built.app.get('/address', async request => request.ip)
    serve({ app: built.app } as AppContext, contract, { 'POST /api/notes': () => ({ reached: ++reached }) })
    base = await built.listen()
    return async () => {
      await built.close()
      removeDataFolder(web)
    }
  })
}

export const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(base + path, { headers, redirect: 'manual' })
