import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer as listen } from 'node:net'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { createServer, type Plugin } from 'vite'
import { openDatabase } from '#kit/server/db/open.ts'
import { readSettings } from '#kit/server/settings.ts'

/**
 * `npm run dev`: Vite's development server, and behind it the guide's own server for everything but screens. A saved screen
 * appears in open pages at once and keeps its state; a saved server file restarts the guide's server. Pages are empty shells
 * here; `npm start` shows the built ones.
 */
const home = join(import.meta.dirname, '..')
process.chdir(home)
const settings = readSettings(process.env)
// Opened here, so that the embedded database keeps running when the server restarts.
const database = settings.databaseUrl ? undefined : await openDatabase(settings, console.log)

const port = await freePort()
let ready = Promise.withResolvers<void>()
let isOpen = false

const ofServer =
  /^\/(api|photos|data|languages|storage|rest|healthz|readyz|metrics|guide\.html|robots\.txt|sitemap\.xml)([/?]|$)/
// Replaces the service worker, whose cache would hide changes.
const noWorker = `self.oninstall = () => self.skipWaiting(); self.onactivate = () => self.registration.unregister()`
const [start, end] = ['start', 'end'].map(name => readFileSync(`web/page/${name}.js`, 'utf8'))
const page = (entry: string) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,viewport-fit=cover"><title>Mela Guide</title>',
    `<link rel="icon" href="/icons/favicon.svg"><script>${start}</script></head><body><div id="root"></div>`,
    `<script id="page-end" data-entry="/${entry}" data-older="" data-needs="">${end}</script></body></html>`,
  ].join('')

const pages = (): Plugin => ({
  name: 'pages',
  configureServer({ middlewares, transformIndexHtml }) {
    middlewares.use(async (request, response, next) => {
      const url = request.url ?? '/'
      if (ofServer.test(url)) {
        // Requests wait while it restarts.
        await ready.promise
        next()
      } else if (url === '/sw.js') response.setHeader('content-type', 'text/javascript').end(noWorker)
      else if (!request.headers.accept?.includes('text/html')) next()
      else {
        const entry = url === '/dev/sheet' ? 'web/stories/stories-page.tsx' : 'web/main.tsx'
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(await transformIndexHtml(url, page(entry)))
      }
    })
  },
})

const vite = await createServer({
  appType: 'custom',
  plugins: [pages()],
  optimizeDeps: { entries: ['web/main.tsx', 'web/stories/stories-page.tsx'] },
  server: {
    ...{ port: settings.port, strictPort: true, host: settings.host },
    proxy: { [ofServer.source]: { target: `http://127.0.0.1:${port}` } },
    watch: {
      ignored: [settings.dataDir, join(home, 'dist')].map(folder => `${folder}/**`),
      // Otherwise the second of two saves within 50 ms is not seen.
      awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
    },
  },
})
await vite.listen()

// By Vite's watcher: Node's own --watch loses a file once an editor has replaced it by another of its name.
const isOfServer = /^(common|content|kit|features|server|web\/staff)\/.*(?<!\.test|\.e2e)\.ts$/
let server = startServer()
let isStopping = false
vite.watcher.on('all', async (_, file) => {
  // What is saved while it stops is in its next start.
  if (!isOfServer.test(relative(home, file)) || isStopping) return
  isStopping = true
  if (isOpen) ready = Promise.withResolvers<void>()
  isOpen = false
  await ended(server)
  isStopping = false
  server = startServer()
})

console.log(`Mela Guide for development: http://localhost:${settings.port}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await Promise.all([ended(server), vite.close()])
    await database?.close()
    process.exit(0)
  })

function startServer(): ChildProcess {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'development', HOST: '127.0.0.1', PORT: String(port) },
      // Saves about a second of compiling unchanged files at each start.
      NODE_COMPILE_CACHE: join(home, 'node_modules/.cache/compiled'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  createInterface({ input: child.stdout }).on('line', line => {
    if (!line.startsWith('Mela Guide is open at')) return console.log(line)
    isOpen = true
    ready.resolve()
  })
  return child
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** A free port, which the server keeps across restarts. */
async function freePort(): Promise<number> {
  const probe = listen().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  return port
}
