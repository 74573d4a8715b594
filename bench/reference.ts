import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** Builds the reference page with its own packages and serves it compressed; its data comes from the guide at `guide`. */
export async function openReferencePage(guide: string): Promise<{ url: string; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'mela-reference-'))
  cpSync(resolve(import.meta.dirname, 'reference-page'), folder, { recursive: true })
  const home = resolve(import.meta.dirname, '..')
  const styles = ['tokens', 'base', 'bars', 'button', 'rows', 'notices', 'fields', 'sheets'].map(name =>
    readFileSync(join(home, `ui/${name}.css`), 'utf8'),
  )
  writeFileSync(join(folder, 'page.css'), styles.join('\n'))
  cpSync(join(home, 'features/home/masthead.svg'), join(folder, 'public/art/masthead.svg'))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent'], { cwd: folder, stdio: 'inherit' })
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { target: 'es2022', modulePreload: { polyfill: false } },
  })
  const texts = JSON.stringify(
    Object.fromEntries(
      Array.from({ length: 250 }, (_, index) => [`key${index}`, `A sentence of the guide, number ${index}`]),
    ),
  )
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname
    const send = (type: string, bytes: Buffer) => {
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' })
      response.end(brotliCompressSync(bytes))
    }
    if (path === '/texts.json') return send('application/json', Buffer.from(texts))
    if (path.startsWith('/api/'))
      return send('application/json', Buffer.from(await (await fetch(guide + request.url)).arrayBuffer()))
    const art = join(home, 'public', path)
    const built = join(folder, 'dist', path)
    const file =
      [art, built].find(name => statSync(name, { throwIfNoEntry: false })?.isFile()) ??
      join(folder, 'dist/index.html')
    send(types[extname(file)] ?? 'text/plain', readFileSync(file))
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
