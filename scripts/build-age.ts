import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['common', 'content', 'features', 'kit', 'public', 'scripts', 'ui', 'web']
const alone = ['package-lock.json', 'vite.config.ts']

/** Whether the build in `dist` is complete and newer than all its sources. */
export function isBuildFresh(home: string): boolean {
  const built = statSync(join(home, 'dist/web/sw.js.br'), { throwIfNoEntry: false })?.mtimeMs
  if (!built) return false
  // A folder's time says nothing: a copied version keeps only the times of its files.
  const isNewer = (path: string) => {
    const found = statSync(path, { throwIfNoEntry: false })
    return !!found?.isFile() && found.mtimeMs > built
  }
  const isSource = (name: string) => !/\.(test|e2e|old|server)\.tsx?$|\.sql$|\.md$/.test(name)
  return (
    !alone.some(file => isNewer(join(home, file))) &&
    !folders.some(folder =>
      readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' }).some(
        name => isSource(name) && isNewer(join(home, folder, name)),
      ),
    )
  )
}
