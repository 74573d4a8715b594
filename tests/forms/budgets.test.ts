import { beforeEach, describe, expect, test } from 'vitest'
import { solve } from '#common/solve-work.ts'
import { calmWork, workHeader } from '#common/work-size.ts'
import { complaintsPerDay } from '#features/complaints/contract.ts'
import { mostPerHour } from '#features/feedback/contract.ts'
import { freePerHour } from '#features/lost-found/missing-person/contract.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { form } from '#tests/world/forms.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import { knownVisitor, newVisitor, type Visitor } from '#tests/world/visitor.ts'
import { staffMember } from '#tests/world/world.ts'

worldForAll()
beforeEach(async () => {
  // Two hours later, at the start of ten minutes, because alarms count these.
  world.clock.set(Math.ceil(world.clock() / 600_000) * 600_000 + 7_200_000)
  await world.empty('limits', 'network_uses')
})

const notice = { notice_version: 'v1', notice_language: 'hi' }
const newForm = (fields: Record<string, string>) => form({ id: crypto.randomUUID(), ...fields, ...notice })
const feedback = () => ({ id: crypto.randomUUID(), name: 'आशा', feedback: 'नल', rating: 3, ...notice })
const complaint = () => newForm({ category: 'water', words: 'नल' })
const child = () =>
  newForm({ name: 'आशा', phone: '9876500010', is_found: 'false', person: 'बालक', age_band: 'child' })
const sendFeedback = (by: Visitor) => by.call('POST /api/feedback', feedback())
/** Counts this many uses from the network of these tests, as if they had just happened. */
const flood = async (budget: string, count: number) => {
  const network = world.context.networkOf({ ip: '127.0.0.1' })
  const now = new Date(world.context.clock())
  await world.owner.query(
    `insert into network_uses (budget, network, step, count, first_at, last_at) values ($1, $2, $3, $4, $3, $3)`,
    [budget, network, now, count],
  )
  world.clock.advance(3000)
}
type Alarm = { name: string; count: number; seconds: number; networks: number }
const unusual = async () => {
  const admin = await signedInBrowser(world.url)
  const { body } = await admin.call('GET', '/api/dashboard/overview')
  return (body as { alarms: Alarm[] }).alarms.filter(({ name }) => name.startsWith('unusual-'))
}

test('on a network that floods a form new phones do work and are then served; others do none', async () => {
  const [known, fresh] = [knownVisitor(world), newVisitor(world)]
  await flood('feedback', 65)
  const said = feedback()
  const send = (work?: unknown) =>
    fetch(`${world.url}/api/feedback`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: fresh.cookie,
        ...(work !== undefined && { [workHeader]: JSON.stringify(work) }),
      },
      body: JSON.stringify(said),
    })
  const refused = await send()
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'work_required' }])
  expect((await send('nonsense')).status).toBe(403)
  const asked = (await fresh.call<{ task: string; answers: number }>('GET /api/devices/work?action=feedback'))
    .body
  expect(asked.answers).toBeLessThanOrEqual(35)
  expect((await send(solve(asked.task, asked.answers))).status).toBe(201)
  // What has arrived is not stored twice, so its retry costs nothing.
  expect((await send()).status).toBe(201)
  world.clock.advance(3_600_000)
  await world.empty('network_uses')
  world.clock.advance(3000)
  expect((await sendFeedback(known)).status).toBe(201)
  expect((await sendFeedback(newVisitor(world))).status).toBe(201)
})

test('the higher the pressure, the longer a phone counts as new, so that an attack’s phones do not qualify within an hour', async () => {
  const known = knownVisitor(world)
  await flood('feedback', 65)
  expect((await sendFeedback(known)).status).toBe(201)
  await flood('feedback', 65)
  expect((await sendFeedback(known)).status).toBe(403)
  world.clock.advance(3_600_000)
  await flood('feedback', 130)
  expect((await sendFeedback(known)).status).toBe(201)
})

