import { CsvError, parse } from 'csv-parse/sync'
import { withoutInvisible } from '#common/invisible.ts'
import type { Text } from '#common/text.ts'
import type { Cell } from './cells.ts'
import { CellFault, type Fault } from './fault.ts'

type Columns = Readonly<Record<string, Cell<unknown>>>
export type Row<C extends Columns> = { [K in keyof C]: ReturnType<C[K]> }
/** `line` is where the row starts. */
export type Table<T> = { rows: { line: number; row: T }[]; faults: Fault[] }

const limits = { megabytes: 5, rows: 20_000, faults: 200 }

/**
 * Reads a CSV file (UTF-8, with or without BOM, any line ends, comma, semicolon or tab) by the names in its first line. Columns
 * in `mayMiss` read as empty if the file lacks them. A row with a fault is left out of `rows`; the caller stores nothing while
 * `faults` is not empty.
 */
export function readTable<C extends Columns>(
  bytes: Uint8Array,
  columns: C,
  mayMiss: readonly (keyof C & string)[] = [],
): Table<Row<C>> {
  const { records, faults } = readRecords(bytes)
  const header = records.shift()
  if (!header) {
    const reason = { en: 'the file is empty', hi: 'फ़ाइल खाली है' }
    return { rows: [], faults: faults.length ? faults : [{ line: 1, reason }] }
  }
  const names = namesOf(header)
  faults.push(...headerFaults(names, header.line, Object.keys(columns), mayMiss))
  if (faults.length) return { rows: [], faults }
  const rows = records.flatMap(record => readRow(record, names, columns, faults) ?? [])
  return { rows, faults: faults.slice(0, limits.faults) }
}

/** The column names in the first line, which identify the kind of list. */
export const readHeader = (bytes: Uint8Array): string[] => namesOf(readRecords(bytes).records[0])

type CsvRecord = { line: number; cells: string[] }

/** The names without the empty cells that a spreadsheet adds at the end of each line. */
function namesOf(header: CsvRecord | undefined): string[] {
  const names = header?.cells.map(cell => withoutInvisible(cell).trim().toLowerCase()) ?? []
  return names.slice(0, names.findLastIndex(name => name !== '') + 1)
}

function readRecords(bytes: Uint8Array): { records: CsvRecord[]; faults: Fault[] } {
  const records: CsvRecord[] = []
  const refused = (line: number, reason: Text) => ({ records: [], faults: [{ line, reason }] })
  if (bytes.length > limits.megabytes * 1024 * 1024)
    return refused(1, {
      en: `the file is larger than ${limits.megabytes} MB`,
      hi: `फ़ाइल ${limits.megabytes} एमबी से बड़ी है`,
    })
  const decoded = decodeUtf8(bytes)
  if ('fault' in decoded) return { records, faults: [decoded.fault] }
  // Some spreadsheets name the separator in a line before the table.
  const [sepLine = '', named] = /^\uFEFF?sep=([,;\t])[,;\t]*\n/.exec(decoded.text) ?? []
  const text = decoded.text.slice(sepLine.length)
  const skipped = sepLine ? 1 : 0
  let nextLine = 1 + skipped
  const keep = (cells: string[], { lines }: { lines: number }) => {
    // `lines` counts up to the end of the record, because a quoted cell may hold line breaks.
    if (cells.some(cell => cell.trim() !== '')) records.push({ line: nextLine, cells })
    nextLine = lines + skipped + 1
    return null
  }
  try {
    parse(text, {
      delimiter: named ?? delimiterOf(text),
      record_delimiter: '\n',
      relax_column_count: true,
      on_record: (cells: string[], context) => keep(cells, context),
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return refused(nextLine, {
      en: 'a quotation mark is not closed, or stands in the middle of a cell',
      hi: 'उद्धरण चिह्न बंद नहीं है, या खाने के बीच में है',
    })
  }
  if (records.length > limits.rows + 1)
    return refused(1, {
      en: `the file has more than ${limits.rows} rows`,
      hi: `फ़ाइल में ${limits.rows} से ज़्यादा पंक्तियाँ हैं`,
    })
  return { records, faults: [] }
}

// A spreadsheet in an Indian or European locale may save semicolons or tabs.
function delimiterOf(content: string): string {
  const firstLine = content.slice(0, content.indexOf('\n') + 1 || undefined)
  return [',', ';', '\t'].find(sign => firstLine.includes(sign)) ?? ','
}

function headerFaults(names: string[], line: number, known: string[], mayMiss: readonly string[]): Fault[] {
  const missing = known.filter(name => !names.includes(name) && !mayMiss.includes(name))
  const unknown = names.filter(name => !known.includes(name))
  const twice = names.filter((name, i) => known.includes(name) && names.indexOf(name) !== i)
  const each = (columns: string[], reason: Text) =>
    columns.map(column => ({ line, column: column.slice(0, 60), reason }))
  return [
    ...each(missing, { en: 'this column is missing', hi: 'यह कॉलम नहीं है' }),
    ...each(unknown, { en: 'no column of this name is known', hi: 'इस नाम का कोई कॉलम नहीं होता' }),
    ...each(twice, { en: 'this column appears twice', hi: 'यह कॉलम दो बार है' }),
  ]
}

function readRow<C extends Columns>(record: CsvRecord, names: string[], columns: C, faults: Fault[]) {
  const { line } = record
  const filled = record.cells.findLastIndex(cell => cell.trim() !== '') + 1
  const cells = record.cells.slice(0, Math.max(names.length, filled))
  if (cells.length !== names.length) {
    const reason = {
      en: `${cells.length} cells where the first line has ${names.length}`,
      hi: `${cells.length} खाने हैं, पहली पंक्ति में ${names.length} हैं`,
    }
    faults.push({ line, reason })
    return undefined
  }
  const row: Record<string, unknown> = {}
  let isValid = true
  for (const [column, read] of Object.entries(columns)) {
    try {
      row[column] = read(cells[names.indexOf(column)] ?? '')
    } catch (error) {
      if (!(error instanceof CellFault)) throw error
      faults.push({ line, column, reason: error.reason })
      isValid = false
    }
  }
  // Every column of C was just read, each by its own reader.
  return isValid ? { line, row: row as Row<C> } : undefined
}

/** The text of a file without BOM and with plain line ends, or the place where it stops being UTF-8. */
function decodeUtf8(bytes: Uint8Array): { text: string } | { fault: Fault } {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return {
      fault: {
        line: 1,
        reason: {
          en: 'the file is UTF-16; save it as CSV UTF-8',
          hi: 'फ़ाइल UTF-16 है; CSV UTF-8 में सहेजें',
        },
      },
    }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { text: text.replace(/\r\n?/g, '\n') }
  } catch {
    const reason = {
      en: 'not UTF-8 from here; save the file as CSV UTF-8',
      hi: 'यहाँ से फ़ाइल UTF-8 नहीं है; CSV UTF-8 में सहेजें',
    }
    return { fault: { line: firstBadLine(bytes), reason } }
  }
}

function firstBadLine(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  let start = 0
  for (let i = 0; i <= bytes.length; i += 1) {
    if (i < bytes.length && bytes[i] !== 0x0a) continue
    try {
      decoder.decode(bytes.subarray(start, i))
    } catch {
      return line
    }
    line += 1
    start = i + 1
  }
  return line
}
