import { beforeEach, expect, test } from 'vitest'
import { eventually } from '#tests/world/eventually.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import { staffMember } from '#tests/world/world.ts'
import type { RumourList, StaffRumour } from './contract.ts'
import { shownDays } from './verdicts.ts'

worldForAll()
beforeEach(() => world.owner.query('truncate rumours'))
const words = {
  verdict: 'not-true',
  said: { en: 'The temple is shut tonight.', hi: 'मंदिर आज रात बंद है।' },
  answer: { en: 'It is open.', hi: 'मंदिर खुला है।' },
  office: { en: 'Control room', hi: 'नियंत्रण कक्ष' },
  is_shown: true,
}
const id = () => crypto.randomUUID()
const asks = (name: string, body?: object, role: 'admin' | 'help-desk' = 'admin') => {
  world.signIn(staffMember(role))
  return newVisitor(world).call<StaffRumour & { code?: string }>(name, body)
}
const shown = async () => (await newVisitor(world, false).call<RumourList>('GET /api/rumours')).body.rumours

test('an answer is public with its office and time, once however often it is sent', async () => {
  const body = { id: id(), ...words }
  const before = world.clock()
  const first = await asks('POST /api/rumours', body)
  expect([first.status, (await asks('POST /api/rumours', body)).status]).toEqual([201, 201])
  await eventually(async () => (await shown()).length === 1)
  const [rumour] = await shown()
  expect(rumour).toMatchObject({ verdict: 'not-true', office: words.office, said: words.said })
  expect(Date.parse(rumour?.told_at ?? '')).toBeGreaterThanOrEqual(before)
  expect(Date.parse(rumour?.told_at ?? '')).toBeLessThanOrEqual(world.clock())
  expect((await asks('POST /api/rumours', { ...body, id: id() }, 'help-desk')).status).toBe(403)
})
test('a changed answer has a new time; the second of two simultaneous changes is told; a hidden answer is not shown', async () => {
  const { body } = await asks('POST /api/rumours', { id: id(), ...words, verdict: 'checking' })
  const change = (verdict: string, is_shown: boolean, updated_at: string) =>
    asks(`PUT /api/rumours/${body.id}`, { ...words, verdict, is_shown, updated_at })
  const next = await change('true', true, body.updated_at)
  expect([next.status, next.body.verdict]).toEqual([200, 'true'])
  expect(Date.parse(next.body.told_at)).toBeGreaterThan(Date.parse(body.told_at))
  const late = await change('not-true', true, body.updated_at)
  expect([late.status, late.body.code]).toEqual([409, 'changed-meanwhile'])
  await change('true', false, next.body.updated_at)
  await eventually(async () => (await shown()).length === 0)
})
test('one language is enough if it is complete: an answer without office or text in it is refused; last week’s answer is no longer shown', async () => {
  const send = (part: object) => asks('POST /api/rumours', { id: id(), ...words, ...part })
  expect((await send({ office: { en: '', hi: '' } })).status).toBe(400)
  expect((await send({ answer: { en: 'It is open.', hi: '' } })).status).toBe(400)
  const hindi = ({ hi }: { hi: string }) => ({ en: '', hi })
  const said = hindi(words.said)
  expect((await send({ said, office: hindi(words.office) })).status).toBe(400)
  const one = await send({ said, office: hindi(words.office), answer: hindi(words.answer) })
  expect(one.body).toMatchObject({ only: 'hi', said: { en: words.said.hi, hi: words.said.hi } })
  await world.owner.query('truncate rumours')
  await send({})
  await world.owner.query(`update rumours set told_at = now() - make_interval(days => $1)`, [shownDays + 1])
  await send({ verdict: 'heard' })
  await eventually(async () => (await shown()).map(({ verdict }) => verdict).join() === 'heard')
})
