import { temple } from '#content/temple.ts'
import type { AppContext, Landmark } from '#kit/server/context.ts'
import { whoStandsBefore } from './before.ts'
import type { HoldOrder } from './contract.ts'

/** User names of crowd reporters on duty who stand on the walk before the hold; empty if there are none. */
export async function whoIsToldFirst(
  { db, features }: Pick<AppContext, 'db' | 'features'>,
  { what, place, to }: HoldOrder,
  landmarks: readonly Landmark[],
): Promise<string[]> {
  const ends =
    what === 'queue' && !place
      ? [temple]
      : [place, to].flatMap(name => landmarks.find(one => one.name.en === name)?.point ?? [])
  const [walk, onDuty, names] = await Promise.all([
    features.find(({ surveyedLine }) => surveyedLine)?.surveyedLine?.read(db),
    features.find(feature => feature.onDuty)?.onDuty?.({ db, features }),
    features.find(({ namesWho }) => namesWho)?.namesWho?.(db, 'crowd'),
  ])
  const line = walk?.parts.flatMap(({ points }) => points) ?? []
  const people = (onDuty ?? []).filter(({ username }) => names?.includes(username))
  return whoStandsBefore(line, ends, people).map(({ username }) => username)
}
