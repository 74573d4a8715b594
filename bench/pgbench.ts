import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool, type PoolConfig } from 'pg'
import { oneRow } from './one-row.ts'

/** Votes a second of the one-row statement at the database itself: by pgbench where it is installed, else by a loop over pg. */
export async function oneRowRate(
  config: PoolConfig,
  photos: number,
  seconds: number,
): Promise<{ by: string; perSecond: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'mela-pgbench-'))
  const file = join(folder, 'vote.sql')
  const photo = `('00000000-0000-4000-8000-' || lpad((:n)::text, 12, '0'))::uuid`
  writeFileSync(
    file,
    `\\set n random(0, ${photos - 1})\n${oneRow(photo, 'gen_random_uuid()::text', 'gen_random_uuid()::text').replace(/\s*\n\s*/g, ' ')};\n`,
  )
  const { host = '', port = 5432, user = '', password, database = '' } = config
  const options = [
    '-n',
    '-M',
    'prepared',
    '-c',
    '16',
    '-j',
    '1',
    '-T',
    String(Math.ceil(seconds)),
    '-f',
    file,
  ]
  try {
    const output = execFileSync(
      'pgbench',
      [...options, '-h', host, '-p', String(port), '-U', user, database],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...(typeof password === 'string' && { PGPASSWORD: password }) },
      },
    )
    return { by: 'pgbench', perSecond: Number(/tps = ([\d.]+)/.exec(output)?.[1]) }
  } catch (error) {
    console.log(`pgbench is left out: ${String((error as { stderr?: string }).stderr ?? error).trim()}`)
    return { by: 'a loop over pg', perSecond: await loop(config, photos, seconds) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function loop(config: PoolConfig, photos: number, seconds: number): Promise<number> {
  const pool = new Pool({ ...config, max: 16 })
  const text = oneRow(`('00000000-0000-4000-8000-' || lpad($1::text, 12, '0'))::uuid`, '$2', '$3')
  const until = performance.now() + seconds * 1000
  let votes = 0
  const client = async () => {
    while (performance.now() < until) {
      const voter = crypto.randomUUID()
      await pool.query({
        name: 'vote',
        text,
        values: [String(Math.floor(Math.random() * photos)), voter, voter],
      })
      votes += 1
    }
  }
  await Promise.all(Array.from({ length: 16 }, client))
  await pool.end()
  return votes / seconds
}
