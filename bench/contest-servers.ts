import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool, type PoolConfig } from 'pg'
import { type Embedded, openEmbedded } from '#kit/server/db/embedded/open.ts'
import { databaseFolder, postmasterOf } from '#tests/data-folder.ts'
import { type Contender, start } from './processes.ts'
import { photoId } from './requests.ts'

/** A guide with photos, on its own embedded database; and databases beside it in the same cluster for the peers. */
export type ContestServers = {
  guide: Contender
  deviceKey: string
  database: { application: PoolConfig; owner: PoolConfig; processes: readonly number[] }
  pool: Pool
  /** Creates another database in the same cluster with this SQL. */
  createDatabase: (name: string, sql: string) => Promise<PoolConfig>
  /** Replaces all photos and deletes all votes; resolves once the guide lists the new ones. */
  insertPhotos: (photos: number) => Promise<void>
  /** Adds votes, spread evenly over the photos, as the guide stores and counts them. */
  insertVotes: (votes: number, photos: number) => Promise<void>
  close: () => Promise<void>
}

/** `flags` of Node for the guide's process, such as --cpu-prof. */
export async function startContestServers(flags: readonly string[] = []): Promise<ContestServers> {
  const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'mela-bench-')))
  const guide = await start('guide', 'guide', [process.execPath, ...flags, 'server/main.ts'], {
    env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir },
  })
  const embedded: Embedded = await openEmbedded(dataDir)
  const { owner, application } = embedded
  const pool = new Pool({ ...owner, max: 4 })
  const { rows } = await pool.query<{ value: string }>("select value from settings where key = 'device-key'")
  return {
    guide,
    deviceKey: rows[0]?.value ?? '',
    database: { owner, application, processes: [postmasterOf(dataDir)] },
    pool,
    async createDatabase(name, sql) {
      await pool.query(`create database ${name}`)
      const config = { ...owner, database: name }
      const other = new Pool({ ...config, max: 1 })
      await other.query(sql)
      await other.end()
      return config
    },
    async insertPhotos(photos) {
      await pool.query('truncate photo_contest_submissions, photo_votes, photo_vote_decisions, photo_reports')
      await pool.query(
        `insert into photo_contest_submissions (id, image_hash, width, height, name, phone, device, fingerprint,
           notice_version, notice_language, is_approved, vote_count, ranked_votes, created_at)
         select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, md5(n::text), 1600, 1200,
           'श्रद्धालु Visitor ' || n, '9876543210', 'planted ' || n, '', '1', 'hi', true, 0, 0, now()
         from generate_series(0, $1::int - 1) n`,
        [photos],
      )
      await pool.query('vacuum analyze photo_contest_submissions, photo_votes')
      await renewList(guide, photos)
    },
    async insertVotes(votes, photos) {
      await pool.query(
        `insert into photo_votes (photo_id, user_identifier, device, network, device_age_s)
         select ('00000000-0000-4000-8000-' || lpad((n % $2::int)::text, 12, '0'))::uuid, gen_random_uuid(),
           gen_random_uuid(), md5((n % 5000)::text), 100000
         from generate_series(0, $1::int - 1) n`,
        [votes, photos],
      )
      await pool.query(
        `update photo_contest_submissions set vote_count = votes, ranked_votes = votes
         from (select photo_id, count(*)::int as votes from photo_votes group by 1) as counted where photo_id = id`,
      )
      await pool.query('vacuum analyze photo_contest_submissions, photo_votes')
    },
    async close() {
      await pool.end()
      await guide.close()
      await embedded.close()
      rmSync(databaseFolder(dataDir), { recursive: true, force: true })
      rmSync(dataDir, { recursive: true, force: true })
    },
  }

  // The notification that another server process would send after changing the rows.
  async function renewList({ url }: Contender, photos: number) {
    await pool.query("select pg_notify('response_cache', 'photos bench')")
    for (;;) {
      const page = (await (await fetch(`${url}/api/photos`)).json()) as { photos: { id: string }[] }
      if (page.photos[0]?.id === photoId(photos - 1)) return
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
}
