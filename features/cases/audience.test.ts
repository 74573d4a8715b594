import { beforeEach, describe, expect, test } from 'vitest'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { chiefOf, type Desk, deskWithAccount, openCases } from './test-cases.ts'

worldForAll()
const post = crypto.randomUUID()
let [chief, there, elsewhere]: Desk[] = []
beforeEach(async () => {
  await world.empty('cases', 'duty_posts', 'duty_shifts', 'crowd_status', 'limits', 'push_subscriptions')
  chief = await chiefOf(world)
  await chief.call('POST /api/duty/posts', { id: post, name: { en: 'Temple main gate', hi: 'मुख्य द्वार' } })
  there = await deskWithAccount(world, 'crowd-reporter')
  elsewhere = await deskWithAccount(world, 'crowd-reporter')
})
/** A place whose last report is 31 minutes old. */
const fallSilent = () =>
  world.owner.query(
    `insert into crowd_status
      (location_en, location_hi, description_en, description_hi, source, status, status_changed_at, reporters)
     values ('Temple main gate', 'द्वार', '', '', 'press', 'low', now() - interval '31 minutes', $1)`,
    [[there?.username]],
  )
const look = async () => {
  await world.context.looks.run('lasting cases')
  await world.context.looks.run('cases')
}
const onDuty = (desk: Desk | undefined) => desk?.call('PUT /api/duty', { post, hours: 8 })
const seenBy = async (...desks: (Desk | undefined)[]) => {
  const seen = []
  for (const desk of desks)
    seen.push(desk ? (await openCases(desk)).filter(row => row.kind === 'crowd-silent').length : -1)
  return seen
}

describe('a silent place', () => {
  test('asks its reporter on duty, but no other reporter and no chief', async () => {
    await onDuty(there)
    await onDuty(elsewhere)
    await fallSilent()
    await look()
    expect(await seenBy(there, elsewhere, chief)).toEqual([1, 0, 0])
    const [row] = there ? await openCases(there) : []
    for (const desk of [elsewhere, chief])
      expect((await desk?.call(`POST /api/cases/${row?.id}/take`, {}))?.status).toBe(404)
    await chief?.call('POST /api/cases/seen', { ids: [row?.id] })
    expect((await world.owner.query('select seen_at from cases')).rows).toEqual([{ seen_at: null }])
    expect((await there?.call(`POST /api/cases/${row?.id}/take`, {}))?.status).toBe(200)
  })
  test('asks the chiefs if none of its reporters is on duty', async () => {
    await onDuty(elsewhere)
    await fallSilent()
    await look()
    expect(await seenBy(there, elsewhere, chief)).toEqual([0, 0, 1])
  })
  test('asks the chiefs too once its reporter has not answered in time', async () => {
    await onDuty(there)
    await fallSilent()
    await look()
    await world.owner.query(`update cases set raised_at = raised_at - interval '16 minutes',
      due_at = due_at - interval '16 minutes', next_at = next_at - interval '16 minutes'`)
    await look()
    expect(await seenBy(there, elsewhere, chief)).toEqual([1, 0, 1])
  })
  test('calls only the phone of its reporter on duty', async () => {
    // The server's own sender must not take the messages before the test has looked.
    await world.owner.query(`alter table push_messages alter next_at set default now() + interval '1 day'`)
    for (const desk of [there, elsewhere, chief])
      await world.owner.query(
        `insert into push_subscriptions (endpoint, p256dh, auth, language, staff_id)
         values ($1, 'x', 'y', 'en', $2)`,
        [`https://push.invalid/${desk?.id}`, desk?.id],
      )
    await onDuty(there)
    await fallSilent()
    await look()
    const called = async () => {
      const { rows } = await world.owner.query(
        'select s.staff_id as id from push_messages m join push_subscriptions s on s.id = m.subscription_id',
      )
      return rows
    }
    await expect.poll(called).toEqual([{ id: there?.id }])
  })
})
