import type { DatabasePool } from '#kit/server/db/shared-pool.ts'
import { columns } from './columns.ts'

/** A text that is stored in one private column and nowhere else. */
export type Canary = { column: string; text: string }

export const phoneCanary = (number: number) => `98765000${String(number).padStart(2, '0')}`
// All of the same length, so that none is the start of another.
const wordCanary = (number: number) => `kanarisuchak${String(number).padStart(3, '0')}`
const everyPhone = [...columns].filter(([, reader]) => reader === 'phone').map(([column]) => column)
const everyWord = [...columns].filter(([, reader]) => reader === 'words').map(([column]) => column)
/** Positions of phones that wrote to the desks, as they are sent. Each occurs nowhere else. */
export const positionCanaries = {
  report: '26.18473,85.27391,20',
  complaint: '26.19382,85.26187,20',
} as const
const placed = Object.entries(positionCanaries).flatMap(([table, position]) =>
  position
    .split(',')
    .slice(0, 2)
    .map(text => ({ column: `the position of a ${table}`, text })),
)
/** One per private column. */
export const canaries: readonly Canary[] = [
  ...everyPhone.map((column, number) => ({ column, text: phoneCanary(number + 30) })),
  ...everyWord.map((column, number) => ({ column, text: wordCanary(number + 10) })),
]
/** Everything that nobody else may read. */
export const secrets: readonly Canary[] = [...canaries, ...placed]

/** Text and JSON columns of the actual tables. */
export async function textColumns(pool: DatabasePool): Promise<{ column: string; type: string }[]> {
  const { rows } = await pool.query(
    `select table_name || '.' || column_name as column, data_type as type
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'json', 'jsonb', 'ARRAY')`,
  )
  return rows
}

/** Writes its canary into every row of each private column. Returns the columns of which no row could hold it. */
export async function plant(pool: DatabasePool): Promise<string[]> {
  const types = new Map((await textColumns(pool)).map(({ column, type }) => [column, type]))
  // Drops the constraints, because the database is deleted afterwards.
  const { rows } = await pool.query(
    `select conrelid::regclass as holder, conname as name from pg_constraint where contype in ('f', 'c') and conrelid <> 0`,
  )
  for (const { holder, name } of rows) await pool.query(`alter table ${holder} drop constraint ${name}`)
  const empty: string[] = []
  for (const { column, text } of canaries) {
    const [table, name] = column.split('.')
    // Unique columns get a different value per row.
    const value = sqlOfType[types.get(column) ?? 'text']?.(tail(column)) ?? tail(column)
    // Disables the triggers of append-only tables as their owner.
    await pool.query(`alter table ${table} disable trigger user`)
    const { rowCount } = await pool.query(`update ${table} set ${name} = ${value}`, [text])
    await pool.query(`alter table ${table} enable trigger user`)
    if (!rowCount) empty.push(column)
  }
  return empty
}
const sqlOfType: Record<string, (text: string) => string> = {
  jsonb: text => `jsonb_build_object('x', ${text})`,
  ARRAY: text => `array[${text}]`,
}
const tail = (column: string) =>
  columns.get(column) === 'phone' ? '$1::text' : `$1::text || substr(md5(ctid::text), 1, 4)`

const digitsIn = (zero: number) => (text: string) =>
  text.replace(/\d/g, digit => String.fromCodePoint(zero + Number(digit)))
const base64 = (text: string) =>
  // The part of the base64 that does not depend on the offset of the text.
  [0, 1, 2].map(before =>
    Buffer.from('x'.repeat(before) + text)
      .toString('base64')
      .slice(before === 0 ? 0 : before + 1, -4),
  )
/** Every form in which it could leak: as it is, reversed, in base64, in Devanagari digits, with gaps. */
export const writings = (text: string): string[] => [
  text,
  [...text].reverse().join(''),
  ...base64(text),
  ...(/^\d+$/.test(text)
    ? [digitsIn(0x966)(text), `${text.slice(0, 5)} ${text.slice(5)}`, `${text.slice(0, 5)}-${text.slice(5)}`]
    : []),
]

/** The canaries contained in these bytes. */
export const found = (bytes: string, among: readonly Canary[] = secrets): string[] =>
  among.filter(({ text }) => writings(text).some(form => bytes.includes(form))).map(({ column }) => column)
