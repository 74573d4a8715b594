import { describe, expect, it } from 'vitest'
import { featureOf, type Import, importsOf, isTest, sources } from './source-files.ts'

const all = sources.flatMap(importsOf)
const imports = all.filter(({ from }) => !isTest(from))
const rule = (wrong: (from: string, to: string) => boolean, lines: readonly Import[] = imports) =>
  lines.filter(line => wrong(line.from, line.to)).map(line => `${line.from} → ${line.to}`)

/** From the ground up: a file may import from its own floor and from those below it. */
const floors: readonly (readonly string[])[] = [
  ['common/'],
  ['ui/', 'content/'],
  ['kit/web/', 'kit/server/'],
  ['features/'],
  ['web/', 'server/'],
  ['scripts/', 'vite.config.ts'],
]
const floorOf = (file: string) => floors.findIndex(floor => floor.some(folder => file.startsWith(folder)))
const isServer = (file: string) => /^(kit\/)?server\//.test(file) || file.endsWith('.server.ts')
const isBrowser = (file: string) => /^(ui|kit\/web|web)\//.test(file) || file.endsWith('.tsx')

describe('imports run one way, including imports of types', () => {
  it('the imports are found at all', () => expect(imports.length).toBeGreaterThan(50))
  it('every product file is on a known floor', () => {
    expect(
      sources.filter(file => !isTest(file) && floorOf(file) < 0),
      'Move each into one of the folders that README.md lists.',
    ).toEqual([])
  })
  it('no import runs upwards', () => {
    expect(
      rule((from, to) => floorOf(to) > floorOf(from)),
      'Move what is imported down to a floor that both reach, or hand it over through a manifest.',
    ).toEqual([])
  })
  it('no test below the hosts imports a host or a script either; a whole server comes from tests/world', () => {
    const isUpwards = (from: string, to: string) => floorOf(from) >= 0 && floorOf(to) > floorOf(from)
    expect(
      rule(isUpwards, all),
      'Take a whole server from tests/world, or move the test into tests/.',
    ).toEqual([])
  })
  it('the product imports no test', () => {
    expect(
      rule((_, to) => isTest(to)),
      'Move what the product needs out of the test.',
    ).toEqual([])
  })
  it('features never import features, not even in tests; the two hosts compose them', () => {
    const isOther = (from: string, to: string) =>
      !!featureOf(from) && !!featureOf(to) && featureOf(from) !== featureOf(to)
    expect(
      rule(isOther, all),
      'Move what both need to kit/ or common/, import the type of a contract, or hand it over through a manifest.',
    ).toEqual([])
  })
  it('no server code reaches the browser, and no browser code the server', () => {
    expect(
      rule((from, to) => isBrowser(from) && isServer(to)),
      'Move what both need into a file that is neither .tsx nor .server.ts.',
    ).toEqual([])
  })
  it('nothing that the server loads, directly or indirectly, contains JSX', () => {
    const loaded = new Set(sources.filter(file => isServer(file) && !isTest(file)))
    // Iterating over a set includes the files added meanwhile.
    for (const file of loaded) for (const { from, to } of imports) if (from === file) loaded.add(to)
    expect(
      [...loaded].filter(file => file.endsWith('.tsx')),
      'Move what the server needs out of the .tsx.',
    ).toEqual([])
  })
  it('a feature’s file that is not named .server imports no server code', () => {
    const isOpen = (file: string) => !!featureOf(file) && !/\.(server|worker)\.ts$/.test(file)
    expect(
      rule((from, to) => isOpen(from) && isServer(to)),
      'Name the importing file .server.ts, or move what both need.',
    ).toEqual([])
  })
  it('imports form no cycle', () => {
    const next = new Map<string, string[]>()
    for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to])
    const done = new Set<string>()
    const circle = (file: string, path: readonly string[]): string[] => {
      if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
      if (done.has(file)) return []
      for (const to of next.get(file) ?? []) {
        const found = circle(to, [...path, file])
        if (found.length) return found
      }
      done.add(file)
      return []
    }
    expect(
      [...next.keys()].map(file => circle(file, [])).find(found => found.length) ?? [],
      'Move what the last file needs of the first into a file of its own.',
    ).toEqual([])
  })
})
