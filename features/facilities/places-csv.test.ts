import { describe, expect, test } from 'vitest'
import { placesImporter } from './places-csv.server.ts'

const header =
  'facility_type,name_en,name_hi,location_en,location_hi,lat,lng,precision_m,phone,source,verified'
const good =
  'toilet,Toilet 1,शौचालय 1,Purani Bazar,पुरानी बाजार,26.1205,85.3912,20,0621-2233033,"Survey, 1 Jul 2027",surveyed'
const read = (...lines: (string | Uint8Array)[]) => placesImporter.read(Buffer.from(lines.join('\n')))
const withCell = (column: string, value: string) => {
  const cells = good.split(/,(?! 1)/)
  cells[header.split(',').indexOf(column)] = value
  return cells.join(',')
}
const faultsOf = (column: string, value: string) => read(header, withCell(column, value)).faults

test('a name that an old font or a PDF encoded differently is read in the form that search finds', () => {
  const row = withCell('name_hi', 'सदर ह\u0945\u093Eस्पिटल ब \u093Eजार')
  expect(read(header, row).rows[0]?.row.name_hi).toBe('सदर हॉस्पिटल बाजार')
})

describe('files as people save them', () => {
  test('a byte order mark, Windows line endings, semicolons and blank lines are accepted', () => {
    for (const file of [
      `\uFEFF${header}\n${good}\n`,
      `${header}\r\n${good}\r\n\r\n`,
      `${header}\n\n,,,,,,,,,,\n${good}`,
      `${header}\n${good}`.replace('"Survey, 1 Jul 2027"', '"Survey; 1 Jul 2027"').replaceAll(',', ';'),
    ])
      expect(read(file)).toMatchObject({ rows: [{ row: { name_en: 'Toilet 1' } }], faults: [] })
  })

  test('quoted commas and doubled quotes are part of the cell', () => {
    const { rows } = read(header, withCell('name_en', '"Toilet ""pink"", women"'))
    expect(rows[0]?.row.name_en).toBe('Toilet "pink", women')
  })

  test('columns may be in another order', () => {
    const swapped = [header, good].map(line =>
      line
        .split(/,(?! 1)/)
        .reverse()
        .join(','),
    )
    expect(read(...swapped)).toMatchObject({ rows: [{ row: { name_en: 'Toilet 1' } }], faults: [] })
  })
})

describe('a file saved by a spreadsheet', () => {
  const semicolons = (line: string) => line.replace('"Survey, 1 Jul 2027"', 'survey').replaceAll(',', ';')
  test('may name its separator first; an error still has its line number', () => {
    const file = ['\uFEFFsep=;', semicolons(header), semicolons(good), semicolons(withCell('lat', 'north'))]
    expect(read(...file)).toMatchObject({
      rows: [{ line: 3, row: { name_en: 'Toilet 1' } }],
      faults: [{ line: 4, column: 'lat' }],
    })
    expect(read('sep=;;;', ...file.slice(1, 3)).faults).toEqual([])
  })
  test('may end its lines with empty cells', () => {
    expect(read(`${header},,`, `${good},,`, good.replace('Toilet 1', 'Toilet 2')).faults).toEqual([])
    expect(read(`${header},,`, `${good},,x`).faults).toMatchObject([{ line: 2 }])
  })
  test('is refused with what the spreadsheet did to a phone number', () => {
    for (const changed of ['9.8E+09', '9,80E+09', '9E9'])
      expect(faultsOf('phone', `"${changed}"`)).toMatchObject([
        { column: 'phone', reason: { en: expect.stringContaining('format the column as text') } },
      ])
  })
  test.each([
    ['phone', '(0621) 2233033', '0621 2233033'],
    ['phone', '०६२१-२२३३०३३', '0621-2233033'],
    ['phone', '0621–2233033', '0621-2233033'],
    ['phone', '0621/2233033', '0621-2233033'],
    ['name_en', 'Tap 4\u200b', 'Tap 4'],
    ['name_hi', '\u2068नल 4\u2069', 'नल 4'],
  ])('%s %j is read as %j', (column, cell, value) => {
    expect(read(header, withCell(column, cell)).rows[0]?.row).toMatchObject({ [column]: value })
  })
  test('has a duplicate if two names differ only in an invisible character', () => {
    const twin = good.replace('Toilet 1', 'Toilet 1\u200b')
    expect(read(header, good, twin).faults).toMatchObject([{ line: 3, column: 'name_en' }])
  })
})

