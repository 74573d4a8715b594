import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, minify, type Plugin } from 'vite'
import { floor } from './web/floor.ts'

type Modules = { getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null }

/** Whether the entry needs a module before anything lazy is asked for. */
function isNeededAtStart(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const module = modules.getModuleInfo(id)
  return (
    !!module &&
    (module.isEntry || module.importers.some(importer => isNeededAtStart(importer, modules, seen)))
  )
}

/**
 * Modules that go into one file with all that only they import: a first visit asks for them together, each file is a
 * request with its own round trip on a slow network, and small files compress badly. A public screen asks for its own
 * file, `parts`, `sheets` and at most one more, and for two stylesheets: its own and that of `parts`
 * (tests/journeys/requests.e2e.ts). In this order: a module goes into the first file that takes it.
 */
const files: Readonly<Record<string, readonly RegExp[]>> = {
  // Small parts that several screens draw with.
  parts: [
    /\/ui\/(badge|chips|choices|level|segments|tabs|with-calls)\./,
    /kit\/web\/((bilingual-text|draft|device|live-list|location-texts|privacy-notice|work)\.|outbox\/waiting\.)/,
    /(common\/(distance|invisible|phone-number)|content\/(temple|town)|facilities\/(nearby|map-links))\.ts$/,
    /features\/(danger\/use-dangers|contacts\/use-contacts|facilities\/use-places)\.ts$/,
    /kit\/web\/.*\.css|features\/(help\/help|photo-contest\/entries\/.*)\.module\.css/,
  ],
  // Loaded after the screen: help, menu (on home with the first tap), warnings of dangers, what asks for the position, and what
  // is closed on the walk, which its drawings, its list and every map share.
  sheets: [
    /web\/(layout\/sheets|help|session-hint)\.tsx?$/,
    /kit\/web\/(loca(te|tor|tion)|closures|closure-texts)\./,
    /common\/validity\.ts$/,
  ],
  // The codes of numbered posts, which search, their page and the forms read.
  posts: [/common\/(post-code|hindi-numbers|hindi)\.ts$/, /kit\/web\/posts\.ts$/],
  // What every form asks for: the outbox with its database, photos, the position, privacy notices. All screens of lost & found show its kinds.
  forms: [
    /kit\/web\/(outbox|photo)\/(?!.*worker)/,
    /kit\/web\/position-button\./,
    /node_modules\/idb\//,
    /lost-found\/(item-kinds|refusal-texts)/,
    /features\/(complaints|lost-found\/[\w-]+)\/notice-texts\.ts$/,
  ],
  facilities: [/features\/facilities\/([\w-]+-screen\.tsx?|answers\.module\.css)/],
  // What the route and the planner share, so that neither asks for the other.
  walk: [/features\/mela-route\/(walk|along|use-mela-route|use-starter-route|ahead\/kept-walk)\./],
  route: [/features\/mela-route\/(route-screen|(?!plan\/).*\.css)/],
  'route-later': [/features\/mela-route\/(city-map|map-gestures|map-marks)\.tsx?/],
  gallery: [/photo-contest\/gallery\/(gallery-screen|.*\.css)/],
  'gallery-later': [/photo-contest\/gallery\/(own-photos|photo-viewer)\.tsx?/],
  entry: [/photo-contest\/entries\/entry-screen\.tsx?/],
  'lost-found': [/lost-found\/lost-found-screen\.tsx?/],
  report: [/lost-found\/report\/report-screen\.tsx?/],
  'missing-person': [/lost-found\/missing-person\/missing-person-screen\.tsx?/],
  complaints: [/features\/complaints\/complaints-screen\.tsx?/],
  rumours: [/features\/rumours\/(rumours-screen\.tsx?|.*\.css)/],
  danger: [/features\/danger\/(danger-screen\.tsx?|notice-texts\.ts)/],
  quiz: [/features\/mela-quiz\/(mela-quiz-screen\.tsx?|notice-texts\.ts)/],
  pooja: [/features\/virtual-pooja\/(virtual-pooja-screen\.tsx?|.*\.css)/],
  'pooja-later': [/features\/virtual-pooja\/(pooja\.tsx?|sound\/sound-plan)/],
  // What search and first aid share, so that neither asks for the other.
  emergencies: [/features\/help\/emergency-titles\.ts$/],
  search: [/web\/search-screen\.tsx?/, /features\/voice-search\/.*\.css/],
}

