import { useMemo } from 'react'
import type { ZodMiniType } from 'zod/mini'
import type { Call } from '#common/contract.ts'
import { sayDay, sayDayTime } from '#common/fair-time.ts'
import { fill, type Language, type Text } from '#common/text.ts'
import { type Span, spanAt, type Validity } from '#common/validity.ts'
import { closureTexts } from './closure-texts.ts'
import { useLiveList } from './live-list.ts'
import { useNow } from './now.ts'
import { type QueryResult, queryHook } from './query.ts'

type Rule = Validity & {
  id: string
  kind: string
  modes: readonly string[]
  place: Text
  says: Text
  source: string
  on_walk?: readonly number[] | undefined
}
type RulesAnswer = { rules: readonly Rule[] }
type RulesCall = Call & { reply: ZodMiniType<RulesAnswer> }
/** The rules belong to the feature mela-route; this is the part of its answer that maps and lists need. */
const useCall = queryHook<{ 'GET /api/travel-rules': RulesCall }>()
function useRules() {
  const query = useCall('GET /api/travel-rules', {})
  useLiveTravelRules(query)
  return query
}
/** Follows staff's changes to the traffic rules; also used by the screen that shows all of them. */
export const useLiveTravelRules = <T extends RulesAnswer>(query: QueryResult<T>): void =>
  useLiveList<T, T['rules'][number]>('travel-rules', query, {
    url: '/api/travel-rules',
    rowsOf: ({ rules }) => rules,
    idOf: ({ id }) => id,
    withRows: (plan, rules) => ({ ...plan, rules }),
  })

/** A part of the walk that is closed to walkers now. */
export type Closure = Pick<Rule, 'id' | 'place' | 'says' | 'source'> &
  Span & {
    /** Orders of its first and its last point of the walk, which may be the same. */
    part: readonly [first: number, last: number]
    /** Time of the server's answer (ms). */
    toldAt: number | undefined
  }
const none: readonly Closure[] = []

/** What is closed to walkers now, by the server's clock. Empty until the rules are loaded. */
export function useClosures(): readonly Closure[] {
  const { value, savedAt } = useRules()
  const now = useNow()
  const all = value && now ? value.rules.flatMap(rule => closureOf(rule, now, savedAt) ?? []) : none
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same until its content changes, so that no map is drawn anew
  return useMemo(() => all, [JSON.stringify(all)])
}

function closureOf(rule: Rule, now: number, toldAt: number | undefined): Closure | undefined {
  const { id, kind, modes, place, says, source, on_walk: [first, last = first] = [] } = rule
  if (kind !== 'closed' || !modes.includes('foot') || first === undefined || last === undefined)
    return undefined
  const span = spanAt(rule, now)
  return span && { id, place, says, source, part: [first, last], toldAt, ...span }
}

/** 'Closed to walkers: Hathi Chowk', with the time span and the source. `fillIn`: also in a third language. */
export function sayClosure(
  { place, source, from, until, areDays }: Closure,
  language: Language,
  fillIn: typeof fill = fill,
) {
  const say = (ms: number) => (areDays ? sayDay(ms, language) : sayDayTime(ms, language))
  return {
    title: fillIn(closureTexts.closed, language, { place: place[language] }),
    span: fillIn(closureTexts.span, language, {
      from: say(from),
      until: say(areDays ? until - 1 : until),
      source,
    }),
  }
}
