import { beforeEach, expect, test } from 'vitest'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { newVisitor, type Visitor } from '#tests/world/visitor.ts'
import { staffMember } from '#tests/world/world.ts'
import { type Feedback, mostPerHour } from './contract.ts'

let visitor: Visitor
worldForAll()
beforeEach(async () => {
  world.signIn(undefined)
  await world.owner.query('truncate feedback')
  visitor = newVisitor(world)
})

const said = (change: object = {}) => ({
  id: crypto.randomUUID(),
  name: 'सुनीता कुमारी',
  feedback: 'पानी की व्यवस्था अच्छी थी।\nरास्ते में रोशनी कम थी।',
  rating: 4,
  notice_version: 'feedback-1',
  notice_language: 'hi',
  ...change,
})
const send = (body: object, by = visitor) => by.call<Feedback>('POST /api/feedback', body)
const rows = async () =>
  (await world.owner.query<Record<string, unknown>>('select * from feedback order by arrival')).rows

test('feedback is stored as written and answered with its row', async () => {
  const body = said({ feedback: `<img src=x onerror=alert(1)> ' or 1=1--\nरास्ते में रोशनी कम थी।` })
  const answer = await send(body)
  expect(answer.status).toBe(201)
  const { id, name, feedback, rating } = body
  expect(answer.body).toEqual({ id, name, feedback, rating, created_at: expect.any(String) })
  expect(await rows()).toMatchObject([{ id, name, feedback, rating, notice_language: 'hi' }])
})

test('the same feedback sent again, even at the same time, makes one row and one answer', async () => {
  const body = said()
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(body)))
  expect(new Set(answers.map(answer => JSON.stringify(answer.body))).size).toBe(1)
  expect(answers.every(answer => answer.status === 201)).toBe(true)
  expect(await rows()).toHaveLength(1)
})

test('different words under the same id are refused and change nothing', async () => {
  const body = said()
  await send(body)
  const answer = await send({ ...body, feedback: 'Something else' })
  expect([answer.status, (answer.body as unknown as { code: string }).code]).toEqual([422, 'key-reused'])
  expect(await rows()).toMatchObject([{ feedback: body.feedback }])
})

test.each([
  ['no words', { feedback: ' \n ' }],
  ['no star', { rating: 0 }],
  ['six stars', { rating: 6 }],
  ['half a star', { rating: 4.5 }],
])('feedback with %s is refused', async (_, change) => {
  expect((await send(said(change))).status).toBe(400)
  expect(await rows()).toEqual([])
})

test('a retry of stored feedback is answered, however much the phone has sent', async () => {
  const first = said()
  await send(first)
  for (let sent = 1; sent < mostPerHour; sent += 1) await send(said())
  expect((await send(said())).status).toBe(429)
  expect((await send(first)).status).toBe(201)
})

test('staff read everything, newest first', async () => {
  for (const rating of [1, 2, 3]) await send(said({ rating }))
  world.signIn(staffMember('admin'))
  const { body } = await visitor.call<{ feedback: Feedback[]; total: number }>('GET /api/feedback')
  expect([body.total, body.feedback.map(row => row.rating)]).toEqual([3, [3, 2, 1]])
  const rest = await visitor.call<{ feedback: Feedback[] }>('GET /api/feedback?skip=2')
  expect(rest.body.feedback.map(row => row.rating)).toEqual([1])
})
