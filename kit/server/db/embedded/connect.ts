import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { StartError } from '../../start-error.ts'
import { owner, type Postmaster, startPostmaster } from './cluster.ts'
import type { DatabaseFolder } from './database-folder.ts'
import { isPostgresIn, postgresProcessesIn, readPidFile } from './processes.ts'

export const database = 'mela'
const patience = 10_000

/**
 * Connects as the owner of the tables to the PostgreSQL that runs in the data folder, or starts one. Uses one that a killed
 * server left running, waits for recovery, and refuses a foreign one or one with unsafe settings.
 */
export async function connectOrStart(home: DatabaseFolder, closing: AbortSignal): Promise<Client> {
  let started: Postmaster | undefined
  const since = Date.now()
  for (;;) {
    closing.throwIfAborted()
    const client = await tryConnect(home, database)
    if (client instanceof Client) {
      await check(client, home).catch(error => {
        client.end().catch(() => {})
        // If this process started it, stop it again.
        started?.process.kill('SIGINT')
        throw error
      })
      return client
    }
    if (client === 'refused') throw inUse(home)
    if (client === 'no database') await makeDatabase(home)
    else if (client === 'not running') started = await startUnlessBusy(home, started, Date.now() - since)
    await sleep(25)
  }
}

type Answer = Client | 'not yet' | 'not running' | 'no database' | 'refused'

async function tryConnect({ socket }: DatabaseFolder, name: string): Promise<Answer> {
  const client = new Client({
    host: socket,
    user: owner,
    database: name,
    application_name: 'mela-guide presence',
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    client.end().catch(() => {})
    if (['ENOENT', 'ECONNREFUSED'].includes((error as NodeJS.ErrnoException).code ?? '')) return 'not running'
    if (!(error instanceof DatabaseError)) return 'not yet'
    if (error.code === '3D000') return 'no database'
    return error.code?.startsWith('28') ? 'refused' : 'not yet'
  }
}

async function startUnlessBusy(home: DatabaseFolder, started: Postmaster | undefined, waited: number) {
  const { data, socket } = home
  const held = readPidFile(data)
  if (held && isPostgresIn(held.pid, data)) {
    // PostgreSQL writes the socket's path into the lock file a moment after its process id.
    if (held.socketFolder !== socket && (held.socketFolder || waited > patience)) throw inUse(home)
    return started
  }
  if (!started) return startPostmaster(home)
  if (started.process.exitCode === null && started.process.signalCode === null) return started
  const reason = started.lastError()
  const mayPass = started.process.signalCode !== null || /already exists|still in use/.test(reason)
  if (!mayPass || waited > 6 * patience) {
    if (/no space left on device/i.test(reason)) throw new Error(reason)
    throw new StartError(
      `PostgreSQL does not start: ${reason || 'it ended without a message'} (${home.log}).`,
    )
  }
  await sleep(100)
  if (waited > 2000) clearLeftovers(home)
  return undefined
}

/** Kills child processes of a dead PostgreSQL, and removes its lock files if no process holds them. */
function clearLeftovers({ data, socket }: DatabaseFolder) {
  const workers = postgresProcessesIn(data)
  const held = readPidFile(data)
  if (!workers || !held || workers.includes(held.pid)) return
  for (const pid of workers) process.kill(pid, 'SIGKILL')
  if (workers.length > 0) return
  // After a reboot the lock's process id may belong to another program, and PostgreSQL would refuse to start; /proc shows that it
  // is no PostgreSQL of this folder.
  rmSync(join(data, 'postmaster.pid'), { force: true })
  rmSync(join(socket, '.s.PGSQL.5432.lock'), { force: true })
}

async function makeDatabase(home: DatabaseFolder) {
  const client = await tryConnect(home, 'postgres')
  if (!(client instanceof Client)) return
  try {
    await client.query(`create database ${database} owner ${owner}`)
  } catch (error) {
    // 42P04, 23505: another server process created it first.
    if (!['42P04', '23505'].includes((error as DatabaseError).code ?? '')) throw error
  } finally {
    await client.end()
  }
}

async function check(client: Client, { data, log }: DatabaseFolder) {
  const { rows } = await client.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in
      ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses', 'data_directory')
     union all select 'system', system_identifier::text from pg_control_system()`,
  )
  const found = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))
  const system = readFileSync(join(data, 'global/pg_control')).readBigUInt64LE(0).toString()
  if (found.data_directory !== data || found.system !== system)
    throw new StartError(
      `The PostgreSQL that answers for ${data} works in ${found.data_directory}: stop it first.`,
    )
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit'])
    if (found[name] !== 'on')
      throw new StartError(
        `${name} is ${found[name]} in ${data}: a power cut would lose what people sent; set it on.`,
      )
  if (found.listen_addresses)
    throw new StartError(`PostgreSQL listens on ${found.listen_addresses} (${log}): stop it first.`)
}

const inUse = ({ data }: DatabaseFolder) =>
  new StartError(
    `${data} is in use by a PostgreSQL that this server did not start (process ${readPidFile(data)?.pid}): stop it first.`,
  )
