import { beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#common/permissions.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import type { CaseRow } from '../contract.ts'
import { chiefOf, complain, type Desk, deskWithAccount, openCases } from '../test-cases.ts'
import type { Duty } from './duty-contract.ts'

worldForAll()
const [room, gate] = [crypto.randomUUID(), crypto.randomUUID()]
let chief: Desk
beforeEach(async () => {
  await world.empty('cases', 'duty_posts', 'duty_shifts', 'complaints', 'limits')
  await world.owner.query(`delete from settings where key = 'cases'`)
  chief = await chiefOf(world)
  for (const [id, en] of [
    [room, 'Control room'],
    [gate, 'Gate 2'],
  ])
    expect((await chief.call('POST /api/duty/posts', { id, name: { en, hi: 'चौकी' } })).status).toBe(204)
})
const onDuty = async (post: string, ...roles: readonly [Role, ...Role[]]) => {
  const desk = await deskWithAccount(world, ...roles)
  expect((await desk.call('PUT /api/duty', { post, hours: 8 })).status).toBe(204)
  return desk
}
const duty = async (desk: Desk) => (await desk.call<Duty>('GET /api/duty')).body

describe('duty', () => {
  test('lists who is where and until when; nobody stands at two posts', async () => {
    const desk = await onDuty(room, 'help-desk')
    await desk.call('PUT /api/duty', { post: gate, hours: 4 })
    const { posts, mine } = await duty(desk)
    expect(posts.map(post => post.people.map(one => one.username))).toEqual([[], [desk.username]])
    expect(mine?.post).toBe(gate)
    const { rows } = await world.owner.query(
      `select until_at, until_at - from_at = interval '4 hours' as "isLong" from duty_shifts where ended_at is null`,
    )
    expect(rows).toEqual([{ until_at: new Date(mine?.until ?? ''), isLong: true }])
  })
  test('begins once, however often it is started at once', async () => {
    const desk = await deskWithAccount(world, 'help-desk')
    const start = () => desk.call('PUT /api/duty', { post: room, hours: 8 })
    const answers = await Promise.all([start(), start(), start()])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect((await duty(desk)).posts.flatMap(({ people }) => people)).toHaveLength(1)
  })
  test('ends at its time', async () => {
    const desk = await onDuty(room, 'help-desk')
    await world.owner.query(`update duty_shifts set until_at = now() - interval '1 second'`)
    expect((await duty(desk)).mine).toBeNull()
  })
  test('at a post that is removed ends, and can no longer be started there', async () => {
    const desk = await onDuty(gate, 'help-desk')
    const post = (await duty(desk)).posts.find(({ id }) => id === gate)
    const body = { name: post?.name, is_active: false, updated_at: post?.updated_at }
    expect((await desk.call(`PUT /api/duty/posts/${gate}`, body)).status).toBe(403)
    expect((await chief.call(`PUT /api/duty/posts/${gate}`, body)).status).toBe(204)
    expect((await chief.call(`PUT /api/duty/posts/${gate}`, body)).status).toBe(409)
    expect((await duty(desk)).mine).toBeNull()
    expect((await desk.call('PUT /api/duty', { post: gate, hours: 4 })).status).toBe(404)
  })
})

describe('a shift', () => {
  test('is handed over only once every open case of its own has been explained', async () => {
    const [desk, next] = [await onDuty(room, 'help-desk'), await onDuty(room, 'help-desk')]
    await complain(world)
    await complain(world)
    const ids = (await openCases(desk)).map(({ id }) => id)
    for (const id of ids) await desk.call(`POST /api/cases/${id}/take`, {})
    const end = (cases: readonly string[], to: string | null = next.username) =>
      desk.call('POST /api/duty/end', { to, cases, note: 'One lane only' })
    expect((await end(ids.slice(1))).body).toMatchObject({ code: 'not-all-told' })
    expect((await duty(desk)).mine).not.toBeNull()
    expect((await end(ids, 'nobody-here')).body).toMatchObject({ code: 'may-not' })
    expect((await end(ids)).status).toBe(204)
    expect((await openCases(next)).map(row => row.owner)).toEqual([next.username, next.username])
    const seen = await duty(next)
    expect(seen.posts.find(({ id }) => id === room)?.note).toMatchObject({
      words: 'One lane only',
      by: desk.username,
    })
  })
  test('gives its cases back to everybody if nobody takes over', async () => {
    const desk = await onDuty(room, 'help-desk')
    await complain(world)
    const [row] = await openCases(desk)
    await desk.call(`POST /api/cases/${row?.id}/take`, {})
    await world.owner.query(
      `update cases set raised_at = now() - interval '2 hours', due_at = now() - interval '90 minutes'`,
    )
    expect((await desk.call('POST /api/duty/end', { to: null, cases: [row?.id], note: '' })).status).toBe(204)
    expect((await openCases(desk))[0]).toMatchObject({ owner: null })
    // They are announced again, and their time starts again.
    await world.context.looks.run('cases')
    const { rows } = await world.owner.query(
      `select step, due_at > now() + interval '25 minutes' as is_in_time from cases`,
    )
    expect(rows).toEqual([{ step: 1, is_in_time: true }])
  })
})

describe('a case', () => {
  test('is handed only to a colleague on duty who may see it', async () => {
    const desk = await onDuty(room, 'help-desk')
    const [next, stranger] = [await onDuty(gate, 'help-desk'), await onDuty(gate, 'photo-moderator')]
    await complain(world)
    const [row] = await openCases(desk)
    const path = `POST /api/cases/${row?.id}`
    await desk.call(`${path}/take`, {})
    const give = (to: string) =>
      desk.call<CaseRow>(`${path}/hand-over`, { to, note: 'Key is with the guard' })
    expect((await give(stranger.username)).body).toMatchObject({ code: 'may-not' })
    expect((await give(next.username)).body).toMatchObject({ owner: next.username, is_mine: false })
    expect((await openCases(next))[0]).toMatchObject({ is_mine: true, note: 'Key is with the guard' })
  })
  test('that nobody takes is announced to one post after another', async () => {
    await chief.call('PUT /api/cases/settings', {
      minutes: { complaint: 10 },
      order: { complaint: [room, gate] },
      only: ['complaint'],
    })
    await complain(world)
    const desk = await onDuty(gate, 'help-desk')
    const step = async () => (await world.owner.query('select step from cases')).rows[0].step
    await expect.poll(step).toBe(1)
    const [first] = await openCases(desk)
    expect(first?.next).toMatchObject({ post: { en: 'Gate 2' } })
    expect(first?.next?.at).toBe(first?.due_at)
    await world.owner.query(`update cases set raised_at = raised_at - interval '11 minutes',
      due_at = due_at - interval '11 minutes', next_at = next_at - interval '11 minutes'`)
    await world.context.looks.run('cases')
    expect(await step()).toBe(2)
    expect((await openCases(desk))[0]?.next).toBeNull()
  })
  test('is announced to everybody at once even if posts are named, until the kind is explicitly limited to them', async () => {
    const [desk, guard] = [await onDuty(room, 'help-desk'), await onDuty(gate, 'help-desk')]
    await onDuty(gate, 'photo-moderator')
    const told = async () => (await duty(chief)).orders.find(({ kind }) => kind === 'complaint')
    const set = (more: object) =>
      chief.call('PUT /api/cases/settings', {
        minutes: { complaint: 10 },
        order: { complaint: [gate] },
        ...more,
      })
    expect((await duty(chief)).orders[0]?.kind).toBe('missing-child')
    // As a console opened before the update saves it.
    await set({})
    expect(await told()).toMatchObject({ everybody: true, posts: [gate] })
    expect((await told())?.now).toEqual({ all: true, people: [desk.username, guard.username] })
    await set({ only: ['complaint'] })
    expect((await told())?.now).toEqual({ all: false, people: [guard.username] })
    await set({ minutes: { complaint: 20 } })
    expect(await told()).toMatchObject({ everybody: false, minutes: 20 })
    await guard.call('POST /api/duty/end', { to: null, cases: [], note: '' })
    expect((await told())?.now).toEqual({ all: true, people: [desk.username] })
  })
  test.each([
    ['of an unknown kind', { nothing: [room] }],
    ['at an unknown post', { complaint: [crypto.randomUUID()] }],
  ])('cannot be announced first %s', async (_, order) => {
    expect((await chief.call('PUT /api/cases/settings', { minutes: {}, order })).status).toBe(400)
  })
})
