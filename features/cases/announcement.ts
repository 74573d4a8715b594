import type { CaseWatch } from './contract.ts'

type Waiting = Pick<CaseWatch['cases'][number], 'id' | 'owner' | 'is_urgent' | 'raised_at' | 'due_at'>

/** How far a case that nobody has taken is: 1 new, 2 half of its time is gone, 3 all of it. */
export function stageOf({ raised_at, due_at }: Pick<Waiting, 'raised_at' | 'due_at'>, now: number): number {
  const gone = (now - Date.parse(raised_at)) / (Date.parse(due_at) - Date.parse(raised_at))
  return gone >= 1 ? 3 : gone >= 0.5 ? 2 : 1
}

/**
 * Which cases call now. `said`: the stage that was announced of each case; undefined for a console that was just opened,
 * which is silent about what it finds.
 */
export function announcement(
  cases: readonly Waiting[],
  said: ReadonlyMap<string, number> | undefined,
  now: number,
) {
  const waiting = cases.filter(({ owner }) => owner === null)
  const stages = new Map(waiting.map(row => [row.id, stageOf(row, now)]))
  // A list that is full leaves a case out for a while: it does not call again as new.
  const listed = new Set(cases.map(({ id }) => id))
  const before = [...(said ?? [])].filter(([id]) => !listed.has(id))
  const calling = said ? waiting.filter(({ id }) => (stages.get(id) ?? 0) > (said.get(id) ?? 0)) : []
  return {
    said: new Map([...before, ...stages]),
    sounds: calling.length,
    isUrgent: calling.some(row => row.is_urgent),
  }
}
