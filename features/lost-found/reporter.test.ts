import { afterEach, describe, expect, test } from 'vitest'
import { solve } from '#common/solve-work.ts'
import type { Work } from '#common/work.ts'
import { calmWork } from '#common/work-size.ts'
import { listen, rowOf } from '#kit/server/live/test-live.ts'
import { world } from '#tests/world/fixture.ts'
import { knownVisitor, newVisitor } from '#tests/world/visitor.ts'
import { work } from '#tests/world/work.ts'
import type { OwnItem } from './contract.ts'
import { itemsForAll, listed, said, send, visitor } from './test-items.ts'

itemsForAll()

const reveal = (id: string, by = visitor, paid?: Work) =>
  by.call<{ phone: string; code?: string }>(`POST /api/lost-found/${id}/phone`, { work: paid })

/** A visitor whose phone the guide has known for this many hours. */
function visitorOf(hours: number) {
  world.clock.advance(-hours * 3_600_000)
  const known = newVisitor(world)
  world.clock.advance(hours * 3_600_000)
  return known
}
const oldVisitor = () => visitorOf(25)
const things = async (count: number) => {
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) ids.push((await send(said(), newVisitor(world))).body.id)
  return ids
}

describe('a sweep of all numbers by new phones', () => {
  // What these phones requested raises the price for their network for ten minutes.
  afterEach(() => world.clock.advance(700_000))
  /** Twelve phones known for most of a day, so that no pressure makes them do work, request every number. */
  const sweep = async (ids: readonly string[]) => {
    const phones = Array.from({ length: 12 }, () => visitorOf(22))
    const answers: { id: string; status: number }[] = []
    await Promise.all(
      phones.map(async (phone, turn) => {
        for (const [n] of ids.entries()) {
          const id = ids[(n + turn) % ids.length] ?? ''
          answers.push({ id, status: (await reveal(id, phone)).status })
        }
      }),
    )
    return new Set(answers.flatMap(({ id, status }) => (status === 200 ? [id] : [])))
  }
  test('opens at most five of seventeen an hour and eight a day, and raises an alarm', async () => {
    const ids = await things(17)
    expect((await sweep(ids)).size).toBe(5)
    expect((await world.context.alarms.active()).map(({ name }) => name)).toContain('lost-found-asks')
    world.clock.advance(3_700_000)
    await sweep(ids)
    const { rows } = await world.owner.query(
      'select count(distinct item_id)::int as opened from lost_found_reveals',
    )
    expect(rows[0].opened).toBeLessThanOrEqual(8)
  })
  test('costs each new phone more work, the more of the list has been opened', async () => {
    const ids = await things(6)
    const answersOwed = async () => (await work(newVisitor(world), 'reveal')).answers.length
    expect(await answersOwed()).toBe(calmWork)
    for (const id of ids.slice(0, 4)) await reveal(id, knownVisitor(world))
    expect(await answersOwed()).toBeGreaterThan(6 * calmWork)
  })
  test('blocks neither a phone known for a day nor a number that a family has opened before', async () => {
    const ids = await things(7)
    for (const id of ids.slice(0, 5)) expect((await reveal(id, knownVisitor(world))).status).toBe(200)
    expect((await reveal(ids[5] ?? '', knownVisitor(world))).status).toBe(409)
    expect((await reveal(ids[0] ?? '', knownVisitor(world))).status).toBe(200)
    expect((await reveal(ids[6] ?? '', oldVisitor())).status).toBe(200)
  })
  test('leaves an honest request to the owner, who sees it and shows the number with one tap', async () => {
    const ids = await things(5)
    const { body } = await send(said())
    for (const id of ids) await reveal(id, knownVisitor(world))
    const finder = knownVisitor(world)
    for (let n = 0; n < 3; n += 1)
      expect((await reveal(body.id, finder)).body).toMatchObject({ code: 'asked' })
    const own = async () =>
      (await visitor.call<{ items: OwnItem[] }>('GET /api/lost-found/mine')).body.items[0]
    expect(await own()).toMatchObject({ asked: 1, shown_to: 0 })
    const path = `PATCH /api/lost-found/mine/${body.id}`
    expect((await finder.call(path, { show_to_asked: true })).status).toBe(404)
    expect((await reveal(body.id, finder)).status).toBe(409)
    const granted = await visitor.call<OwnItem>(path, { show_to_asked: true })
    expect([granted.status, granted.body.asked]).toEqual([200, 0])
    expect((await reveal(body.id, finder)).body).toEqual({ phone: '9876500010' })
    expect(await own()).toMatchObject({ asked: 0, shown_to: 1 })
  })
  test('shows a granted number to who has asked for five that day: asking has been counted', async () => {
    for (const id of await things(5)) await reveal(id, knownVisitor(world))
    const { body } = await send(said())
    const finder = knownVisitor(world)
    const [sixth = '', ...others] = await things(5)
    for (const id of [body.id, ...others]) expect((await reveal(id, finder)).status).toBe(409)
    await visitor.call(`PATCH /api/lost-found/mine/${body.id}`, { show_to_asked: true })
    expect((await reveal(body.id, finder)).body).toEqual({ phone: '9876500010' })
    expect((await reveal(sixth, finder)).status).toBe(429)
  })
})

