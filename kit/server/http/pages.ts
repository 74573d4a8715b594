import { existsSync, globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inQueryClass } from '../db/shared-pool.ts'
import { type CompressedBody, compressBody, sendCompressed } from './compressed-body.ts'
import { type FindLink, withHindiHead, withSharedLink } from './shared-links.ts'

/** The built site: HTML by route, files by name; each is read once and kept in memory. */
export type Pages = {
  /** Replaces the HTML of a route, for pages whose data changed. */
  replace: (route: string, html: string) => Promise<void>
  /** Serves a text under this name (`guide.html`), or replaces it. The content type follows from the extension. */
  keepFile: (name: string, text: string) => Promise<void>
  /** Sets the link preview for a route with a query. */
  share: (route: string, find: FindLink) => void
  /**
   * Sends the 404 page if a browser asked for an address that cannot be decoded, such as `/%E0%A4%A`. Sends nothing and returns
   * false for programs, and if there is no such page.
   */
  sendUnknown: (request: FastifyRequest, reply: FastifyReply) => boolean
  /** Every route that has a page. */
  readonly routes: readonly string[]
}

type Options = {
  publicUrl?: string | undefined
  offlineCopy?: boolean | undefined
  /** Changes every page and the service worker before they are sent. */
  mark?: ((text: string, file?: string) => string) | undefined
  /** Brotli quality of pages that change; default: the best. */
  effort?: number | undefined
}

/** `web`: the folder of the built site (dist/web). Without it every page is 404. */
export function servePages(
  app: FastifyInstance,
  web: string | undefined,
  { publicUrl, offlineCopy = true, mark, effort = 11 }: Options = {},
): Pages {
  // With OFFLINE_COPY=off clients get, under the same name, a worker that removes itself and its caches.
  const servedFile = (file: string) => (file === 'sw.js' && !offlineCopy ? 'sw-off.js' : file)
  const routes = new Map(Object.entries(readJson<Record<string, string>>(web, 'pages.json') ?? {}))
  const files = new Set(web === undefined ? [] : findFiles(web))
  const compressed = new Map<string, CompressedBody | Promise<CompressedBody>>()
  const links = new Map<string, FindLink>()
  // Compressed once for each version of a page: a link with `?lang=hi` must not cost more than the page itself.
  const hindiPages = new WeakMap<CompressedBody, Promise<CompressedBody>>()
  const inHindi = (page: CompressedBody) => {
    const known = hindiPages.get(page)
    if (known) return known
    const made = compressBody(Buffer.from(withHindiHead(page.plain.toString())), page.type)
    hindiPages.set(page, made)
    return made
  }
  const open = (file: string) => {
    const known = compressed.get(file)
    if (known) return known
    const opening = read(web ?? '', file, mark)
    compressed.set(file, opening)
    opening.then(
      opened => compressed.set(file, opened),
      () => compressed.delete(file),
    )
    return opening
  }
  const addToFastPath = (url: string, file: string | undefined) =>
    app.fastPath.add(url, () => {
      const known = compressed.get(file ?? '')
      return known && 'hash' in known ? { compressed: known, cacheControl: cacheOf(url) } : undefined
    })
  for (const file of files) addToFastPath(`/${file}`, servedFile(file))
  for (const [route, file] of routes) if (isRoute(route)) addToFastPath(route, file)
  // Read once the server listens: later, reading a page for the first time might be refused while a crowd of readers waits.
  app.addHook('onListen', async () => {
    // Some pages are only made at run time and have no file.
    for (const file of new Set([...routes.values(), ...[...files].map(servedFile)]))
      await Promise.resolve(open(file)).catch(() => undefined)
  })
  const page = async (request: FastifyRequest, reply: FastifyReply, route: string, status = 200) => {
    const file = routes.get(route)
    if (!file) return notFound(reply)
    const opened = await open(file)
    const query = request.query as Record<string, unknown>
    // A preview needs absolute addresses, and the client's `Host` may name any other site.
    const link = publicUrl && Object.keys(query).length > 0 ? await find(links.get(route), query) : undefined
    const told = query.lang === 'hi' ? await inHindi(opened) : opened
    if (!link || !publicUrl) return sendCompressed(request, reply.code(status), told, 'no-cache')
    const html = withSharedLink(told.plain.toString(), link, request, publicUrl)
    reply.code(status)
    return sendCompressed(request, reply, await compressBody(Buffer.from(html), opened.type), 'no-cache')
  }
  app.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    const path = pathOf(request)
    if (path === undefined) return notFound(reply)
    if (files.has(path.slice(1)))
      return sendCompressed(request, reply, await open(servedFile(path.slice(1))), cacheOf(path))
    const route = routeOf(path)
    if (isRoute(route) && routes.has(route)) return page(request, reply, route)
    if (wantsFile(path, request)) return notFound(reply)
    // A numbered post: the page that asks for a code shows the post in the address.
    if (/^\/p\/[^/]+$/i.test(route)) return page(request, reply, '/p')
    // Split as the app splits the address: an encoded slash (%2f) belongs to its part.
    return page(request, reply, unknownAt(decodeURI(request.url.split('?', 1)[0] ?? '')), 404)
  })
  return {
    replace: async (route, html) => {
      const file = routes.get(route) ?? `${route}.html`
      const fresh = await compressBody(Buffer.from(mark?.(html) ?? html), types['.html'], {}, effort)
      routes.set(route, file)
      compressed.set(file, fresh)
      addToFastPath(route, file)
    },
    keepFile: async (name, text) => {
      const marked = name.endsWith('.html') ? (mark?.(text) ?? text) : text
      // Data files are fetched rarely, so the default quality is enough.
      const hard = name.endsWith('.html') ? effort : undefined
      compressed.set(name, await compressBody(Buffer.from(marked), typeOf(name), {}, hard))
      files.add(name)
      addToFastPath(`/${name}`, name)
    },
    share: (route, find) => void links.set(route, find),
    sendUnknown: (request, reply) => {
      const unknown = unknownAt(request.url.split('?', 1)[0] ?? '')
      const opened = compressed.get(routes.get(unknown) ?? '')
      const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
      if (!isPage || ofPrograms.test(request.url) || !opened || !('hash' in opened)) return false
      sendCompressed(request, reply.code(404), opened, 'no-cache')
      return true
    },
    get routes() {
      return [...routes.keys()].filter(isRoute)
    },
  }
}

