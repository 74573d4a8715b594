import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { home } from '../rules/source-files.ts'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/json',
  '.png': 'image/png',
}

/** The built site, and the same site as a later build would name its files: every hash and every revision is another. */
export function twoBuilds(): { first: string; second: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'mela-builds-'))
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  for (const site of [first, second])
    cpSync(join(home, 'dist/web'), site, { recursive: true, filter: file => !/\.(br|gz)$/.test(file) })
  const hashed = readdirSync(join(second, 'assets')).map(name => ({
    name,
    later: name.replace(/\.(\w+)$/, 'later.$1'),
  }))
  for (const { name, later } of hashed)
    renameSync(join(second, 'assets', name), join(second, 'assets', later))
  const texts = readdirSync(second, { recursive: true, encoding: 'utf8' }).filter(name =>
    /\.(html|js|css|json)$/.test(name),
  )
  for (const file of texts.filter(name => statSync(join(second, name)).isFile())) {
    let text = readFileSync(join(second, file), 'utf8')
    for (const { name, later } of hashed) text = text.replaceAll(name, later)
    if (file === 'sw.js') text = text.replace(/(revision"?:\s*"\w+)"/g, '$1later"')
    writeFileSync(join(second, file), text)
  }
  return { first, second, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Serves one of the builds without the files of the other. */
export async function serveBuild(site: string) {
  let root = site
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname
    const pages = JSON.parse(readFileSync(join(root, 'pages.json'), 'utf8')) as Record<string, string>
    const file = join(root, pages[path] ?? path)
    const isThere = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
    response.writeHead(isThere ? 200 : 404, {
      'content-type': isThere ? (types[extname(file)] ?? 'text/plain') : 'application/json',
      'cache-control': 'no-cache',
    })
    response.end(isThere ? readFileSync(file) : '{"code":"not-found","message":"gone"}')
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    update: (later: string) => {
      root = later
    },
    close: () =>
      new Promise<void>(done => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
