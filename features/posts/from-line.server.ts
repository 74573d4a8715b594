import { type Kysely, sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import type { AppContext } from '#kit/server/context.ts'
import type { By } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { postsAlong } from './from-line.ts'
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
  const line = await features.find(({ surveyedLine }) => surveyedLine)?.surveyedLine?.read(db)
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
