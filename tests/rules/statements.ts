import { parseSync } from 'libpg-query'
import { parseAst } from 'vite'
import { files, isTest, read, sources } from './source-files.ts'

/** A part of PostgreSQL's or JavaScript's syntax tree. */
type Part = { [key: string]: unknown }
/**
 * A statement of the product: its text with placeholders filled in, and its tree; undefined if it is only a fragment of SQL.
 */
export type Statement = { file: string; text: string; tree: Part | undefined }

const begins =
  /^\s*(--.*\n\s*)*(select|insert into|update|delete from|with|create|alter|drop|truncate|set|reset|listen|unlisten|notify|lock table|do|grant|revoke|prepare|declare|discard|vacuum|analyze|copy)\s|^(begin|commit|rollback)\b/
/** Texts that begin like a statement but are not one. */
const isOther = (text: string) => /^(set DATABASE_URL to|listen …:… …;)/.test(text)

/** Every statement in the migrations, and every text in server code that begins like one. */
export function statements(): Statement[] {
  const migrations = files
    .filter(file => file.endsWith('.sql'))
    .map(file => ({ file, text: read(file), tree: treeOf(read(file)) }))
  const code = sources.filter(
    file =>
      (/^(kit\/server|server|scripts)\//.test(file) || /^features\/.*\.server\.ts$/.test(file)) &&
      !isTest(file),
  )
  return [...migrations, ...code.flatMap(statementsIn)].filter(({ text }) => !isOther(text))
}

function statementsIn(file: string): Statement[] {
  const found: Statement[] = []
  const visit = (part: unknown) => {
    if (!part || typeof part !== 'object') return
    const { type, value, quasis } = part as Part
    if (type === 'Literal' && typeof value === 'string' && begins.test(value)) found.push(made(file, [value]))
    if (type === 'TemplateLiteral') {
      const pieces = (quasis as { value: { cooked: string } }[]).map(({ value: text }) => text.cooked)
      if (begins.test(pieces[0] ?? '')) found.push(made(file, pieces))
    }
    for (const inner of Object.values(part)) visit(inner)
  }
  visit(parseAst(read(file), { lang: 'ts' }))
  return found
}

const fillings = ['$1', 'x', 'true', '(select 1)', 'x = 1', ' ', '1 from x', 'x as (select 1)']
/** Placeholders are values, names or conditions; the first filling that makes a valid statement counts. */
function made(file: string, pieces: readonly string[]): Statement {
  const places = pieces.length - 1
  const alike = fillings.map(filling => Array<string>(places).fill(filling))
  const mixed = places > 1 && places < 5 ? combinations(places) : []
  for (const choice of [...alike, ...mixed]) {
    const text = pieces.map((piece, n) => piece + (choice[n] ?? '')).join('')
    const tree = treeOf(text)
    if (tree) return { file, text, tree }
  }
  return { file, text: pieces.join('…'), tree: undefined }
}

const combinations = (places: number): string[][] =>
  places === 0 ? [[]] : combinations(places - 1).flatMap(some => fillings.map(filling => [...some, filling]))

function treeOf(text: string): Part | undefined {
  try {
    return parseSync(text) as unknown as Part
  } catch {
    return undefined
  }
}