test('500 phones behind one carrier address are served within ten minutes', async () => {
  const statuses: number[] = []
  // A fifth of them have just arrived; the others have known the guide for hours.
  for (let group = 0; group < 10; group += 1) {
    const phones = Array.from({ length: 10 }, (_, n) => (n < 2 ? newVisitor(world) : knownVisitor(world)))
    const answers = await Promise.all(phones.map(sendFeedback))
    statuses.push(...answers.map(({ status }) => status))
    world.clock.advance(60_000)
  }
  expect(statuses).toEqual(Array(100).fill(201))
  await flood('feedback', 400)
  world.clock.advance(120_000)
  const older = [1, 2, 3].map(() => knownVisitor(world))
  world.clock.advance(3_600_000 * 8)
  await world.empty('network_uses')
  await flood('feedback', 400)
  expect((await Promise.all(older.map(sendFeedback))).map(({ status }) => status)).toEqual([201, 201, 201])
})

test('a report of a missing person is accepted under any pressure, from one phone and from one network', async () => {
  await flood('missing-person', 700)
  const phone = newVisitor(world)
  for (let count = 0; count < freePerHour; count += 1)
    expect((await phone.call('POST /api/missing-persons', child())).status).toBe(201)
  // The next ones of this hour cost work, more with their number. The outbox does it.
  const asked = async () =>
    (await phone.call<{ task: string; answers: number }>('GET /api/devices/work?action=missing-person')).body
  for (const answers of [calmWork, calmWork + 3]) {
    const report = child()
    expect((await phone.call('POST /api/missing-persons', report)).body).toMatchObject({
      code: 'work_required',
    })
    const owed = await asked()
    expect(owed.answers).toBe(answers)
    const paid = await fetch(`${world.url}/api/missing-persons`, {
      method: 'POST',
      headers: { cookie: phone.cookie, [workHeader]: JSON.stringify(solve(owed.task, owed.answers)) },
      body: report,
    })
    expect(paid.status).toBe(201)
    // It has arrived, so its retry costs nothing.
    expect((await phone.call('POST /api/missing-persons', report)).status).toBe(201)
  }
  expect((await newVisitor(world).call('POST /api/missing-persons', child())).status).toBe(201)
  world.clock.advance(3_600_000)
  expect((await phone.call('POST /api/missing-persons', child())).status).toBe(201)
})

test('a flood of reports from one network raises an alarm on the dashboard', async () => {
  expect(await unusual()).toEqual([])
  const phones = Array.from({ length: 20 }, () => newVisitor(world))
  for (const phone of phones)
    for (let count = 0; count < 4; count += 1) await phone.call('POST /api/missing-persons', child())
  const [alarm] = await unusual()
  expect(alarm).toMatchObject({ name: 'unusual-missing-person', networks: 1 })
  expect(alarm?.count).toBeGreaterThanOrEqual(60)
})

test('many quiz attempts from one network raise an alarm if there is a prize', async () => {
  const rules = (prize: boolean) =>
    world.owner.query(
      `insert into settings (key, value) values ('mela-quiz', $1) on conflict (key) do update set value = excluded.value`,
      [JSON.stringify({ show_answers: false, draws: false, prize })],
    )
  await rules(false)
  await flood('quiz', 51)
  expect(await unusual()).toEqual([])
  await rules(true)
  expect(await unusual()).toMatchObject([{ name: 'unusual-quiz', count: 51, networks: 1 }])
  await world.owner.query(`delete from settings where key = 'mela-quiz'`)
})

describe('staff at a desk', () => {
  test('can send more with one phone than a visitor may, counted by account', async () => {
    const member = staffMember('help-desk')
    const { signedIn } = world.context.app
    const before = { ...signedIn }
    signedIn.isSealed = () => true
    signedIn.find = async () => member
    try {
      const desk = newVisitor(world)
      for (let count = 0; count <= complaintsPerDay; count += 1)
        expect((await desk.call('POST /api/complaints', complaint())).status).toBe(201)
      for (let count = 0; count <= mostPerHour; count += 1)
        expect((await sendFeedback(desk)).status).toBe(201)
      await world.owner.query(`update limits set count = 600 where key = $1`, [
        `feedback:account:${member.id}`,
      ])
      expect(await sendFeedback(newVisitor(world))).toMatchObject({ status: 429, body: { code: 'too-many' } })
      // A report of a person is never refused, however many the desk has sent today.
      await world.owner.query(
        `insert into limits (key, count, ends_at) values ($1, 600, now() + interval '1 day')
         on conflict (key) do update set count = 600, ends_at = now() + interval '1 day'`,
        [`missing-person:account:${member.id}`],
      )
      expect((await desk.call('POST /api/missing-persons', child())).status).toBe(201)
    } finally {
      Object.assign(signedIn, before)
    }
  })
})
