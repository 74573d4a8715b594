import { describe, expect, it } from 'vitest'
import { files, read } from './source-files.ts'

/** Rows of the table in SECURITY.md: each test file that a row names, with the tests of it. */
const rows = read('SECURITY.md')
  .split('\n')
  .filter(line => /^\| (\d+|R\d+b?) /.test(line))
const named = [...read('SECURITY.md').matchAll(/`([\w/.-]+\.(?:test|e2e)\.ts)`((?: “[^”]+”)*)/g)].map(
  ([, file = '', names = '']) => ({ file, names: [...names.matchAll(/“([^”]+)”/g)].map(([, name]) => name) }),
)

describe('the table of threats', () => {
  it('has a row for each of the 25 threats and the 16 promises', () => {
    const numbers = rows.map(row => row.split(' ')[1])
    const threats = Array.from({ length: 25 }, (_, n) => String(n + 1))
    const promises = Array.from({ length: 15 }, (_, n) => `R${n + 1}`)
    expect(numbers.toSorted()).toEqual([...threats, ...promises, 'R6b'].toSorted())
  })
  it('names tests that exist', () => {
    expect(named.length).toBeGreaterThan(80)
    const missing = named.flatMap(({ file, names }) => {
      if (!files.includes(file)) return [file]
      const text = read(file)
      // As a whole title: nothing but its quotes around it.
      const isTitle = (name = '') => ["'", '"', '`'].some(quote => text.includes(quote + name + quote))
      return names.filter(name => !isTitle(name)).map(name => `${file}: ${name}`)
    })
    expect(missing).toEqual([])
  })
})
