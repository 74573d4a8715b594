import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { files, read, sources } from './source-files.ts'

const sheets = files.filter(file => file.endsWith('.css'))
const modules = sheets.filter(file => file.endsWith('.module.css'))

/** Text of the files that import a CSS module, each with the name that it has there. */
const importers = Map.groupBy(
  sources.flatMap(file => {
    const text = read(file)
    return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(
      ([, name = '', path = '']) => ({
        sheet: path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path)),
        name,
        text: text.replace(/ from '[^']+'/g, ''),
      }),
    )
  }),
  ({ sheet }) => sheet,
)
const classesOf = (sheet: string) => {
  const ownCode = read(sheet).replace(/\/\*.*?\*\/|url\(.*?\)|:global\((?:[^()]|\([^()]*\))*\)|'[^']*'/gs, '')
  return new Set([...ownCode.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))
}
const uses = (sheet: string, how: (name: string) => RegExp) =>
  (importers.get(sheet) ?? []).flatMap(({ name, text }) =>
    [...text.matchAll(how(name))].map(([, used = '']) => used),
  )

describe('styles', () => {
  it('every class that a screen names is in its CSS module, and every one there is named', () => {
    expect(modules.length).toBeGreaterThan(50)
    for (const sheet of modules) {
      const classes = classesOf(sheet)
      const named = new Set(uses(sheet, name => new RegExp(`\\b${name}\\.(\\w+)`, 'g')))
      expect([...named.difference(classes)], `not in ${sheet}`).toEqual([])
      // Some are chosen by a value, such as `styles[status]`.
      const isChosen = uses(sheet, name => new RegExp(`\\b${name}(\\[)`, 'g')).length > 0
      if (!isChosen) expect([...classes.difference(named)], `for nothing in ${sheet}`).toEqual([])
    }
  })
  it('every variable that is used without a fallback is set somewhere', () => {
    const all = [...sheets, ...sources].map(read).join('\n')
    const used = new Set(all.match(/(?<=var\()--[\w-]+(?=\))/g))
    const set = new Set(all.match(/--[\w-]+(?=['"]?\]?\s*:)|(?<=setProperty\(\s*['"])--[\w-]+/g))
    expect(used.size).toBeGreaterThan(50)
    expect([...used.difference(set)]).toEqual([])
  })
})
