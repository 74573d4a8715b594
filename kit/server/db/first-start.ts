import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import type { AppContext, Starter } from '../context.ts'
import { withLease } from './lease.ts'
import type { DatabasePool } from './shared-pool.ts'

/** Runs each starter once per database; returns the names of those that ran now. */
export async function runStarters(
  context: AppContext,
  starters: Readonly<Record<string, Starter>>,
): Promise<string[]> {
  const done = new Set((await readSetting<string[]>(context.pool, 'starters')) ?? [])
  if (Object.keys(starters).every(name => done.has(name))) return []
  return (await withLease(context.pool, 'starters', () => fill(context, starters), { wait: true })) ?? []
}

async function fill(context: AppContext, starters: Readonly<Record<string, Starter>>): Promise<string[]> {
  const done = (await readSetting<string[]>(context.pool, 'starters')) ?? []
  const filled: string[] = []
  for (const [name, starter] of Object.entries(starters)) {
    if (done.includes(name)) continue
    await starter(context)
    filled.push(name)
    await context.pool.query(
      `insert into settings (key, value) values ('starters', $1)
       on conflict (key) do update set value = excluded.value, updated_at = now()`,
      [JSON.stringify([...done, ...filled])],
    )
  }
  return filled
}

/** A key for one purpose, derived from a shared secret. As a KeyObject, which signs five times as fast as its bytes. */
export const secretFor = (shared: Uint8Array, purpose: string): KeyObject =>
  createSecretKey(createHmac('sha256', shared).update(`for ${purpose}`).digest())

/** A secret shared by all server processes of one database; the first one creates it. */
export async function sharedSecret(pool: DatabasePool, key: string): Promise<Buffer> {
  const fresh = JSON.stringify(Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64'))
  await pool.query('insert into settings (key, value) values ($1, $2) on conflict (key) do nothing', [
    key,
    fresh,
  ])
  return Buffer.from((await readSetting<string>(pool, key)) ?? '', 'base64')
}

async function readSetting<T>(pool: DatabasePool, key: string): Promise<T | undefined> {
  const { rows } = await pool.query<{ value: T }>('select value from settings where key = $1', [key])
  return rows[0]?.value
}
