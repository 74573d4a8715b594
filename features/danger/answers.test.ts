import { beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '#tests/world/eventually.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import { starters } from '#tests/world/world.ts'
import { mostOfNetwork } from './answers.server.ts'
import { shownHours } from './contract.ts'
import { answersPerDay } from './danger-kinds.ts'
import { answerIt, casesOf, forAll, forStaff, report } from './test-dangers.ts'

worldForAll({ starters })
let danger: string
beforeEach(async () => {
  world.signIn(undefined)
  await world.empty('dangers', 'cases', 'limits')
  await report(world)
  danger = (await answerIt(world, 'seen')).body.id
  // Walkers answer after staff have.
  world.clock.advance(60_000)
})
/** Answers as a new phone, which had no network for `waited_s` of the time since. */
const phone = () => {
  const by = newVisitor(world)
  return (answer: string, waited_s = 0, id = danger) =>
    by.call<{ code?: string }>(`POST /api/dangers/${id}/answers`, { answer, waited_s })
}
const shown = async () => (await forAll(world)).find(({ id }) => id === danger)
const said = async () => (await forStaff(world))[0]?.said
describe('walkers’ answers about a danger', () => {
  test('count once per phone; its newest answer counts, even if an older one arrives late', async () => {
    const one = phone()
    expect((await one('still')).status).toBe(204)
    await one('still')
    expect(await said()).toMatchObject({ still: { phones: 1 }, fine: { phones: 0, at: null } })
    await one('fine')
    await one('still', 30)
    expect(await said()).toMatchObject({ still: { phones: 0 }, fine: { phones: 1 } })
    await phone()('still')
    expect(await said()).toMatchObject({ still: { phones: 1 }, fine: { phones: 1 } })
  })
  test('tell everybody that it is still dangerous, with the time, but tell only staff that it is fine', async () => {
    const before = world.clock() - 20_000
    await phone()('still', 20)
    const after = world.clock() - 20_000
    for (let more = 0; more < 5; more++) await phone()('fine')
    const row = await eventually(async () => ((await shown())?.still ? shown() : undefined))
    expect(row?.still?.phones).toBe(1)
    const at = Date.parse(row?.still?.at ?? '')
    expect([at >= before - 1000, at <= after + 1000]).toEqual([true, true])
    expect(JSON.stringify(row)).not.toContain('fine')
  })
  test('close nothing, however many say that it is fine; staff see the counts on the case', async () => {
    for (let more = 0; more < 20; more++) await phone()('fine')
    await phone()('still')
    await eventually(async () => (await shown())?.still?.phones === 1)
    expect((await shown())?.state).toBe('seen')
    const [row, ...others] = await casesOf(world)
    expect(others).toEqual([])
    expect(row?.about?.detail?.en).toMatch(
      /^Live wire · .*fine now: 20 \(.*still dangerous: 1 \(\d+:\d\d [AP]M\)$/,
    )
    expect(row?.about?.detail?.hi).toContain('अब ठीक है: 20 लोग')
  })
  test('from one network are no crowd to the public, however many its phones', async () => {
    for (let n = 0; n < 12; n += 1) await phone()('still')
    expect(await said()).toMatchObject({ still: { phones: 12 } })
    await eventually(async () => (await shown())?.still?.phones === mostOfNetwork)
    expect((await shown())?.still?.phones).toBe(mostOfNetwork)
  })
  test('start again once staff have looked, including answers given before that arrive later', async () => {
    await phone()('still')
    await answerIt(world, 'mending')
    world.clock.advance(60_000)
    await phone()('still', 120)
    expect(await said()).toMatchObject({ still: { phones: 0 } })
    await phone()('still')
    expect(await said()).toMatchObject({ still: { phones: 1 } })
  })
  test('are limited per phone and day', async () => {
    const one = phone()
    for (let n = 0; n < answersPerDay; n++) expect((await one('still')).status).toBe(204)
    expect(await one('fine')).toMatchObject({ status: 429, body: { code: 'too-many' } })
  })
  test('are refused for a danger that is not public, for any other word, and without a known phone', async () => {
    expect((await phone()('still', 0, crypto.randomUUID())).status).toBe(404)
    expect((await phone()('gone')).status).toBe(400)
    expect((await phone()('fine', -5)).status).toBe(400)
    const stranger = newVisitor(world, false)
    expect((await stranger.call(`POST /api/dangers/${danger}/answers`, { answer: 'fine' })).status).toBe(401)
    const { body: other } = await report(world, { kind: 'fire' })
    expect((await phone()('fine', 0, other.danger)).status).toBe(404)
    world.clock.advance(shownHours * 3_600_000)
    expect((await phone()('still')).status).toBe(404)
    world.clock.advance(-shownHours * 3_600_000)
    await world.owner.query(`update dangers set state = 'mended' where id = $1`, [danger])
    expect((await phone()('still')).status).toBe(404)
  })
  test('from forty phones at once are all counted', async () => {
    await Promise.all(Array.from({ length: 40 }, () => phone()('still')))
    expect(await said()).toMatchObject({ still: { phones: 40 } })
  })
})
