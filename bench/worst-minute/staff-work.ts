import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Member } from './staff-accounts.ts'
import type { Console } from './staff-console.ts'

/** `counts`: how often each thing was done. */
export type Shift = { isOver: () => boolean; counts: Record<string, number> }

const count = ({ counts }: Shift, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1
}

/**
 * A desk takes cases that nobody has, one at a time, hands every eighth over to a colleague and closes the others with a note.
 * Chiefs handle only crowded places.
 */
export async function workOnCases(
  desk: Console,
  { member, colleagues }: { member: Member; colleagues: readonly string[] },
  shift: Shift,
): Promise<void> {
  const isOurs = (kind: string) => (kind === 'crowd-high') === (member.role === 'admin')
  const handed = new Set<string>()
  while (!shift.isOver()) {
    await sleep(randomInt(500, 2000))
    const mine = desk.cases().find(row => row.is_mine)
    if (mine) {
      const path = `/api/cases/${mine.id}`
      const to = colleagues[randomInt(Math.max(1, colleagues.length))]
      if (to && !handed.has(mine.id) && randomInt(8) === 0) {
        handed.add(mine.id)
        const { status } = await desk.call('hand over', 'POST', `${path}/hand-over`, {
          to,
          note: 'My shift ends',
        })
        if (status === 200) count(shift, 'handed_over')
      } else {
        // A search is ended in the persons panel; a danger is closed with its present state.
        const { status } = mine.in_panel
          ? await desk.call('end search', 'PATCH', `/api/missing-persons/${mine.subject}`, {
              ...{ status: 'closed', outcome: 'mistake', note: 'Seen to' },
            })
          : await desk.call('done', 'POST', `${path}/done`, {
              note: 'Seen to',
              ...(mine.endings && { ending: mine.endings[0]?.id }),
            })
        if (status === 200) count(shift, 'closed')
      }
      continue
    }
    const free = desk.cases().filter(row => !row.owner && isOurs(row.kind))
    const next = free[randomInt(Math.min(3, Math.max(1, free.length)))]
    if (!next) continue
    const { status, body } = await desk.call('take', 'POST', `/api/cases/${next.id}/take`, {})
    if (status === 200) count(shift, 'taken')
    const { code } = (body ?? {}) as { code?: string }
    if (status === 409 && (code === 'taken' || code === 'done')) count(shift, 'told_that_another_has_it')
  }
}

/** A crowd reporter reports the level of their own place about once a minute. */
export async function tellLevels(desk: Console, place: string, shift: Shift): Promise<void> {
  for (let left = randomInt(60); !shift.isOver(); left -= 1) {
    await sleep(1000)
    if (left > 0) continue
    left = randomInt(30, 90)
    const status = ['low', 'medium', 'high'][randomInt(3)]
    const body = { status, description: { en: '', hi: '' }, waited_s: 0 }
    const answer = await desk.call('level', 'PUT', `/api/crowd-status/${place}`, body)
    if (answer.status === 200) count(shift, 'levels')
  }
}
