import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { faultOf, lastingFaultOf, looks } from './health.ts'
import { nodeOf, tryRelease } from './trial.ts'
import { type Group, type Running, startWorkers } from './workers.ts'

export type Replacement = {
  /** Folder of the new version, built. */
  release: string
  /** How many processes serve. */
  processes: number
  running: () => Group
  /** From now on these processes are those that serve. */
  become: (next: Group) => void
  say: (line: string) => void
  /** False once whoever asked for the update is gone. */
  isWanted: () => boolean
  /** ms for which the new version is watched. */
  watch: number
  /** Aborted when the supervisor stops. */
  stopping: AbortSignal
}

/**
 * Replaces the running server by a new version: backup, trial beside it, switch, watch. Rejects with the reason when the
 * version before goes on, or serves again.
 */
export async function replace({
  release,
  processes,
  running,
  become,
  say,
  isWanted,
  watch,
  stopping,
}: Replacement): Promise<void> {
  const before = running()
  say('Backing up.')
  await backUp(before.release, stopping, say)
  say('Trying the new version beside the running one.')
  await tryRelease(release, stopping)
  const harm = await lastingFaultOf(before.url)
  if (harm) throw new Error(`The running version has suffered from the trial: ${harm}.`)
  if (!isWanted()) throw new Error('The update was broken off.')
  say('Switching.')
  const next = await startWorkers(release, processes)
  become(next)
  retire(before.workers)
  say(`The new version serves. It is watched for ${Math.round(watch / 1000)} s.`)
  const fault = await watchFor(next, watch)
  if (!fault) return
  say(`It does not stay healthy: ${fault}. Going back.`)
  become(await startWorkers(before.release, processes))
  retire(next.workers)
  throw new Error(`The version before serves again: ${fault}.`)
}

const run = promisify(execFile)
async function backUp(release: string, signal: AbortSignal, say: (line: string) => void) {
  try {
    const { stdout } = await run(nodeOf(release), ['scripts/mela-guide.ts', 'backup', '--quiet'], {
      cwd: release,
      signal,
    })
    for (const line of stdout.split('\n')) if (line) say(line)
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1)
    throw new Error(`No backup could be made: ${said || (error as Error).message}`)
  }
}

async function watchFor(next: Group, watch: number): Promise<string | undefined> {
  let ended: number | undefined
  for (const one of next.workers) void one.ended.then(code => (ended ??= code))
  let faults = 0
  for (const until = Date.now() + watch; Date.now() < until; await sleep(Math.min(1000, watch / 5))) {
    if (ended !== undefined) return `its process ended (exit code ${ended})`
    const fault = await faultOf(next.url)
    faults = fault ? faults + 1 : 0
    if (fault && faults >= looks) return fault
  }
  return undefined
}

/** Lets processes finish what they have begun; they end by themselves, after 75 s at the latest. */
export function retire(processes: Iterable<Running>): void {
  for (const { worker, ended } of processes) {
    if (worker.isConnected()) worker.send('drain')
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), 90_000)
    void ended.then(() => clearTimeout(timer))
  }
}
