import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PageFiles } from '#kit/web/renderer.ts'
import { home } from './source-files.ts'

const site = join(home, 'dist/web')
const size = (file: string) => statSync(join(site, `${file}.br`)).size
let files: PageFiles
let pages: Record<string, string>

beforeAll(() => {
  if (!existsSync(join(site, 'sw.js.br')))
    throw new Error('run `npm run build` first: these rules read what is built')
  files = JSON.parse(readFileSync(join(site, 'page-files.json'), 'utf8')) as PageFiles
  pages = JSON.parse(readFileSync(join(site, 'pages.json'), 'utf8')) as Record<string, string>
})
/** Parts that load only after a tap, or in a situation that a first visit does not have. Every other lazy part counts. */
const onlyWhenWanted = [
  'web/layout/sheets.tsx',
  'web/layout/install-hint.tsx',
  'web/nandi.tsx',
  'web/layout/offline-way.tsx',
  'kit/web/third-language.tsx',
  'kit/web/outbox/outbox.ts',
  'web/sent-results.tsx',
  // Windows of 1024 px and more.
  'web/home-map.tsx',
  'kit/web/outbox/waiting-list.tsx',
  'kit/web/photo/photo-store.ts',
]
type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
const read = <T>(name: string) => JSON.parse(readFileSync(join(site, '.vite', name), 'utf8')) as T

/** Scripts of a screen and all their lazy parts that are not another screen, such as a notice's look. */
function asksForByItself(page: string): Set<string> {
  const chunks = read<Record<string, Chunk>>('manifest.json')
  const fileOf = read<Record<string, string>>('screen-files.json')
  // Screens, and the parts of features that search and the staff console load.
  const lazyIn = (file: string) =>
    [...readFileSync(join(home, file), 'utf8').matchAll(/import\('([^']+)'\)/g)].map(([, path = '']) =>
      join(dirname(file), path),
    )
  const screens = ['web/routes.ts', ...globSync('features/*/manifest.ts', { cwd: home })].flatMap(lazyIn)
  const away = new Set([...screens, ...onlyWhenWanted].map(module => fileOf[module]))
  const asked = new Set<string>()
  const ask = (chunk: Chunk | undefined) => {
    if (!chunk || asked.has(`/${chunk.file}`) || away.has(chunk.file) || !chunk.file.endsWith('.js')) return
    asked.add(`/${chunk.file}`)
    for (const name of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) ask(chunks[name])
  }
  for (const file of scriptsOf(page)) ask(Object.values(chunks).find(chunk => `/${chunk.file}` === file))
  return asked
}
const scriptsOf = (page: string) => [files.entry, ...(files.screens[page]?.scripts ?? [])]

describe('the build', () => {
  it('contains no server code', () => {
    const scripts = readdirSync(join(site, 'assets')).filter(name => name.endsWith('.js'))
    const leaks = scripts.filter(name =>
      /\bnode:(fs|crypto|http|path)|from "pg"|select .{3,80} from \w+ where/i.test(
        readFileSync(join(site, 'assets', name), 'utf8'),
      ),
    )
    expect(leaks).toEqual([])
  })
  it('ships no source maps', () => {
    expect(
      readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.map')),
    ).toEqual([])
  })
  it('puts the styles of its screen into every page', () => {
    const home = readFileSync(join(site, 'index.html'), 'utf8')
    for (const name of ['mast', 'grid', 'bar', 'call'])
      expect(home.slice(0, home.indexOf('</style>'))).toContain(`.${name}{`)
  })
  it('puts the styles of the numbers in Help into every page, because Help opens before the script and without it', () => {
    const page = readFileSync(join(site, 'events/index.html'), 'utf8')
    const styles = page.slice(0, page.indexOf('</style>'))
    for (const rule of ['.call{', '.call--108{', '.sheet{', '.sheet-h{']) expect(styles).toContain(rule)
  })
  it('puts no script into prerendered pages but the two that the content security policy names', () => {
    const scripts = (file: string) =>
      readFileSync(join(site, file), 'utf8').match(/<script(?! type="application\/ld)[ >]/g)?.length
    // The third is data, as are those for search engines; the shell and the stories page have none.
    const expected = (file: string) => (/^(shell|dev.sheet.index)\.html$/.test(file) ? 2 : 3)
    expect(Object.entries(pages).filter(([, file]) => scripts(file) !== expected(file))).toEqual([])
  })
  it('keeps offline everything that the offline files load at their start', () => {
    const worker = readFileSync(join(site, 'sw.js'), 'utf8')
    const kept = new Set([...worker.matchAll(/(?<!\/)assets\/[^"]+\.(?:js|css)/g)].map(([file]) => file))
    const chunks = read<Record<string, Chunk>>('manifest.json')
    const asked = Object.values(chunks)
      .filter(({ file }) => kept.has(file))
      .flatMap(({ file, imports = [], css = [] }) =>
        [...imports.map(name => chunks[name]?.file ?? name), ...css].map(needed => ({ file, needed })),
      )
    expect(asked.length).toBeGreaterThan(100)
    expect(asked.filter(({ needed }) => !kept.has(needed))).toEqual([])
  })
  it('makes a first visit load nothing that only a stream, a street map or staff need', () => {
    const worker = readFileSync(join(site, 'sw.js'), 'utf8')
    // The map's files are fetched last, and only if a street plan was imported; there they begin with a slash.
    const kept = [...worker.matchAll(/(?<!\/)assets\/[^"]+\.js/g)].map(([file]) => file)
    expect(kept.length).toBeGreaterThan(20)
    expect(
      kept.filter(file => /\/(street-map|hls-stage|staff-screens|staff-manifests|dashboard)/.test(file)),
    ).toEqual([])
  })
  it('makes Home load at most 90 kB of script by itself, brotli', () => {
    const total = [...asksForByItself('/')].reduce((sum, file) => sum + size(file), 0)
    expect(total).toBeLessThanOrEqual(90_000)
  })
  it('names the icon in every page, so that browsers do not request a missing one', () => {
    const without = Object.entries(pages).filter(
      ([, file]) =>
        !readFileSync(join(site, file), 'utf8').includes('<link rel="icon" href="/icons/favicon.svg"'),
    )
    expect(without).toEqual([])
  })
  it('keeps the schemas of forms out of screens that only show a list', () => {
    const schemas = read<Record<string, string>>('screen-files.json')['common/fields.ts']
    expect(schemas).toBeTruthy()
    expect(
      scriptsOf('/first-aid').filter(file => file === `/${schemas}`),
      'Keep them out of the file `shared` in vite.config.ts: they bring zod.',
    ).toEqual([])
  })
  it('makes every other public screen add at most 34 kB of script to that of Home, brotli', () => {
    const ofHome = new Set(scriptsOf('/'))
    const added = Object.keys(files.screens)
      .filter(page => !page.startsWith('/admin'))
      .map(page => ({
        page,
        bytes: scriptsOf(page)
          .filter(file => !ofHome.has(file))
          .reduce((sum, file) => sum + size(file), 0),
      }))
    expect(added.filter(({ bytes }) => bytes > 34_000)).toEqual([])
  })
})
