import { describe, expect, it } from 'vitest'
import { missingOf, read, testsNamedIn } from './source-files.ts'

describe('the table of findings', () => {
  it('has a row for each of the 14 findings and the 13 smaller ones, each with a test', () => {
    const rows = read('docs/findings.md')
      .split('\n')
      .filter(line => line.startsWith('| ') && !/^\| (Finding|---) /.test(line))
    const numbers = rows.flatMap(row => /^\| (\d+)\. /.exec(row)?.[1] ?? []).map(Number)
    expect(numbers).toEqual(Array.from({ length: 14 }, (_, n) => n + 1))
    expect(rows).toHaveLength(27)
    expect(rows.filter(row => !/`[^`]+\.(test|e2e)\.ts`/.test(row))).toEqual([])
  })
  it('names tests that exist', () => {
    const named = testsNamedIn('docs/findings.md')
    expect(named.length).toBeGreaterThan(40)
    expect(missingOf(named)).toEqual([])
  })
})
