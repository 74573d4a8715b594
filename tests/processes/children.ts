import { readdirSync, readFileSync } from 'node:fs'

/** The processes that one process has started and that run, such as the server processes of a supervisor. */
export const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(name => stat(name)?.[1] === String(pid))
    .map(Number)

function stat(pid: string): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : fields
  } catch {
    return undefined
  }
}