// If the database fails, the page is sent without a preview.
const find = (look: FindLink | undefined, query: Record<string, unknown>) =>
  look && inQueryClass('read', () => look(query)).catch(() => undefined)

/** 404 as JSON, for everything that is not a page. */
export function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send('{"code":"not-found","message":"There is nothing here."}')
}

/** Hashes of the inline scripts that the built pages carry. */
export function scriptHashes(web: string | undefined): string[] {
  const hashes = readJson<{ scripts: string[] }>(web, 'csp.json')?.scripts ?? []
  return hashes.filter(hash => /^sha(256|384|512)-[A-Za-z0-9+/=]+$/.test(hash))
}

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.geojson': 'application/geo+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
} as const
const typeOf = (file: string): string =>
  (types as Record<string, string>)[extname(file)] ?? 'application/octet-stream'

// Pages are served by route; those at the root also by file name, under which the service worker caches them. Files for the
// server and for debugging are not served.
function findFiles(web: string): string[] {
  const found = existsSync(web) ? globSync('**/*', { cwd: web, withFileTypes: true }) : []
  return found
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(web.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter(
      file => !/(\/.*\.html|404\.html|\.(map|br|gz)|^(csp|pages|page-files)\.json)$|(^|\/)\./.test(file),
    )
}

async function read(web: string, file: string, mark?: Options['mark']): Promise<CompressedBody> {
  const path = join(web, file)
  if (mark && (file.endsWith('.html') || file === 'sw.js'))
    return compressBody(Buffer.from(mark(await readFile(path, 'utf8'), file)), typeOf(file))
  const [plain, br, gzip] = await Promise.all([path, `${path}.br`, `${path}.gz`].map(readIfThere))
  if (!plain) throw new Error(`${file} no longer exists.`)
  return compressBody(plain, typeOf(file), { br, gzip })
}
const readIfThere = (path: string) => (existsSync(path) ? readFile(path) : undefined)
function readJson<T>(web: string | undefined, name: string): T | undefined {
  if (web === undefined || !existsSync(join(web, name))) return undefined
  return JSON.parse(readFileSync(join(web, name), 'utf8')) as T
}

const isRoute = (route: string) => route.startsWith('/')
// Files with a hash in their name never change; all others are revalidated.
const cacheOf = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

function pathOf(request: FastifyRequest): string | undefined {
  try {
    return decodeURIComponent(request.url.split('?', 1)[0] ?? '')
  } catch {
    return undefined
  }
}
/** The page for an unknown address: the same that the app shows there. */
const unknownAt = (path: string) => (/^\/facility\/[^/]+$/.test(routeOf(path)) ? 'facility-404' : '404')
function routeOf(path: string): string {
  const route = path.replace(/([^/])\/$/, '$1').replace(/^\/facilities\//, '/facility/')
  return route === '/facility/route' ? '/facility/mela-route' : route
}
// Addresses that no person opens: they are answered with JSON or files, never with a page.
const ofPrograms = /^\/(api|rest|storage|assets|photos)(\/|$)/
// A missing file must not be answered with a page, because an old tab would parse the HTML as a script.
function wantsFile(path: string, request: FastifyRequest): boolean {
  if (ofPrograms.test(path)) return true
  return /\.[a-z0-9]{1,12}$/i.test(path) && !request.headers.accept?.includes('text/html')
}
