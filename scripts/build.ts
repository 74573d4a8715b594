import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import type { Renderer } from '#kit/web/renderer.ts'
import { floor } from '../web/floor.ts'
import { isBuildFresh } from './build-age.ts'
import { earlierAssets } from './earlier-assets.ts'
import { pageFiles } from './page-files.ts'

/**
 * Builds the web app: browser bundle, prerendered pages, service worker, compressed copies. `--if-needed` keeps a build that
 * is newer than its sources.
 */
const home = fileURLToPath(new URL('..', import.meta.url))
const site = join(home, 'dist/web')
process.chdir(home)
process.env.NODE_ENV = 'production'

if (process.argv.includes('--if-needed') && isBuildFresh(home)) process.exit(0)
// Imported late, so that a start with a fresh build does not wait for the tools.
const { build } = await import('vite')
const { injectManifest } = await import('workbox-build')
const { buildStories } = await import('./build-stories.ts')
const { textsInSource } = await import('./texts-in-source.ts')
const earlier = earlierAssets(join(home, 'dist'))
earlier.setAside()
rmSync(join(home, 'dist'), { recursive: true, force: true })
const quiet = { logLevel: 'warn' as const }
await build(quiet)
await build({ ...quiet, build: { ssr: true } })

const renderer: Renderer = await import(join(home, 'dist/prerender/prerender.js'))
const older = `/${await buildScript('older-browsers', site, 'assets/older-browsers-[hash].js')}`
const files = { ...pageFiles(site, await renderer.screenFiles()), older }
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(site, name)), { recursive: true })
  writeFileSync(join(site, name), text)
}
const fileOf: Record<string, string> = {}
for (const { page } of renderer.pages) {
  const isMissing = page.endsWith('404')
  const file =
    page === '/' ? 'index.html' : isMissing ? `${page.slice(1)}.html` : `${page.slice(1)}/index.html`
  fileOf[isMissing ? page.slice(1).replace('/', '-') : page] = file
  write(file, await renderer.renderPage(page, {}, files))
}
write('shell.html', renderer.renderShell(files))
for (const address of await renderer.shells()) fileOf[address] = 'shell.html'
fileOf['/dev/sheet'] = 'dev/sheet/index.html'
write('dev/sheet/index.html', renderer.renderShell({ ...files, ...(await buildStories(site)) }))
write('pages.json', JSON.stringify(fileOf))
write('page-files.json', JSON.stringify(files))
const hash = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`
write('csp.json', JSON.stringify({ scripts: Object.values(renderer.inlineScripts).map(hash) }))

// For the staff page that shows what a third language lacks, because the server cannot parse source. Not served.
writeFileSync(join(home, 'dist/texts.json'), JSON.stringify(textsInSource(home)))

await buildScript('service-worker', join(home, 'dist/worker'), 'sw.js', {
  OFFLINE_READS: JSON.stringify(renderer.offlineReads),
  MAP_FILES: JSON.stringify(mapFiles()),
  OLDER_FILE: JSON.stringify(older),
})
await buildScript('service-worker-off', site, 'sw-off.js')
const { count, size } = await injectManifest({
  swSrc: 'dist/worker/sw.js',
  swDest: 'dist/web/sw.js',
  globDirectory: 'dist/web',
  globPatterns: [
    'index.html',
    'shell.html',
    'assets/*.{js,css,svg}',
    'art/{welcome,darshan,day-*,garland,history}.svg',
    'icons/*.svg',
    'manifest.webmanifest',
  ],
  // Maps, cameras and the QR reader are kept after their first use, the staff console never, so a first visit loads only the guide.
  globIgnores: [
    ...filesNotKept(/\/(staff-screens|staff-manifests|street-map|wall-map|home-map|hls-stage|qr-library)-/),
    older.slice(1),
    '**/*.map',
  ],
  dontCacheBustURLsMatching: /assets\//,
})
earlier.putBack()
compressSite()
console.log(
  `built ${Object.keys(fileOf).length} pages; kept offline: ${count} files, ${Math.round(size / 1024)} kB`,
)

/** Builds one file into a classic script (not a module). Returns its name. */
async function buildScript(
  source: string,
  outDir: string,
  file: string,
  define: Record<string, string> = {},
): Promise<string> {
  const built = await build({
    ...quiet,
    configFile: false,
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      outDir,
      emptyOutDir: false,
      target: floor.script,
      lib: { entry: `web/${source}.ts`, formats: ['iife'], name: 'script', fileName: () => file },
    },
  })
  const [{ output }] = built as [Rolldown.RolldownOutput]
  return output[0].fileName
}

/** `assets` includes workers. */
type Chunk = {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}

/** Addresses of the files that the street map needs, including those that are kept from the start. */
function mapFiles(): string[] {
  const chunks = read<Record<string, Chunk>>('manifest.json')
  // A chunk that joins several lazily loaded parts is named after none of them.
  const first = read<Record<string, string>>('screen-files.json')['features/facilities/street-map.tsx']
  const seen = new Set<string>()
  const need = (chunk: Chunk | undefined) => {
    if (!chunk || seen.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file)
    for (const name of chunk.imports ?? []) need(chunks[name])
  }
  need(Object.values(chunks).find(({ file }) => file === first))
  if (seen.size === 0) throw new Error('The street map is in no chunk.')
  return [...seen].map(file => `/${file}`)
}

/** Files not to keep offline: those that only parts matching `apart` load, and those that no page loads at all. */
function filesNotKept(apart: RegExp): string[] {
  const chunks = read<Record<string, Chunk>>('manifest.json')
  const kept = new Set<string>()
  const keep = (chunk: Chunk | undefined) => {
    if (!chunk || kept.has(chunk.file) || apart.test(chunk.file)) return
    for (const name of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) kept.add(name)
    for (const name of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) keep(chunks[name])
  }
  keep(chunks['web/main.tsx'])
  return Object.values(chunks)
    .flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
    .filter(file => !kept.has(file))
}
function read<T>(name: string): T {
  return JSON.parse(readFileSync(join(site, '.vite', name), 'utf8')) as T
}

/** Writes `.br` and `.gz` beside every text file at build time, so that requests need no compression. */
function compressSite(): void {
  for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|svg|json|webmanifest|wasm|tflite)$/.test(name)) continue
    const bytes = readFileSync(join(site, name))
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: /\.(wasm|tflite)$/.test(name) ? 0 : constants.BROTLI_MODE_TEXT,
    }
    writeFileSync(join(site, `${name}.br`), brotliCompressSync(bytes, { params }))
    writeFileSync(join(site, `${name}.gz`), gzipSync(bytes, { level: 9 }))
  }
}
