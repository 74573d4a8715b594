import { setTimeout as sleep } from 'node:timers/promises'
import type { Dice } from './fair.ts'
import type { Console } from './night-console.ts'
import type { Member } from './night-staff.ts'

export type Shift = { isOver: () => boolean; dices: Dice; counts: Record<string, number> }

const count = ({ counts }: Shift, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1
}

/**
 * A desk takes what nobody has, one case at a time, hands every eighth over to a colleague and closes the others with what was
 * done. Chiefs see to crowded places alone.
 */
export async function workOnCases(
  desk: Console,
  { member, colleagues }: { member: Member; colleagues: readonly string[] },
  shift: Shift,
): Promise<void> {
  const { roll, below } = shift.dices
  const isOurs = (kind: string) => (kind === 'crowd-high') === (member.role === 'admin')
  const handed = new Set<string>()
  while (!shift.isOver()) {
    await sleep(500 + roll() * 1500)
    const mine = desk.cases().find(row => row.is_mine)
    if (mine) {
      const path = `/api/cases/${mine.id}`
      const to = colleagues[below(colleagues.length)]
      if (to && !handed.has(mine.id) && roll() < 1 / 8) {
        handed.add(mine.id)
        const { status } = await desk.call('hand over', 'POST', `${path}/hand-over`, {
          to,
          note: 'My shift ends',
        })
        if (status === 200) count(shift, 'handed_over')
      } else {
        const { status } = await desk.call('done', 'POST', `${path}/done`, { note: 'Seen to' })
        if (status === 200) count(shift, 'closed')
      }
      continue
    }
    const free = desk.cases().filter(row => !row.owner && isOurs(row.kind))
    const next = free[below(Math.min(3, free.length))]
    if (!next) continue
    const { status, body } = await desk.call('take', 'POST', `/api/cases/${next.id}/take`, {})
    if (status === 200) count(shift, 'taken')
    const { code } = (body ?? {}) as { code?: string }
    if (status === 409 && (code === 'taken' || code === 'done')) count(shift, 'told_that_another_has_it')
  }
}

/** A crowd reporter tells the level of the own place about once a minute; every tenth one waited half a minute for a network. */
export async function tellLevels(
  desk: Console,
  { place, onTell }: { place: string; onTell: (place: string) => void },
  shift: Shift,
): Promise<void> {
  const { roll, below } = shift.dices
  for (;;) {
    for (let left = Math.round(30 + roll() * 60); left > 0; left -= 1) {
      await sleep(1000)
      if (shift.isOver()) return
    }
    const status = ['low', 'medium', 'high'][below(3)]
    const waited_s = roll() < 0.1 ? 30 : 0
    onTell(place)
    const body = { status, description: { en: '', hi: '' }, waited_s }
    const answer = await desk.call('level', 'PUT', `/api/crowd-status/${place}`, body)
    if (answer.status === 200) count(shift, 'levels')
  }
}
