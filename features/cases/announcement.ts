import type { CaseWatch } from './contract.ts'

type Waiting = Pick<CaseWatch['cases'][number], 'id' | 'owner' | 'is_urgent' | 'raised_at' | 'due_at'>

/** Stage of a case that nobody has taken: 1 new, 2 half of its time is gone, 3 all of it. */
export function stageOf({ raised_at, due_at }: Pick<Waiting, 'raised_at' | 'due_at'>, now: number): number {
  const gone = (now - Date.parse(raised_at)) / (Date.parse(due_at) - Date.parse(raised_at))
  return gone >= 1 ? 3 : gone >= 0.5 ? 2 : 1
}

/**
 * The cases that sound an alarm now. `said`: the announced stage of each case; undefined for a console that was just opened,
 * which does not sound for the cases that it finds.
 */
export function announcement(
  cases: readonly Waiting[],
  said: ReadonlyMap<string, number> | undefined,
  now: number,
) {
  const waiting = cases.filter(({ owner }) => owner === null)
  const stages = new Map(waiting.map(row => [row.id, stageOf(row, now)]))
  // A full list leaves a case out for a while; when it returns, it does not sound as new.
  const listed = new Set(cases.map(({ id }) => id))
  const before = [...(said ?? [])].filter(([id]) => !listed.has(id))
  const calling = said ? waiting.filter(({ id }) => (stages.get(id) ?? 0) > (said.get(id) ?? 0)) : []
  return {
    said: new Map([...before, ...stages]),
    sounds: calling.length,
    isUrgent: calling.some(row => row.is_urgent),
  }
}
