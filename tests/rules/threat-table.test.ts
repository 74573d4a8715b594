import { describe, expect, it } from 'vitest'
import { missingOf, read, testsNamedIn } from './source-files.ts'

/** Rows of the table in SECURITY.md. */
const rows = read('SECURITY.md')
  .split('\n')
  .filter(line => /^\| (\d+|R\d+b?) /.test(line))

describe('the table of threats', () => {
  it('has a row for each of the 25 threats and the 16 promises', () => {
    const numbers = rows.map(row => row.split(' ')[1])
    const threats = Array.from({ length: 25 }, (_, n) => String(n + 1))
    const promises = Array.from({ length: 15 }, (_, n) => `R${n + 1}`)
    expect(numbers.toSorted()).toEqual([...threats, ...promises, 'R6b'].toSorted())
  })
  it('names tests that exist', () => {
    const named = testsNamedIn('SECURITY.md')
    expect(named.length).toBeGreaterThan(80)
    expect(missingOf(named)).toEqual([])
  })
})
