import { refuse } from '#common/refusal.ts'
import type { AppContext } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { type By, changedBy } from '#kit/server/http/request.ts'
import { offered } from '#kit/server/offered.ts'
import type { SurveyedLine } from '#kit/server/surveyed-line.ts'
import type { SurveyTables } from '../survey.server.ts'
import { wayOf } from '../way.ts'
import { deskContract, type GuideLine, type GuideRow, type RecordedWalk } from './contract.ts'
import { decide, undo } from './decisions.server.ts'
import { recordedOf, recordedPoints, recordedWalks } from './desk.server.ts'

type Context = Pick<AppContext, 'db' | 'features' | 'responseCache'>

const lineOf = ({ features }: Pick<Context, 'features'>): SurveyedLine =>
  offered(features, 'surveyedLine') ?? refuse('not-found', 404)

/** The walk's line as the guide has it now. */
async function guideLineOf(context: Context): Promise<GuideLine> {
  const { stops, parts, taken } = await lineOf(context).read(context.db)
  return {
    stops,
    parts: parts.map(({ isRecorded, points }) => ({ is_recorded: isRecorded, points })),
    taken: taken && {
      ...{ id: taken.id, by: taken.by, at: taken.at.toISOString(), metres: taken.metres },
      ...{ error_m: taken.errorM, walked_on: taken.walkedOn },
    },
  }
}

/** Joins recorded walks and makes them the walk's line. Refuses walks that cannot be one, and `decided` 409. */
async function takeLine(
  context: Context,
  walks: readonly RecordedWalk[],
  insteadOf: string | null,
  by: By,
): Promise<void> {
  const line = lineOf(context)
  const { stops } = await line.read(context.db)
  const { pieces, fault } = wayOf(walks, stops)
  if (fault) refuse(fault, 422, 'The recorded walks make no line of the walk.')
  const errorM = Math.max(...walks.map(({ error_m }) => error_m))
  const walkedAt = new Date(Math.max(...walks.map(({ walked_at }) => Date.parse(walked_at))))
  await line.take(context.db, { pieces, errorM, walkedAt }, insteadOf, by)
  await context.responseCache.changed(line.topic)
}

/** Withdraws the line and restores the previous one. Refuses `decided` 409. */
async function giveLineBack(context: Context, id: string, by: By): Promise<void> {
  const line = lineOf(context)
  await line.giveBack(context.db, id, by)
  await context.responseCache.changed(line.topic)
}

/** Adds the desk's calls: comparing records with the guide, and deciding about them. */
export function serveDesk(context: AppContext): void {
  const db = context.db.withTables<SurveyTables>()
  const lists = () => context.features.flatMap(({ surveyed }) => surveyed ?? [])
  const by = changedBy(context.clock)
  const renew = async (target: string | null) => {
    const list = lists().find(({ list }) => target?.startsWith(`${list}/`))
    if (list) await context.responseCache.changed(list.topic)
  }
  serve(context, deskContract, {
    'POST /api/survey/line': async ({ body }, request) => {
      const walks = (await recordedWalks(db)).filter(({ id }) => body.walks.includes(id))
      if (walks.length < new Set(body.walks).size) refuse('not-found', 404)
      await takeLine(context, walks, body.instead_of, by(request.staff))
      return guideLineOf(context)
    },
    'POST /api/survey/line/undo': async ({ body }, request) => {
      await giveLineBack(context, body.id, by(request.staff))
      return guideLineOf(context)
    },
    'GET /api/survey/desk': async () => {
      const guide = await Promise.all(
        lists().map(async ({ list, read }) =>
          (await read(context.db)).map(({ point, precisionM, isChecked, ...place }) => ({
            ...{ list: list as GuideRow['list'], ...place, position: point ?? null },
            ...{ precision_m: precisionM, is_checked: isChecked },
          })),
        ),
      )
      const [points, walks, line] = await Promise.all([
        recordedPoints(db),
        recordedWalks(db),
        guideLineOf(context),
      ])
      return { now: new Date(context.clock()).toISOString(), points, guide: guide.flat(), walks, line }
    },
    'GET /api/survey/points/:id/photo': async ({ params }, request, reply) => {
      const row = await db
        .selectFrom('survey_points')
        .select('image_hash')
        .where('id', '=', params.id)
        .executeTakeFirst()
      const hash = row?.image_hash ?? refuse('not-found', 404)
      return context.photos.send(request, reply, { hash, size: 800, folder: 'private', access: 'only-you' })
    },
    'POST /api/survey/points/:id/decision': async ({ params, body }, request) => {
      const row = await decide(db, params.id, body, by(request.staff), lists())
      await renew(row.target)
      return recordedOf(row)
    },
    'POST /api/survey/points/:id/undo': async ({ params }, request) => {
      const before = await db
        .selectFrom('survey_points')
        .select('target')
        .where('id', '=', params.id)
        .executeTakeFirst()
      const row = await undo(db, params.id, by(request.staff), lists())
      await renew(before?.target ?? null)
      return recordedOf(row)
    },
  })
}