describe('a bad file is reported with line, column and reason', () => {
  test.each([
    ['an empty file', '', 1, undefined, 'the file is empty'],
    ['a missing column', header.replace(',name_hi', '').concat('\nx'), 1, 'name_hi', 'missing'],
    ['an unknown column', `${header},nam_hi\n${good},x`, 1, 'nam_hi', 'no column of this name'],
    ['a column twice', `${header},phone\n${good},108`, 1, 'phone', 'twice'],
    [
      'too few cells',
      `${header}\n${good}\ntoilet,Toilet 2`,
      3,
      undefined,
      '2 cells where the first line has 11',
    ],
    ['an open quote', `${header}\n${good}\ntoilet,"Toilet 2\nx`, 3, undefined, 'quotation mark'],
    ['a duplicate', `${header}\n${good}\n${good.replace('Toilet 1', 'TOILET 1')}`, 3, 'name_en', 'as line 2'],
    ['a duplicate after a blank line', `${header}\n\n${good}\n${good}`, 4, 'name_en', 'as line 3'],
  ])('%s', (_, file, line, column, reason) => {
    const { faults } = placesImporter.read(Buffer.from(file))
    expect(faults).toContainEqual({
      line,
      ...(column && { column }),
      reason: expect.objectContaining({ en: expect.stringContaining(reason) }),
    })
  })

  test('bytes that are not UTF-8 are reported with their line', () => {
    const latin1 = Buffer.concat([Buffer.from(`${header}\n${good}\n`), Buffer.from([0x74, 0xe9, 0x0a])])
    expect(placesImporter.read(latin1).faults).toMatchObject([
      { line: 3, reason: { en: expect.stringContaining('UTF-8') } },
    ])
    expect(placesImporter.read(Buffer.from(`\uFEFF${header}`, 'utf16le')).faults[0]?.reason.en).toContain(
      'UTF-16',
    )
  })

  test('an error’s line number counts line breaks inside quoted cells', () => {
    const { faults } = read(header, withCell('name_en', '"Toilet\n1"'), withCell('lat', 'north'))
    expect(faults).toMatchObject([
      { line: 2, column: 'name_en', reason: { en: expect.stringContaining('line break') } },
      { line: 4, column: 'lat', reason: { en: 'is not a number' } },
    ])
  })

  test('all errors of one row are reported', () => {
    const { rows, faults } = read(header, 'lake,,शौचालय,x,x,91,,,,x,maybe')
    expect(rows).toEqual([])
    expect(faults.map(fault => fault.column)).toEqual(['facility_type', 'name_en', 'lat', 'verified'])
  })
})

describe('a bad cell is refused', () => {
  test.each([
    ['facility_type', 'lake', 'is not one of'],
    ['name_en', '', 'is empty'],
    ['name_en', 'x'.repeat(1024 * 1024), 'longer than 120'],
    ['name_en', '=HYPERLINK("https://x.example")'.replaceAll('"', "'"), 'formula'],
    ['name_hi', '＝1', 'formula'],
    ['name_en', 'Toilet\u0000', 'invisible'],
    ['lat', '26,12', 'cells'],
    ['lat', '1e1', 'not a number'],
    ['lat', '91', 'not between'],
    ['lng', '-180.1', 'not between'],
    ['lat', '12.9', 'outside Bihar'],
    ['lat', '', 'is empty while lng'],
    ['precision_m', '12.5', 'whole'],
    ['phone', 'call me', 'phone'],
    ['phone', '12', 'phone'],
    ['phone', "'+919876'", 'phone'],
  ])('%s = %.20s', (column, value, reason) => {
    expect(faultsOf(column, value)[0]?.reason.en).toContain(reason)
  })

  test.each(['javascript:alert(1)', 'http://maps.example/', '//maps.example', 'https://a@b.example/'])(
    'a map link %s',
    link => {
      const { faults } = read(`${header},google_maps_link`, `${good},"${link}"`)
      expect(faults).toMatchObject([{ line: 2, column: 'google_maps_link' }])
    },
  )

  test('an https map link is kept', () => {
    const { rows } = read(`${header},google_maps_link`, `${good},https://maps.example/?q=26.1`)
    expect(rows[0]?.row.google_maps_link).toBe('https://maps.example/?q=26.1')
  })
})
