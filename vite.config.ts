import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, minify, type Plugin } from 'vite'
import { floor } from './web/floor.ts'

/**
 * What goes into one file each; Vite splits the rest. On a slow line each file is a round trip, also in the offline copy, which comes
 * four files at a time. Split by Vite alone, Home asks for 45 scripts (91 kB brotli), a form for 68, and the copy is
 * 507 files. With only `app`: 3 scripts (80 kB), 26 for a form, 462 files in the copy. With all groups: 2 (78 kB), 10 and 284.
 *
 * A group also takes what its modules import, unless an earlier group has it; two files that imported each other would not start.
 */
const files = [
  { name: 'app', tags: ['$initial' as const] },
  // Small parts that many screens share. The schemas of forms and staff panels are none of them: they bring zod, which doubles it.
  {
    name: 'shared',
    test: /\/(ui|kit\/web|common|content)\/(?!fields\.ts|row-columns\.ts)[^/]+$/,
    minShareCount: 12,
  },
  { name: 'forms', test: /kit\/web\/(outbox|photo)\/(?!.*worker)/ },
  // What screens and search both read.
  {
    name: 'lists',
    test: /features\/(facilities|contacts|mela-route)\/(use-[\w-]+|nearby|map-links|address)\.ts$|features\/help\/emergency-titles\.ts$|kit\/web\/(posts|help)\.ts$/,
  },
  // The search screen's own, so that it does not wait for the words of all features.
  { name: 'search', test: /features\/voice-search\/(texts\.ts|.*\.css)$/ },
  // The pages below /about share the titles with their search words.
  { name: 'search-words', test: /features\/(?!about\/)[^/]+\/search-words\.tsx?|web\/search-list/ },
  { name: 'staff-manifests', test: /\/staff-manifest\.ts/ },
]

/** Records which output file holds each screen, because a chunk shared by two screens is named after neither. */
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

/** Minifies the inline scripts. */
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
      // These warnings appear on busy machines and mean nothing to whoever installs the guide.
      checks: { bundlerTimings: false },
      input: isSsrBuild ? 'web/prerender.tsx' : 'web/main.tsx',
      output: isSsrBuild ? {} : { codeSplitting: { groups: files } },
    },
  },
}))
