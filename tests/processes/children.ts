import { readdirSync, readFileSync } from 'node:fs'

/** The running child processes of a process, such as the server processes of WEB_PROCESSES. */
export const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(name => stat(name)?.[1] === String(pid))
    .map(Number)

/**
 * Does something with each child of a process while its other children are paused, so that new connections go to this one.
 * Otherwise the system gives a new connection to whichever process takes it first, which may be the same one for a long time.
 */
export async function withEachAlone<T>(pid: number, work: () => Promise<T>): Promise<T[]> {
  const children = childrenOf(pid)
  const results: T[] = []
  for (const child of children) {
    const others = children.filter(other => other !== child)
    for (const other of others) process.kill(other, 'SIGSTOP')
    try {
      results.push(await work())
    } finally {
      for (const other of others) process.kill(other, 'SIGCONT')
    }
  }
  return results
}

function stat(pid: string): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : fields
  } catch {
    return undefined
  }
}
