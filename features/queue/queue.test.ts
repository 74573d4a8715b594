import { beforeEach, describe, expect, it } from 'vitest'
import { tailPlaces } from '#content/queue-places.ts'
import { eventually } from '#tests/world/eventually.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { openWorld, staffMember } from '#tests/world/world.ts'
import type { Queue, QueueNow } from './contract.ts'
import { nightAt, pastMondays } from './monday.ts'
import { diceOf, reportsOf, simulateNight } from './test-night.ts'
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

async function put(path: string, body: unknown, { url } = world) {
  const response = await fetch(`${url}/api/queue/${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as QueueNow & { code: string } }
}
const tell = (place: string, hours: number, waited_s = 0, id: string = crypto.randomUUID()) =>
  put(id, { line: 'tail', place, hours, waited_s })
const read = async () => (await (await fetch(`${world.url}/api/queue`)).json()) as Queue
const kept = async () => (await world.owner.query('select place, withdrawn_at from queue_reports')).rows

describe('the tail of the queue', () => {
  it('reported by staff is what everybody reads, and open phones receive it', async () => {
    const stream = await fetch(`${world.url}/api/live?topics=queue`)
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    await reader?.read()
    const { status, body } = await tell('pani-tanki', 3)
    expect(status).toBe(200)
    expect(body.tail).toMatchObject({ place: 'pani-tanki', hours: 3 })
    let heard = ''
    await eventually(async () => {
      heard += (await reader?.read())?.value ?? ''
      return heard.includes('pani-tanki')
    })
    await reader?.cancel()
    await eventually(async () => (await read()).tail?.place === 'pani-tanki')
  })
  it('is announced in its latest state, including what was stored while the list was being renewed', async () => {
    // A separate world, because other tests' events may arrive late and carry these rows.
    const own = await openWorld({ now: sundayEvening })
    own.signIn(staffMember('queue-reporter'))
    const stream = await fetch(`${own.url}/api/live?topics=queue`)
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    await reader?.read()
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
    let heard = ''
    await eventually(async () => {
      heard += (await reader?.read())?.value ?? ''
      return heard.includes('event: queue')
    })
    expect(heard).toContain('amgola')
    await reader?.cancel()
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

describe('a simulated night', () => {
  it('is shown with a median waiting-time error of at most 25%, and not at all if older than 30 min', async () => {
    const night = simulateNight()
    const reports = reportsOf(night, diceOf(7))
    const errors: number[] = []
    const places: number[] = []
    const answers = { known: 0, old: 0, none: 0 }
    let said: QueueNow = { tail: null, dak_bam: null }
    let next = 0
    for (let at = 0; at < night.minutes; at += 5) {
      for (let report = reports[next]; report && report.arrives <= at; report = reports[next]) {
        world.clock.set(sundayEvening + report.arrives * minute)
        said = (await tell(report.place, report.hours, (report.arrives - report.seen) * 60)).body
        next += 1
      }
      const now = sundayEvening + at * minute
      const seenLast = Math.max(...reports.slice(0, next).map(({ seen }) => seen))
      const known = knownAt(said.tail, now)
      answers[known.is] += 1
      expect(known.is).toBe(next === 0 ? 'none' : at - seenLast > 30 ? 'old' : 'known')
      if (known.is !== 'known') continue
      errors.push(Math.abs(known.told.hours - night.waitHours(at)) / night.waitHours(at))
      places.push(Math.abs(tailPlaces.findIndex(({ id }) => id === known.told.place) - night.placeIndex(at)))
    }
    expect(await kept()).toHaveLength(reports.length)
    expect(answers.known).toBeGreaterThan(200)
    expect(answers.old).toBeGreaterThan(5)
    expect(median(errors)).toBeLessThanOrEqual(0.25)
    expect(median(places)).toBeLessThanOrEqual(1)
  })
})

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
