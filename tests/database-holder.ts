import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export type Holder = {
  process: ChildProcess
  said: (line: RegExp) => Promise<string>
  close: () => Promise<void>
}

const script = `
  const { openDatabase } = await import('#kit/server/db/open.ts')
  const say = line => console.log(line)
  try {
    const database = await openDatabase({ databaseUrl: undefined, dataDir: process.argv[1] }, say)
    await database.migrate()
    say('open')
    process.stdin.once('end', async () => { await database.close(); process.exit(0) }).resume()
  } catch (error) {
    say('refused: ' + error.message)
    process.exit(1)
  }
`

/** Another process that holds the database of a data folder open, as a server does. */
export async function holdDatabase(dataDir: string, user?: { uid: number; gid: number }): Promise<Holder> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    ...user,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const waiting: (() => void)[] = []
  let isOver = false
  const lookAgain = () => {
    for (const look of waiting.splice(0)) look()
  }
  createInterface({ input: child.stdout })
    .on('line', line => {
      lines.push(line)
      lookAgain()
    })
    .on('close', () => {
      isOver = true
      lookAgain()
    })
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  const said = async (wanted: RegExp): Promise<string> => {
    for (;;) {
      const found = lines.find(line => wanted.test(line))
      if (found) return found
      if (isOver) throw new Error(`ended with ${await ended} after saying: ${lines.join(' | ')}`)
      await new Promise<void>(resolve => waiting.push(resolve))
    }
  }
  return {
    process: child,
    said,
    close: async () => {
      child.stdin.end()
      await ended
    },
  }
}
