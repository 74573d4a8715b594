import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageFiles } from '#kit/web/renderer.ts'

type Chunk = {
  file: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

/** The built files that pages refer to: the entry and, for each page, its screen's scripts to preload and its styles. */
export function pageFiles(site: string, sourceOf: Record<string, string>): Omit<PageFiles, 'older'> {
  const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const entryKey = Object.keys(manifest).find(key => manifest[key]?.isEntry)
  const entry = entryKey && manifest[entryKey]
  if (!entry) throw new Error('the build has no entry')
  /** A chunk after the chunks that it imports, which is the order in which Vite loads their styles. */
  const reach = (key: string, seen = new Set<string>()): string[] => {
    if (seen.has(key)) return []
    seen.add(key)
    return [...(manifest[key]?.imports ?? []).flatMap(next => reach(next, seen)), key]
  }
  // A chunk with nothing but styles is listed as the file itself.
  const stylesIn = ({ file, css = [] }: Chunk) => (file.endsWith('.css') ? [file, ...css] : css)
  const stylesOf = (keys: Iterable<string>) => [
    ...new Set([...keys].flatMap(key => (manifest[key] ? stylesIn(manifest[key]) : []))),
  ]
  const read = (names: readonly string[]) =>
    names.map(name => readFileSync(join(site, name), 'utf8').trim()).join('')
  const ofEntry = new Set(reach(entryKey))
  const ownStyles = stylesOf(ofEntry)
  const screens: PageFiles['screens'] = {}
  const fileOf = JSON.parse(readFileSync(join(site, '.vite/screen-files.json'), 'utf8')) as Record<
    string,
    string
  >
  for (const [page, source] of Object.entries(sourceOf)) {
    const key = manifest[source]
      ? source
      : Object.keys(manifest).find(name => manifest[name]?.file === fileOf[source])
    if (!key) throw new Error(`the build has no ${source}`)
    const needed = new Set([...ofEntry, ...reach(key)])
    const styles = stylesOf(needed)
    // A page also shows parts that its screen loads late, so it needs their styles from the start.
    const late = [...needed]
      .filter(name => !ofEntry.has(name))
      .flatMap(name => manifest[name]?.dynamicImports ?? [])
    const shown = stylesOf([...needed, ...late.flatMap(name => reach(name))])
    const scripts = [...needed]
      .map(name => manifest[name]?.file ?? '')
      .filter(file => file.endsWith('.js') && file !== entry.file)
    screens[page] = {
      scripts: scripts.map(file => `/${file}`),
      css: read(shown),
      styles: styles.filter(file => !ownStyles.includes(file)).map(file => `/${file}`),
    }
  }
  return { entry: `/${entry.file}`, css: read(ownStyles), styles: ownStyles.map(file => `/${file}`), screens }
}
