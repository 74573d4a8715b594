import { Pool, type PoolConfig } from 'pg'
import { openEmbedded } from '#kit/server/db/embedded/open.ts'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { startFlags, startSettings } from '#tests/server-process.ts'
import { type Contender, start } from './measure.ts'
import { photoId } from './requests.ts'
import { adminPassword } from './worst-minute/staff-accounts.ts'

/** A guide as `npm start` starts it, on its own port; the load generators claim to be proxies. */
const startGuide = (dataDir: string): Promise<Contender> =>
  start('guide', 'guide', [process.execPath, ...startFlags(), 'server/main.ts'], {
    ...{ PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir },
    ...{ TRUSTED_PROXY: 'loopback', ADMIN_PASSWORD: adminPassword },
    ...startSettings(),
  })

/** A guide's contest, to be filled by a bench. */
type Contest = {
  /** Base64; signs device cookies. */
  deviceKey: string
  /** Replaces all photos and deletes all votes; resolves once the guide lists the new ones. */
  insertPhotos: (photos: number) => Promise<void>
  /** Adds votes, spread evenly over the photos, stored and counted as the guide does it. */
  insertVotes: (votes: number, photos: number) => Promise<void>
}

/** A guide with photos, on its own embedded database. */
export type ContestServers = Contest & {
  guide: Contender
  database: PoolConfig
  pool: Pool
  close: () => Promise<void>
}

export async function startContestServers(): Promise<ContestServers> {
  const dataDir = makeDataFolder()
  const guide = await startGuide(dataDir)
  const embedded = await openEmbedded(dataDir)
  const { owner, application } = embedded
  const pool = new Pool({ ...owner, max: 4 })
  return {
    guide,
    database: application,
    pool,
    ...(await openContest(guide, pool)),
    async close() {
      await pool.end()
      await guide.close()
      await embedded.close()
      removeDataFolder(dataDir)
    },
  }
}

/** The contest of a guide; `pool` connects to its database as owner. */
async function openContest(guide: Contender, pool: Pool): Promise<Contest> {
  const { rows } = await pool.query<{ value: string }>("select value from settings where key = 'device-key'")
  return {
    deviceKey: rows[0]?.value ?? '',
    async insertPhotos(photos) {
      await pool.query('truncate photo_contest_submissions, photo_votes, photo_vote_decisions, photo_reports')
      await pool.query(
        `insert into photo_contest_submissions (id, image_hash, width, height, name, phone, device, fingerprint,
           notice_version, notice_language, is_approved, vote_count, created_at)
         select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, md5(n::text), 1600, 1200,
           'श्रद्धालु Visitor ' || n, '9876543210', 'planted ' || n, '', '1', 'hi', true, 0, now()
         from generate_series(0, $1::int - 1) n`,
        [photos],
      )
      await pool.query('vacuum analyze photo_contest_submissions, photo_votes')
      await renewList(photos)
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
        `update photo_contest_submissions set vote_count = votes
         from (select photo_id, count(*)::int as votes from photo_votes group by 1) as counted where photo_id = id`,
      )
      await pool.query('vacuum analyze photo_contest_submissions, photo_votes')
    },
  }

  /** Announces the change as another server process would, for guides that LISTEN and for those that poll. */
  async function renewList(photos: number) {
    await pool.query(
      `with counted as (
         insert into changed_topics as c (topic) values ('photos')
         on conflict (topic) do update set version = c.version + 1 returning version)
       select pg_notify('response_cache', 'photos bench ' || version) from counted`,
    )
    for (;;) {
      const page = (await (await fetch(`${guide.url}/api/photos`)).json()) as { photos: { id: string }[] }
      if (page.photos[0]?.id === photoId(photos - 1)) return
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
}
