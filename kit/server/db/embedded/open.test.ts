import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { databaseFolder } from '#tests/data-folder.ts'
import { dataDir, folderForEach, open } from './test-folder.ts'

folderForEach()

test('the embedded PostgreSQL keeps commits through a power cut, has no network listener and a role that only changes rows, and keeps typed text out of its log', async () => {
  const { pool } = await open()
  const { rows } = await pool.query(
    `select string_agg(name || '=' || setting, ' ' order by name) as found from pg_settings
     where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses', 'data_checksums')`,
  )
  expect(rows[0].found).toBe(
    'data_checksums=on fsync=on full_page_writes=on listen_addresses= synchronous_commit=on',
  )
  await pool.query('insert into settings (key, value) values ($1, $2)', ['9876500001', '1'])
  for (const sql of [
    'create table t (a int)',
    'drop table settings',
    'alter table settings add a int',
    'truncate settings',
  ])
    await expect(pool.query(sql), sql).rejects.toMatchObject({ code: '42501' })
  for (const sql of [
    `insert into settings (key, value) values ('9876500001', '2')`,
    `select '9876500001'::uuid`,
    `selec 9876500001`,
  ])
    await expect(pool.query(sql)).rejects.toThrow()
  const log = readFileSync(join(databaseFolder(dataDir), 'postgres.log'), 'utf8')
  expect(log).toContain('ready to accept connections')
  expect(log).not.toContain('9876500001')
})
