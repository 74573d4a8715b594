import { createHash } from 'node:crypto'

const sealedFormat = 'mela-guide replay 1'
const hashOf = (line: string) => createHash('sha256').update(line).digest('hex')

/**
 * Rows as JSON lines, each with the SHA-256 hash of the line before (`prev`, '' in the first one). The first line says what the
 * file is about, the last one how many lines there are. The seal is the hash of the last line: it proves that all lines are there
 * and unchanged.
 */
export function sealLines(about: object, rows: readonly object[]): { file: string; seal: string } {
  let prev = ''
  const lines = [{ format: sealedFormat, ...about }, ...rows, { end: true, lines: rows.length }].map(row => {
    const line = JSON.stringify({ ...row, prev })
    prev = hashOf(line)
    return line
  })
  return { file: `${lines.join('\n')}\n`, seal: prev }
}

type SealCheck =
  | { ok: true; lines: number; seal: string; about: Record<string, unknown> }
  /** `line`: the first line whose hash does not match. */
  | { ok: false; line: number; why: 'no-replay' | 'broken' | 'cut-off' }

/** Reads a sealed file back. */
export function checkSealedLines(file: string): SealCheck {
  const lines = file.replace(/\r\n/g, '\n').replace(/\n$/, '').split('\n')
  let prev = ''
  let about: Record<string, unknown> = {}
  let last: Record<string, unknown> = {}
  for (const [index, line] of lines.entries()) {
    const row = parsed(line)
    if (index === 0 && row?.format !== sealedFormat) return { ok: false, line: 1, why: 'no-replay' }
    if (!row || row.prev !== prev) return { ok: false, line: index + 1, why: 'broken' }
    if (index === 0) about = row
    last = row
    prev = hashOf(line)
  }
  if (last.end !== true || last.lines !== lines.length - 2)
    return { ok: false, line: lines.length, why: 'cut-off' }
  return { ok: true, lines: lines.length - 2, seal: prev, about }
}

function parsed(line: string): Record<string, unknown> | undefined {
  try {
    const row: unknown = JSON.parse(line)
    return typeof row === 'object' && row !== null ? (row as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
