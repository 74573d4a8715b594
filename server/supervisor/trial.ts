import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lastingFaultOf } from './health.ts'

// ms. Migrations may take long.
const startTimeout = 300_000
const endTimeout = 10_000

/**
 * Starts the server of a release on a port of its own, beside the running one and with the same data, asks it what visitors
 * need, and ends it. Its migrations are applied, if they only add. Rejects with what is wrong.
 */
export async function tryRelease(release: string, stopping: AbortSignal): Promise<void> {
  const child = start(release, stopping)
  try {
    const url = await addressOf(child)
    const fault = await lastingFaultOf(url)
    if (fault) throw new Error(`The new version does not work: ${fault}.`)
  } finally {
    await end(child)
  }
}

type Trial = { process: ChildProcess; heard: () => string; said: () => string; ended: Promise<number> }

function start(release: string, signal: AbortSignal): Trial {
  const child = spawn(nodeOf(release), ['server/main.ts'], {
    cwd: release,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', UPDATE_TRIAL: 'on' },
    // By the channel the trial notices the end of this process, and ends too.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    signal,
  })
  let [out, errors] = ['', '']
  child.stdout?.on('data', piece => (out += piece))
  child.stderr?.on('data', piece => (errors += piece))
  const ended = new Promise<number>(resolve => {
    child.once('error', error => {
      errors += error.message
      resolve(1)
    })
    child.once('close', code => resolve(code ?? 1))
  })
  return { process: child, heard: () => out, said: () => errors, ended }
}

async function addressOf({ heard, said, ended }: Trial): Promise<string> {
  let over = false
  void ended.then(() => (over = true))
  for (const until = Date.now() + startTimeout; Date.now() < until; await sleep(50)) {
    const found = / is open at (\S+)(?: \(\S+\))?\n/.exec(heard())
    if (found?.[1]) return found[1].replace('localhost', '127.0.0.1')
    if (over) throw new Error(`The new version does not start: ${said().trim().split('\n').at(-1)}`)
  }
  throw new Error('The new version does not start within 5 minutes.')
}

async function end({ process: child, ended }: Trial): Promise<void> {
  child.kill('SIGTERM')
  const late = new AbortController()
  await Promise.race([ended, sleep(endTimeout, undefined, { signal: late.signal }).catch(() => {})])
  late.abort()
  child.kill('SIGKILL')
}

/** Node as the release brings it; otherwise the one that runs this. */
export function nodeOf(release: string): string {
  const own = join(release, 'node_modules/.bin/node')
  return existsSync(own) ? own : process.execPath
}