/** Says in which file each screen ended up: parts that two screens share are named after neither. */
const screenFiles = (): Plugin => ({
  name: 'screen-files',
  generateBundle(_, bundle) {
    const found: Record<string, string> = {}
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      for (const id of chunk.moduleIds)
        if (/\.tsx?$/.test(id)) found[relative(import.meta.dirname, id)] = chunk.fileName
    }
    this.emitFile({ type: 'asset', fileName: '.vite/screen-files.json', source: JSON.stringify(found) })
  },
})

/** The lines of script that every page carries, as short as they can be said. */
const pageScripts = (): Plugin => ({
  name: 'page-scripts',
  enforce: 'pre',
  async load(id) {
    const [file = ''] = id.split('?')
    if (!/\/web\/page\/\w+\.js\?raw$/.test(id)) return
    this.addWatchFile(file)
    const { code } = await minify(file, readFileSync(file, 'utf8'), { compress: true, mangle: true })
    return `export default ${JSON.stringify(code.trim())}`
  },
})

const ownSheets = globSync('{kit,web,features}/**/*.module.css', { cwd: import.meta.dirname }).toSorted()
/** Names of classes: pages carry them in both languages, so the number of the file and of the name in it. */
function shortName(name: string, file: string, css: string): string {
  const sheet = ownSheets.indexOf(relative(import.meta.dirname, file.split('?')[0] ?? file))
  const names = [...new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(match => match[1]))]
  // Two digits for the file, so that no two names are spelt alike.
  return `_${(sheet + 36).toString(36)}${names.indexOf(name).toString(36)}`
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [pageScripts(), react()] : [react(), screenFiles()],
  css: { modules: { generateScopedName: shortName } },
  build: {
    target: floor.script,
    outDir: isSsrBuild ? 'dist/prerender' : 'dist/web',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      // They come on a busy machine and help nobody who installs the guide.
      checks: { bundlerTimings: false },
      input: isSsrBuild ? 'web/prerender.tsx' : 'web/main.tsx',
      // Everything home needs in one file: split, it was five files and 2 kB brotli more.
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                {
                  debugName: 'app',
                  // What nearly every screen asks for is cheaper here than in files of its own.
                  name: (id: string, modules: Modules) =>
                    isNeededAtStart(id, modules) ||
                    /(common\/(id|service-number)\.ts|(ui\/(toast|field|note)|kit\/web\/(age|draft))\.tsx?)$/.test(
                      id,
                    )
                      ? 'app'
                      : null,
                },
                {
                  debugName: 'staff-manifests',
                  test: /features\/[^/]+\/staff-manifest\.ts/,
                  name: 'staff-manifests',
                },
                {
                  debugName: 'map',
                  // Leaflet in a file of its own would take the build's runtime out of the app's: one more file for Home.
                  // All that these files share with the staff panel is in here too: two files that need each other do not start.
                  test: /kit\/web\/map\/|facilities\/(street-map|map-(drawing|texts)|place-bubble)|node_modules\/(leaflet|@googlemaps)/,
                  name: 'street-map',
                  includeDependenciesRecursively: false,
                },
                ...Object.entries(files).map(([name, parts]) => ({
                  name,
                  test: (id: string) => parts.some(part => part.test(id)),
                })),
                {
                  debugName: 'search-words',
                  // One file for the words of all features and what finds them, which are always loaded together. Those of the
                  // pages below /about stand apart: they share the titles with these pages.
                  test: /features\/(?!about\/)[^/]+\/search-(words|items)\.tsx?|web\/search-(list|items)\.tsx?|facilities\/nearest-answer\.tsx?|voice-search\/(match|search)\.ts$/,
                  name: 'search-words',
                },
              ],
            },
          },
    },
  },
}))
