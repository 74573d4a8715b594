import type { FairFile } from './contract.ts'

type Wrong = { path: PropertyKey[]; reason: string }

/** What each part of a fair alone cannot show: days that lie outside the fair, names that lead nowhere. */
export function fairFaults({
  editions,
  walk,
  queueFrom,
  queueTo,
  dakBamLeaveAt,
  towns,
  names,
}: FairFile): Wrong[] {
  const wrong: Wrong[] = []
  const years = editions.map(({ year }) => year)
  for (const [at, { year, shravan, mondays, schedule }] of editions.entries()) {
    const path = ['editions', at]
    if (years.indexOf(year) < at) wrong.push({ path: [...path, 'year'], reason: `${year} stands here twice` })
    if (!shravan.from.startsWith(`${year}-`))
      wrong.push({ path: [...path, 'shravan', 'from'], reason: `must be in ${year}` })
    if (shravan.to < shravan.from)
      wrong.push({ path: [...path, 'shravan', 'to'], reason: 'must not be before the first day' })
    for (const [nth, monday] of mondays.entries()) {
      const place = [...path, 'mondays', nth]
      if (new Date(`${monday}T00:00Z`).getUTCDay() !== 1)
        wrong.push({ path: place, reason: 'is not a Monday' })
      else if (monday < shravan.from || monday > shravan.to)
        wrong.push({ path: place, reason: 'is not a day of this fair' })
    }
    for (const [nth, { date }] of schedule.entries())
      if (!date.startsWith(`${year}-`))
        wrong.push({ path: [...path, 'schedule', nth, 'date'], reason: `must be in ${year}` })
  }
  const ids = walk.map(({ id }) => id)
  for (const [at, id] of ids.entries())
    if (ids.indexOf(id) < at) wrong.push({ path: ['walk', at, 'id'], reason: `${id} stands here twice` })
  const places = { queueFrom, queueTo, dakBamLeaveAt }
  for (const [part, id] of Object.entries(places))
    if (!ids.includes(id)) wrong.push({ path: [part], reason: `no place of "walk" has the id ${id}` })
  if (ids.indexOf(queueTo) < ids.indexOf(queueFrom))
    wrong.push({ path: ['queueTo'], reason: 'must not come before queueFrom in "walk"' })
  if (!(names.town.en in towns))
    wrong.push({ path: ['towns'], reason: `needs ${names.town.en}, the town of the fair` })
  return wrong
}
