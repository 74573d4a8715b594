import { setTimeout as sleep } from 'node:timers/promises'
import type { Client, PoolConfig } from 'pg'
import { application, makeCluster, owner } from './cluster.ts'
import { connectOrStart, database } from './connect.ts'
import { type DatabaseFolder, prepareDatabaseFolder } from './database-folder.ts'
import { isPostgresIn, readPidFile } from './processes.ts'

type Embedded = {
  /** Connects as the owner of the tables: for migrations. */
  owner: PoolConfig
  /** Connects as the application, which may change rows only. */
  application: PoolConfig
  /** Disconnects; the last server process stops the database. */
  close: () => Promise<void>
}
// Every server process holds this lock shared; the one that gets it exclusively is the last.
const presenceLock = 0x6d656c62
// SIGTERM is answered within 5 s in all.
const stopTimeout = 1500

/** Connects to the PostgreSQL of a data folder or starts it, and restarts it when it ends. */
export async function openEmbedded(
  dataDir: string,
  say: (line: string) => void = () => {},
): Promise<Embedded> {
  const home = prepareDatabaseFolder(dataDir)
  makeCluster(home)
  const closing = new AbortController()
  let presence = await join(home, closing.signal)
  let ended = false
  let restarting: Promise<void> | undefined

  const watch = () => {
    ended = false
    presence.once('end', () => {
      ended = true
      if (!closing.signal.aborted) restarting = restart()
    })
  }
  const restart = async () => {
    say('The database connection was lost; reconnecting.')
    while (!closing.signal.aborted) {
      try {
        presence = await join(home, closing.signal)
        watch()
        return say('The database is back.')
      } catch (error) {
        if (closing.signal.aborted) return
        say((error as Error).message)
        await sleep(1000, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
  }
  watch()
  const config = (user: string): PoolConfig => ({ host: home.socket, user, database })
  return {
    owner: config(owner),
    application: config(application),
    close: async () => {
      closing.abort()
      await restarting
      if (ended) presence = await join(home, AbortSignal.timeout(1500)).catch(() => presence)
      if (await releaseLock(presence)) await stop(home)
      await presence.end().catch(() => {})
    },
  }
}

async function join(home: DatabaseFolder, closing: AbortSignal): Promise<Client> {
  for (;;) {
    const client = await connectOrStart(home, closing)
    try {
      await client.query('set statement_timeout = 0')
      // Waits while the last other process is about to stop the database; fails once it is stopped.
      await client.query('select pg_advisory_lock_shared($1)', [presenceLock])
      return client
    } catch {
      client.end().catch(() => {})
    }
  }
}

/** Releases the lock; true if no other server process holds it. */
async function releaseLock(presence: Client): Promise<boolean> {
  try {
    await presence.query('select pg_advisory_unlock_shared($1)', [presenceLock])
    const { rows } = await presence.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [
      presenceLock,
    ])
    return rows[0]?.last === true
  } catch {
    return false
  }
}

/**
 * Stops the PostgreSQL that runs in a data folder. If it still runs after `stopTimeout` it is stopped without a checkpoint, and the
 * next start recovers. False if it still runs after the same time again.
 */
export async function stop({ data }: DatabaseFolder): Promise<boolean> {
  const pid = readPidFile(data)?.pid
  if (!pid || !isPostgresIn(pid, data)) return true
  process.kill(pid, 'SIGINT')
  if (await hasEnded(pid, data)) return true
  process.kill(pid, 'SIGQUIT')
  return hasEnded(pid, data)
}

async function hasEnded(pid: number, data: string): Promise<boolean> {
  for (const until = Date.now() + stopTimeout; Date.now() < until; await sleep(10))
    if (!isPostgresIn(pid, data)) return true
  return !isPostgresIn(pid, data)
}
