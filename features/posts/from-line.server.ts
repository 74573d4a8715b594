import { type Kysely, sql } from 'kysely'
import { exactKm, type Point } from '#common/distance.ts'
import { refuse } from '#common/refusal.ts'
import type { AppContext } from '#kit/server/context.ts'
import type { By } from '#kit/server/http/request.ts'
import { offered } from '#kit/server/offered.ts'
import { audit } from '#kit/server/staff/audit.ts'
import type { PostTables } from './posts.server.ts'

/** Why the position of such a post is what it is. */
const source = 'Position from the line of the walk, not surveyed'

/**
 * Numbers the line of the walk. An existing post with a calculated position is moved with the line; one that somebody placed,
 * checked or took down stays. A trial only counts. Refuses `no-line` 409.
 */
export async function numberLine(
  { db, features }: Pick<AppContext, 'db' | 'features'>,
  trial: boolean,
  { staff, at }: By,
): Promise<{ added: number; moved: number; kept: number; km: number }> {
  const line = await offered(features, 'surveyedLine')?.read(db)
  const parts = (line?.parts ?? []).map(({ points, isRecorded }) => ({
    points,
    precision_m: isRecorded ? (line?.taken?.errorM ?? null) : null,
  }))
  const { posts, km } = postsAlong(parts)
  if (posts.length === 0) refuse('no-line', 409, 'The walk has no line yet.')
  const counts = await db
    .withTables<PostTables>()
    .transaction()
    .execute(async trx => {
      const found = trial ? await wouldChange(trx, posts) : await store(trx, posts, at)
      const counts = { ...found, kept: posts.length - found.added - found.moved }
      if (!trial && found.added + found.moved > 0)
        await audit(trx, { staff, at, action: 'numbered', subject: 'post', name: source, after: counts })
      return counts
    })
  return { ...counts, km: Math.round(km * 10) / 10 }
}

const given = (posts: object[]) => sql`
  jsonb_to_recordset(${JSON.stringify(posts)}::jsonb) as given (code text, point jsonb, precision_m int)`
const isMoved = sql`p.is_from_line and p.is_standing and (p.latitude, p.longitude, p.precision_m) is distinct from
  ((given.point->>'lat')::float8, (given.point->>'lng')::float8, given.precision_m)`

async function wouldChange(trx: Kysely<PostTables>, posts: object[]) {
  const { rows } = await sql<{ added: number; moved: number }>`
    select (count(*) filter (where p.id is null))::int as added, (count(*) filter (where ${isMoved}))::int as moved
    from ${given(posts)} left join numbered_posts p on p.code = given.code`.execute(trx)
  return rows[0] ?? { added: 0, moved: 0 }
}

async function store(trx: Kysely<PostTables>, posts: object[], at: Date) {
  const moved = await sql`
    update numbered_posts p set latitude = (given.point->>'lat')::float8, longitude = (given.point->>'lng')::float8,
      precision_m = given.precision_m, updated_at = ${at}
    from ${given(posts)} where p.code = given.code and ${isMoved}`.execute(trx)
  const added = await sql`
    insert into numbered_posts (code, kind, latitude, longitude, precision_m, is_from_line, source, created_at, updated_at)
    select code, 'pole', (point->>'lat')::float8, (point->>'lng')::float8, precision_m, true, ${source}, ${at}, ${at}
    from ${given(posts)} on conflict (code) do nothing`.execute(trx)
  return { added: Number(added.numAffectedRows ?? 0), moved: Number(moved.numAffectedRows ?? 0) }
}

/** Metres between two posts. */
const stepM = 200
/** Kilometres of the walk for each letter: fifty posts, so that two digits are enough. */
const sectionKm = 10
/**
 * Letters of the sections, from the start of the walk. Letters that sound like another are left out: C, D, E, P, T and V sound
 * like B or G, H and J like A or G, N like M, S and X like F.
 */
const sectionLetters = [...'ABFGKLMRUWYZ'] as const

/** A part of the line of the walk; `precision_m`: how far off it may be, null if it is straight between two stops. */
type LinePart = { points: readonly Point[]; precision_m: number | null }
type PlannedPost = { code: string; point: Point; precision_m: number | null }

/** Posts every 200 m of a line, none at its start: A01 is 200 m after it. `km`: length of the line. */
function postsAlong(parts: readonly LinePart[]): { posts: PlannedPost[]; km: number } {
  const posts: PlannedPost[] = []
  const step = stepM / 1000
  let km = 0
  for (const { points, precision_m } of parts)
    for (const [i, to] of points.entries()) {
      const from = points[i - 1]
      if (!from) continue
      const long = exactKm(from, to)
      for (let at = (posts.length + 1) * step; at <= km + long; at = (posts.length + 1) * step) {
        const code = codeOf(posts.length)
        if (!code) return { posts, km: km + long }
        const share = (at - km) / long
        const point = {
          lat: from.lat + (to.lat - from.lat) * share,
          lng: from.lng + (to.lng - from.lng) * share,
        }
        posts.push({ code, point, precision_m })
      }
      km += long
    }
  return { posts, km }
}

function codeOf(index: number): string | undefined {
  const perSection = (sectionKm * 1000) / stepM
  const letter = sectionLetters[Math.floor(index / perSection)]
  return letter && letter + String((index % perSection) + 1).padStart(2, '0')
}
