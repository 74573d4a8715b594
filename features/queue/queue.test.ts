import { beforeEach, describe, expect, it } from 'vitest'
import { listen } from '#kit/server/live/test-live.ts'
import { eventually } from '#tests/world/eventually.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import { openWorld, staffMember } from '#tests/world/world.ts'
import type { Queue, QueueNow } from './contract.ts'
import { nightAt, pastMondays } from './monday.ts'
import { knownAt } from './waiting.ts'

const minute = 60_000
/** 6 PM on the Sunday before the first Monday of the 2027 fair. */
const sundayEvening = Date.parse('2027-07-18T18:00:00+05:30')
worldForAll({ now: sundayEvening })
beforeEach(async () => {
  await world.empty('queue_reports', 'attempts')
  world.clock.set(sundayEvening)
  world.signIn(staffMember('queue-reporter'))
})

const put = (path: string, body: unknown, at = world) =>
  newVisitor(at, false).call<QueueNow & { code: string }>(`PUT /api/queue/${path}`, body)
const tell = (place: string, hours: number, waited_s = 0, id: string = crypto.randomUUID()) =>
  put(id, { line: 'tail', place, hours, waited_s })
const read = async () => (await (await fetch(`${world.url}/api/queue`)).json()) as Queue
const kept = async () => (await world.owner.query('select place, withdrawn_at from queue_reports')).rows

describe('the tail of the queue', () => {
  it('reported by staff is what everybody reads, and open phones receive it', async () => {
    const phone = await listen(world.url, 'queue')
    const { status, body } = await tell('pani-tanki', 3)
    expect(status).toBe(200)
    expect(body.tail).toMatchObject({ place: 'pani-tanki', hours: 3 })
    await expect.poll(() => JSON.stringify(phone.events())).toContain('pani-tanki')
    phone.response.destroy()
    await eventually(async () => (await read()).tail?.place === 'pani-tanki')
  })
  it('is announced in its latest state, including what was stored while the list was being renewed', async () => {
    // A separate world, because other tests' events may arrive late and carry these rows.
    const own = await openWorld({ now: sundayEvening })
    own.signIn(staffMember('queue-reporter'))
    const phone = await listen(own.url, 'queue')
    const holder = await own.owner.connect()
    await holder.query('begin')
    await holder.query(
      `insert into changed_topics (topic) values ('queue') on conflict (topic) do update set version = 0`,
    )
    const report = { line: 'tail', place: 'pani-tanki', hours: 3, waited_s: 0 }
    const told = put(crypto.randomUUID(), report, own)
    await eventually(async () => (await own.owner.query('select from queue_reports')).rowCount === 1)
    const waits = async () => {
      const { rows } = await own.owner.query(
        `select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like '%into changed_topics%'`,
      )
      return rows.length > 0
    }
    await eventually(waits)
    await holder.query(
      `insert into queue_reports (id, line, place, staff_id, told_at, received_at)
       select gen_random_uuid(), 'dak-bam', 'amgola', staff_id, told_at, received_at from queue_reports`,
    )
    await holder.query('commit')
    holder.release()
    expect((await told).body.dak_bam?.place).toBe('amgola')
    await eventually(() => phone.events().length > 0)
    expect(JSON.stringify(phone.events()[0])).toContain('amgola')
    phone.response.destroy()
    await own.close()
  })
  it('reported by two people at once: the later observation counts, both are kept', async () => {
    world.clock.advance(20 * minute)
    await Promise.all([tell('harisabha', 4, 600), tell('pani-tanki', 3, 0), tell('amgola', 5, 900)])
    await eventually(async () => (await read()).tail?.place === 'pani-tanki')
    expect((await kept()).map(({ place }) => place).toSorted()).toEqual(['amgola', 'harisabha', 'pani-tanki'])
  })
  it('is stored once, however often a phone sends it', async () => {
    const id = crypto.randomUUID()
    await Promise.all([tell('pani-tanki', 3, 6, id), tell('pani-tanki', 3, 7, id)])
    await tell('pani-tanki', 3, 90, id)
    expect(await kept()).toHaveLength(1)
  })
  it('withdrawn by its reporter gives way to the report before it; nobody else can withdraw it', async () => {
    const id = crypto.randomUUID()
    await tell('harisabha', 4)
    world.clock.advance(minute)
    await tell('temple', 0.5, 0, id)
    const reporter = staffMember('queue-reporter')
    world.signIn(reporter)
    expect(await put(`${id}/withdrawal`, {})).toMatchObject({ status: 404, body: { code: 'not-found' } })
    const own = crypto.randomUUID()
    await tell('amgola', 5, 0, own)
    const { body } = await put(`${own}/withdrawal`, {})
    expect(body.tail).toMatchObject({ place: 'temple', hours: 0.5 })
    expect((await put(`${own}/withdrawal`, {})).status).toBe(200)
    expect((await kept()).filter(({ withdrawn_at }) => withdrawn_at)).toHaveLength(1)
  })
  it('at a place or with hours that do not exist, or observed more than three hours ago, is refused', async () => {
    expect((await tell('patna', 3)).status).toBe(400)
    expect((await tell('pani-tanki', 2.5)).status).toBe(400)
    expect((await put(crypto.randomUUID(), { line: 'dak-bam', place: 'goraul', hours: 1 })).status).toBe(400)
    expect((await tell('pani-tanki', 3, 3 * 3600 + 1)).body.code).toBe('too-old')
    expect(await kept()).toEqual([])
  })
  it('and the head of the dak bam queue are reported separately', async () => {
    await tell('pani-tanki', 3)
    const { body } = await put(crypto.randomUUID(), { line: 'dak-bam', place: 'goraul' })
    expect(body).toMatchObject({ tail: { place: 'pani-tanki' }, dak_bam: { place: 'goraul' } })
  })
})

it('a report is shown for half an hour, also on a phone whose clock is behind', () => {
  const told = { told_at: new Date(sundayEvening).toISOString() }
  const shown = [-5, 30, 31].map(minutes => knownAt(told, sundayEvening + minutes * minute).is)
  expect(shown).toEqual(['known', 'known', 'old'])
  expect(knownAt(null, sundayEvening)).toEqual({ is: 'none' })
})

describe('previous Mondays', () => {
  it('are shown by the longest wait of each hour, from Sunday noon to Monday midnight', async () => {
    await tell('harisabha', 2)
    await tell('pani-tanki', 4)
    world.clock.set('2027-07-20T00:10:00+05:30')
    await tell('temple', 1)
    world.clock.set('2027-07-25T18:30:00+05:30')
    await tell('hathi-chowk', 3)
    await world.context.responseCache.changed('queue')
    await eventually(async () => (await read()).mondays.length === 2)
    const { mondays } = await read()
    expect(mondays).toEqual([
      { date: '2027-07-26', told: [{ hour: 6, hours: 3 }] },
      { date: '2027-07-19', told: [{ hour: 6, hours: 4 }] },
    ])
    expect(pastMondays(mondays, world.clock())).toEqual([{ date: '2027-07-19', number: 1, hours: 4 }])
    // For two hours later that night there was no report a week before.
    expect(pastMondays(mondays, world.clock() + 120 * minute)).toMatchObject([{ hours: null }])
    expect(nightAt(Date.parse('2027-07-21T12:00:00+05:30'))).toBeUndefined()
    // Half an hour after midnight it is still Monday's night.
    expect(nightAt(Date.parse('2027-07-19T00:30:00+05:30'))).toEqual({ date: '2027-07-19', hour: 12 })
    expect(nightAt(Date.parse('2027-07-20T00:30:00+05:30'))).toBeUndefined()
  })
})
