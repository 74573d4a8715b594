import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openDatabase } from '#kit/server/db/open.ts'
import { readSettings } from '#kit/server/settings.ts'

/** `npm run dev`: the real server behind a proxy that builds after each change and makes open pages reload. */
const home = join(import.meta.dirname, '..')
process.chdir(home)
const settings = readSettings(process.env)
// Opened here, so that the embedded database keeps running when the server restarts.
const database = settings.databaseUrl ? undefined : await openDatabase(settings, console.log)

let server: ChildProcess | undefined
let inner = 0
let ready = Promise.withResolvers<void>()
const pages = new Set<ServerResponse>()

const run = (file: string, stdout: 'inherit' | 'pipe' = 'inherit') =>
  spawn(process.execPath, [file], {
    env: { ...process.env, NODE_ENV: 'development', HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', stdout, 'inherit'],
  })
const ended = (child: ChildProcess) =>
  new Promise<number | null>(resolve =>
    child.exitCode === null ? child.once('exit', resolve) : resolve(child.exitCode),
  )

async function restart(site: boolean) {
  if (server) {
    server.kill('SIGTERM')
    await ended(server)
  }
  if (site && (await ended(run('scripts/build.ts'))) !== 0)
    return console.error('The build failed; waiting for a change.')
  const child = run('server/main.ts', 'pipe')
  server = child
  if (!child.stdout) return
  createInterface({ input: child.stdout }).on('line', line => {
    const port = /^Mela Guide is open at \S+:(\d+)/.exec(line)?.[1]
    if (!port) return console.log(line)
    inner = Number(port)
    ready.resolve()
    for (const page of pages) page.write('data: reload\n\n')
  })
}

let pause: NodeJS.Timeout | undefined
let siteChanged = false
let work = restart(true)
for (const folder of ['common', 'content', 'features', 'kit', 'public', 'server', 'ui', 'web'])
  watch(join(home, folder), { recursive: true }, (_, name) => {
    if (!name || /\.(test|e2e|old)\.ts$/.test(name)) return
    siteChanged ||= folder !== 'server' && !/\.(server\.ts|sql)$/.test(name)
    ready = inner ? Promise.withResolvers<void>() : ready
    inner = 0
    clearTimeout(pause)
    pause = setTimeout(() => {
      const site = siteChanged
      siteChanged = false
      work = work.then(() => restart(site))
    }, 150)
  })

const script = `new EventSource('/dev/reload').onmessage = () => location.reload()`
// Replaces the service worker, whose cache would hide changes.
const noWorker = `self.oninstall = () => self.skipWaiting(); self.onactivate = () => self.registration.unregister()`

const proxy = createServer(async (request, response) => {
  if (request.url === '/dev/reload') {
    response
      .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      .flushHeaders()
    pages.add(response)
    response.on('close', () => pages.delete(response))
  } else if (request.url === '/dev/reload.js' || request.url === '/sw.js') {
    const text = request.url === '/sw.js' ? noWorker : script
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(text)
  } else {
    await ready.promise
    pass(request, response)
  }
})

function pass(request: IncomingMessage, response: ServerResponse) {
  const isPage = request.headers.accept?.includes('text/html')
  const headers = { ...request.headers, ...(isPage && { 'accept-encoding': 'identity' }) }
  const onward = httpRequest(
    { port: inner, host: '127.0.0.1', method: request.method, path: request.url, headers },
    reply => {
      if (!reply.headers['content-type']?.startsWith('text/html')) {
        response.writeHead(reply.statusCode ?? 502, reply.headers)
        return void reply.pipe(response)
      }
      const { 'content-length': _, etag: __, ...rest } = reply.headers
      response.writeHead(reply.statusCode ?? 502, rest)
      reply.pipe(response, { end: false })
      reply.on('end', () => response.end('<script src="/dev/reload.js"></script>'))
    },
  )
  onward.on('error', () => response.destroy())
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}

proxy.listen(settings.port, () =>
  console.log(`Mela Guide for development: http://localhost:${settings.port}`),
)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    server?.kill('SIGTERM')
    if (server) await ended(server)
    await database?.close()
    process.exit(0)
  })
