import { refuse } from '#common/refusal.ts'
import type { AppContext } from '#kit/server/context.ts'
import type { Staff } from '#kit/server/http/request.ts'
import type { SurveyedLine } from '#kit/server/surveyed-line.ts'
import { wayOf } from '../way.ts'
import type { GuideLine, RecordedWalk } from './contract.ts'

type By = { staff: Staff; at: Date }
type Context = Pick<AppContext, 'db' | 'features' | 'responseCache'>

const lineOf = ({ features }: Pick<Context, 'features'>): SurveyedLine =>
  features.flatMap(({ surveyedLine }) => surveyedLine ?? [])[0] ?? refuse('not-found', 404)

/** The line of the walk as the guide has it now. */
export async function guideLineOf(context: Context): Promise<GuideLine> {
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

/** Makes recorded walks, joined, the line of the walk. Refuses what cannot be one, and `decided` 409. */
export async function takeLine(
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

/** Takes the line back; the one before it holds again. Refuses `decided` 409. */
export async function giveLineBack(context: Context, id: string, by: By): Promise<void> {
  const line = lineOf(context)
  await line.giveBack(context.db, id, by)
  await context.responseCache.changed(line.topic)
}
