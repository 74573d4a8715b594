import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { controlSocket } from '#server/supervisor/control.ts'
import { freePorts } from '#tests/cluster/process-group.ts'
import { databaseFolder, databaseProcesses, killAll } from '#tests/data-folder.ts'
import { startFlags } from '#tests/server-process.ts'

/** A guide installed below a folder: `releases`, `current` and `data`, with its supervisor as systemd starts it. */
export type Installed = {
  url: string
  /** Starts the supervisor of `current`; resolves once it serves and takes updates. */
  start: () => Promise<void>
  stop: () => Promise<void>
  /** What `/healthz` calls the version that serves. */
  version: () => Promise<string>
  /** Ends every process of the guide by SIGKILL, as a power cut does. */
  cutPower: () => Promise<void>
}

export async function openInstalled(root: string): Promise<Installed> {
  const current = join(root, 'current')
  const dataDir = join(root, 'data')
  const [port = 0] = await freePorts(1)
  const url = `http://127.0.0.1:${port}`
  const env = { PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir }
  let supervisor: ChildProcess | undefined
  const version = async () => {
    const answer = await fetch(`${url}/healthz`, { headers: { connection: 'close' } })
    return ((await answer.json()) as { version: string }).version
  }
  return {
    url,
    version,
    async start() {
      const node = join(current, 'node_modules/.bin/node')
      supervisor = spawn(node, [...startFlags(), 'server/supervisor.ts'], {
        cwd: current,
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const ended = once(supervisor, 'exit')
      const isOpen = async () => {
        while (!(await version().catch(() => '')) || !(await takesUpdates(dataDir))) await sleep(100)
      }
      const opened = await Promise.race([isOpen().then(() => true), ended.then(() => false)])
      if (!opened) throw new Error('The supervisor of `current` ended at its start.')
    },
    async stop() {
      if (!supervisor) return
      const ended = once(supervisor, 'exit')
      supervisor.kill('SIGTERM')
      await ended
    },
    async cutPower() {
      const trees = supervisor?.pid ? descendants(supervisor.pid) : []
      const database = existsSync(databaseFolder(dataDir)) ? databaseProcesses(dataDir) : []
      killAll([...trees, ...database])
      while ([...trees, ...database].some(isAlive)) await sleep(50)
    },
  }
}

/** Whether a supervisor listens: the socket of one that was killed is still there. */
const takesUpdates = (dataDir: string) =>
  new Promise<boolean>(resolve => {
    const socket = connect(controlSocket(dataDir))
    socket.on('error', () => resolve(false))
    socket.on('connect', () => resolve(socket.end() && true))
  })

/** A process and all that it started, also what these started. */
function descendants(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(name => ({ pid: Number(name), parent: parentOf(Number(name)) }))
  const below = (of: number): number[] => [
    of,
    ...parents.filter(({ parent }) => parent === of).flatMap(child => below(child.pid)),
  ]
  return below(pid)
}

/** State and parent in `/proc/PID/stat` follow the name, which may contain spaces. */
const statOf = (pid: number): string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}
const parentOf = (pid: number) => Number(statOf(pid)[1])
const isAlive = (pid: number) => !['Z', undefined].includes(statOf(pid)[0])
