import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { floor } from '../web/floor.ts'

/**
 * Builds the developers' page /dev/sheet separately: in the guide's own build it would split the screens whose parts it shows
 * into more files for everybody. Returns the names, below `site`, of the files its page needs.
 */
export async function buildStories(site: string): Promise<{ entry: string; css: string }> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      target: floor.script,
      outDir: site,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsDir: 'assets/sheet',
      manifest: '.vite/sheet-manifest.json',
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4000,
      rollupOptions: {
        input: 'web/stories/stories-page.tsx',
        // The sheet imports parts directly that the guide loads late.
        checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      },
    },
  })
  const manifest = JSON.parse(readFileSync(join(site, '.vite/sheet-manifest.json'), 'utf8')) as Record<
    string,
    { file: string; isEntry?: boolean; css?: string[] }
  >
  const chunks = Object.values(manifest)
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('the sheet has no entry')
  const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))]
  return {
    entry: `/${entry.file}`,
    css: styles.map(name => readFileSync(join(site, name), 'utf8').trim()).join(''),
  }
}
