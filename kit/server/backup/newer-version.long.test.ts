import { expect, test } from 'vitest'
import { openEmbedded } from '../db/embedded/open.ts'
import { openPool } from '../db/open.ts'
import { restoreBackup } from './restore-whole.ts'
import { runBackup } from './run.ts'
import { backupsForAll, dataDir, folder, open, settings } from './test-backups.ts'

backupsForAll()

test('the version before backs up a database that a newer version has added to, and leaves restoring it to that one', async () => {
  const { pool } = await open()
  const embedded = await openEmbedded(dataDir)
  const owner = openPool({ ...embedded.owner, max: 1 })
  await owner.query(`
    create table awards (id integer generated always as identity primary key, given numeric(6, 2)[] not null);
    alter table live_events add column mood text default 'calm';
    insert into awards (given) select array[n, n / 3.0] from generate_series(1, 12) n;
    insert into live_events (topic, key, data) select 't', n::text, '{}' from generate_series(1, 50) n;
    insert into migrations (name, hash, additive) values ('9999-awards', 'x', true)`)
  await owner.end()
  await embedded.close()

  const id = await runBackup(settings())
  const good = await pool.query('select id from backups where checked_at is not null')
  expect(good.rows).toEqual([{ id }])
  const into = { dataDir: folder(), backupKeyFile: `${dataDir}/backup-key.txt` }
  await expect(restoreBackup(settings(into))).rejects.toThrow(
    'It was made by a newer version of the guide (9999-awards): restore it with that one.',
  )
})