describe('the reporter’s number', () => {
  test('is given to anyone who asks, logged, and never cached', async () => {
    const { body } = await send(said())
    const finder = knownVisitor(world)
    const answer = await reveal(body.id, finder)
    expect([answer.status, answer.body]).toEqual([200, { phone: '9876500010' }])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { rows } = await world.owner.query('select item_id, device from lost_found_reveals')
    expect(rows).toEqual([{ item_id: body.id, device: expect.any(String) }])
  })

  test('is not given to a program without a cookie', async () => {
    const { body } = await send(said())
    expect((await reveal(body.id, newVisitor(world, false))).status).toBe(401)
  })

  test('of a sixth thing waits until tomorrow; asking again for one already shown is free', async () => {
    const finder = knownVisitor(world)
    const ids = await things(6)
    for (const id of ids.slice(0, 5)) expect((await reveal(id, finder)).status).toBe(200)
    const sixth = await reveal(ids[5] ?? '', finder)
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(3600)
    expect((await reveal(ids[0] ?? '', finder)).status).toBe(200)
    expect((await reveal(ids[5] ?? '', oldVisitor())).status).toBe(200)
    world.clock.advance(86_400_000)
    expect((await reveal(ids[5] ?? '', finder)).status).toBe(200)
    world.clock.advance(-86_400_000)
  })

  test('is given to a sweep by one device at most five times', async () => {
    const finder = knownVisitor(world)
    const ids = await things(12)
    const answers = await Promise.all(ids.map(id => reveal(id, finder)))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(5)
  })

  test('costs a new phone work: fresh cookies collect nothing without it', async () => {
    const ids = await things(15)
    const sweep = await Promise.all(ids.map(id => reveal(id, newVisitor(world))))
    expect(new Set(sweep.map(answer => `${answer.status} ${answer.body.code}`))).toEqual(
      new Set(['403 work_required']),
    )
    const finder = newVisitor(world)
    const paid = await work(finder, 'reveal')
    expect((await reveal(ids[0] ?? '', finder, paid)).body).toEqual({ phone: '9876500010' })
    // Work can be spent once; asking again for the same number is free.
    expect((await reveal(ids[1] ?? '', finder, paid)).status).toBe(403)
    expect((await reveal(ids[0] ?? '', finder)).status).toBe(200)
  })

  test('costs everybody work, and more of it, once too many were given within an hour', async () => {
    const { body } = await send(said())
    const given = (count: number) =>
      world.owner.query(
        `insert into lost_found_reveals (item_id, device, at)
         select $1, 'collector ' || n, $2 from generate_series(1, $3) n`,
        [body.id, new Date(world.clock()), count],
      )
    await given(99)
    expect((await reveal(body.id, knownVisitor(world))).status).toBe(200)
    const finder = knownVisitor(world)
    expect((await reveal(body.id, finder)).status).toBe(403)
    const early = await work(finder, 'reveal')
    expect(early.answers).toHaveLength(calmWork)
    await given(100)
    // What was solved before the price rose is too little now, but still counts.
    expect((await reveal(body.id, finder, early)).status).toBe(403)
    expect((await reveal(body.id, finder, solve(early.task, 2 * calmWork))).status).toBe(200)
    world.clock.advance(3_700_000)
    expect((await reveal(body.id, knownVisitor(world))).status).toBe(200)
    world.clock.advance(-3_700_000)
  })

  test('comes with a count, for the reporter, of how many asked for it', async () => {
    const { body } = await send(said())
    const shown = async () =>
      (await visitor.call<{ items: OwnItem[] }>('GET /api/lost-found/mine')).body.items[0]?.shown_to
    expect(await shown()).toBe(0)
    const finder = knownVisitor(world)
    for (const by of [finder, finder, knownVisitor(world)]) await reveal(body.id, by)
    expect(await shown()).toBe(2)
    const changed = await visitor.call<OwnItem>(`PATCH /api/lost-found/mine/${body.id}`, {
      show_phone: false,
    })
    expect(changed.body.shown_to).toBe(2)
  })

  test('is not given if its owner did not want that, or no longer does', async () => {
    const shy = await send(said({ show_phone: 'false' }))
    expect(shy.body.can_reveal).toBe(false)
    expect((await reveal(shy.body.id)).status).toBe(404)
    const { body } = await send(said())
    const changed = await visitor.call<OwnItem>(`PATCH /api/lost-found/mine/${body.id}`, {
      show_phone: false,
    })
    expect(changed.body).toMatchObject({ can_reveal: false, phone: '9876500010' })
    expect((await reveal(body.id, newVisitor(world))).status).toBe(404)
  })
})

