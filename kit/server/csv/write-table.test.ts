import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as cell from './cells.ts'
import { readTable } from './read-table.ts'
import { escapeFormula, unescapeFormula, writeTable } from './write-table.ts'

const cellsOf = (file: string) => file.replace(/^\uFEFF/, '').split('\r\n')[1]

describe('an exported cell', () => {
  test.each([
    '=HYPERLINK("http://evil.example","x")',
    '+919876500001',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\u0000=1',
    '＝1',
    '  =1',
    '＋1',
    '＠x',
  ])('%j is shown as text, never run', text => {
    const written = cellsOf(writeTable([{ words: text }], ['words']))?.replace(/^"/, '')
    expect(written?.startsWith("'")).toBe(true)
  })
  test.each(['Ramesh', 'नमस्ते', '9876500001', "'quoted'", 'a=b', 'Gate 2 - north'])(
    '%j stays as it is',
    text => {
      expect(escapeFormula(text)).toBe(text)
    },
  )
  test('numbers stay numbers, times are ISO 8601 in the fair’s time zone, null is empty', () => {
    const row = { lat: -26.1, at: new Date(0), none: null, yes: true }
    expect(cellsOf(writeTable([row], Object.keys(row)))).toBe('-26.1,1970-01-01T05:30:00+05:30,,true')
  })
  test.each(['good;=1+1', 'good\t=1+1', 'good,=1+1'])(
    '%j is quoted, so that a spreadsheet that also separates cells there runs nothing',
    text => {
      expect(cellsOf(writeTable([{ words: text }], ['words']))).toBe(`"${text}"`)
    },
  )
  test('survives a round trip, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), text => {
        fc.pre(!/[\r\0]/.test(text) && text.trim() !== '' && text.isWellFormed() && !text.includes('\uFEFF'))
        const file = writeTable([{ words: text, more: 'x' }], ['words', 'more'])
        const read = readTable(Buffer.from(file), { words: (it: string) => it, more: cell.text(9) })
        expect(read.faults).toEqual([])
        expect(unescapeFormula(read.rows[0]?.row.words ?? '')).toBe(text)
      }),
    )
  })
  test('the file begins with a BOM, so that spreadsheets read UTF-8', () => {
    expect(writeTable([], ['name'])).toBe('\uFEFFname\r\n')
  })
})
