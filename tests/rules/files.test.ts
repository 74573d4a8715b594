import { describe, expect, it } from 'vitest'
import { files, read, sources } from './source-files.ts'

describe('files', () => {
  it('are named in kebab-case', () => {
    const odd = sources.filter(
      file =>
        !/^([a-z0-9-]+\/)*[a-z0-9]+(-[a-z0-9]+)*(\.long)?(\.(server|test|e2e|worker|config))?\.tsx?$/.test(
          file,
        ),
    )
    expect(odd, 'Rename each in kebab-case: my-thing.ts, my-thing.server.ts.').toEqual([])
  })
  it('are named after a thing, because a file named index or utils collects anything', () => {
    expect(
      sources.filter(file => /(^|\/)(index|utils?|helpers?|types?|misc|constants?|common)\.tsx?$/.test(file)),
    ).toEqual([])
  })
  it('public holds assets only', () => {
    expect(
      files.filter(
        file =>
          file.startsWith('public/') && !/\.(svg|png|jpg|webp|webmanifest|txt|tflite|wasm|ico)$/.test(file),
      ),
    ).toEqual([])
  })
  it('contain no marks for later work', () => {
    const marks = new RegExp(['TO', 'DO|FIX', 'ME|X', 'XX'].join(''))
    expect(
      sources.filter(file => !file.startsWith('tests/rules/') && marks.test(read(file))),
      'Do it now, or take the mark away.',
    ).toEqual([])
  })
  it('share one series of SQL numbers, each used once, so that there is one order', () => {
    const numbers = files
      .filter(file => file.endsWith('.sql'))
      .map(file => Number(/(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1]))
      .toSorted((a, b) => a - b)
    expect(numbers, 'Rename the newer file: one above the highest number.').toEqual([...new Set(numbers)])
  })
  it('have the same icons in the sprite and in the list of names', () => {
    const symbols = [...read('ui/sprite.svg').matchAll(/<symbol id="([^"]+)"/g)].map(match => match[1])
    const names = [...read('ui/icon.tsx').matchAll(/\| '([^']+)'/g)].map(match => match[1])
    expect(names.toSorted(), 'ui/icon.tsx names each symbol of ui/sprite.svg and no other.').toEqual(
      symbols.toSorted(),
    )
  })
})