describe('the reporter', () => {
  test('takes the report off the list, and phones that show it are notified', async () => {
    const { body } = await send(said())
    await listed(1)
    const phone = await listen(world.url, 'lost-found')
    const path = `PATCH /api/lost-found/mine/${body.id}`
    expect((await visitor.call(path, { status: 'resolved' })).body).toMatchObject({ status: 'resolved' })
    // Events of earlier tests may still arrive; for this thing only the last one matters.
    const told = () =>
      phone
        .events()
        .map(rowOf)
        .findLast(({ id }) => id === body.id)
    await expect.poll(told).toEqual({ id: body.id, gone: true })
    phone.response.destroy()
    await listed(0)
    expect((await reveal(body.id)).status).toBe(404)
    expect((await visitor.call(path, { show_phone: true })).status).toBe(404)
  })

  test('is the only one who can do that', async () => {
    const { body } = await send(said())
    const other = newVisitor(world)
    expect((await other.call(`PATCH /api/lost-found/mine/${body.id}`, { status: 'resolved' })).status).toBe(
      404,
    )
    expect((await other.call<{ items: [] }>('GET /api/lost-found/mine')).body.items).toEqual([])
    await listed(1)
  })
})

test('the reporter erases the report with its photo; nobody else can', async () => {
  const words = said()
  const { body } = await send(words)
  await listed(1)
  const withdraw = (by = visitor) => by.call(`DELETE /api/lost-found/mine/${body.id}`)
  expect((await withdraw(knownVisitor(world))).status).toBe(404)
  expect((await withdraw(newVisitor(world, false))).status).toBe(401)
  expect((await fetch(world.url + body.images)).status).toBe(200)
  expect((await withdraw()).status).toBe(204)
  await listed(0)
  expect((await fetch(world.url + body.images)).status).toBe(404)
  expect((await visitor.call<{ items: OwnItem[] }>('GET /api/lost-found/mine')).body.items).toEqual([])
  expect((await withdraw()).status).toBe(404)
  // A repeated request may still come from the phone.
  expect((await send(words)).body).toMatchObject({ code: 'withdrawn' })
  const { rows } = await world.owner.query(
    'select submission_id, feature, notice_version, withdrawn_by from consent_withdrawals',
  )
  expect(rows).toContainEqual({
    ...{ submission_id: body.id, feature: 'lost-found' },
    ...{ notice_version: 'lost-found-1', withdrawn_by: 'person' },
  })
})
