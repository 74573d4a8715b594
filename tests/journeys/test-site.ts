import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const site = join(import.meta.dirname, '../../dist/web')
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/json',
  '.png': 'image/png',
}
/**
 * `later`: the same site as a later build would name its files: every hash and revision differs, and no file of the previous
 * build is left. `no-copy`: as the server serves it with `OFFLINE_COPY` off.
 */
type Version = 'built' | 'later' | 'no-copy'

/** Serves the built site without an API, one version after another. */
export async function serveSite() {
  let version: Version = 'built'
  const pages = JSON.parse(readFileSync(join(site, 'pages.json'), 'utf8')) as Record<string, string>
  const assets = new Set(readdirSync(join(site, 'assets')))
  const laterName = (name: string) => name.replace(/\.(\w+)$/, 'later.$1')
  const fileOf = (path: string) => {
    if (version === 'no-copy' && path === '/sw.js') return 'sw-off.js'
    if (version !== 'later' || !path.startsWith('/assets/')) return pages[path] ?? path
    return path.includes('later.') ? path.replace('later.', '.') : undefined
  }
  const bodyOf = (file: string) => {
    if (version !== 'later' || !/\.(html|js|css|json)$/.test(file)) return readFileSync(file)
    const text = readFileSync(file, 'utf8').replace(/[\w.-]+\.\w+/g, name =>
      assets.has(name) ? laterName(name) : name,
    )
    return file.endsWith('/sw.js') ? text.replace(/(revision"?:\s*"\w+)"/g, '$1later"') : text
  }
  const server = createServer((request, response) => {
    const file = fileOf(new URL(request.url ?? '/', 'http://x').pathname)
    const path = file === undefined ? undefined : join(site, file)
    const isThere = path !== undefined && (statSync(path, { throwIfNoEntry: false })?.isFile() ?? false)
    response.writeHead(isThere ? 200 : 404, {
      'content-type': isThere ? (types[extname(path)] ?? 'text/plain') : 'application/json',
      'cache-control': 'no-cache',
    })
    response.end(isThere ? bodyOf(path) : '{"code":"not-found","message":"gone"}')
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    update: (to: Version) => {
      version = to
    },
    [Symbol.asyncDispose]: () =>
      new Promise<void>(done => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
