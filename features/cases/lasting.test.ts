import { beforeEach, expect, test } from 'vitest'
import { type CaseKind, raiseCase, settleCase } from '#kit/server/cases.ts'
import { createLooks } from '#kit/server/looks.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { announceCases } from './announce.server.ts'

worldForAll()
beforeEach(() => world.empty('cases'))

const kind = 'lasts-in-a-test'
/** Runs one sweep of a server with a single lasting kind of case that reads its conditions like this. */
async function look(lasting: NonNullable<CaseKind['lasting']>): Promise<void> {
  const { context } = world
  const title = { en: 'It lasts', hi: 'जारी है' }
  const cases: CaseKind[] = [
    { kind, permission: 'crowd', minutes: 10, title, about: async () => new Map(), lasting },
  ]
  const { lookAtLasting, stop } = announceCases({
    ...context,
    looks: createLooks(context.app.log),
    features: [{ name: 'test', cases }],
    app: { ...context.app, addHook: () => {} } as never,
  })
  await lookAtLasting()
  await stop()
}
const cases = async () =>
  (await world.owner.query('select subject, over_at is not null as is_over from cases order by id')).rows

test('a lasting condition raises one case, which ends when the condition does', async () => {
  await look(async () => ['a'])
  await look(async () => ['a'])
  expect(await cases()).toEqual([{ subject: 'a', is_over: false }])
  await look(async () => [])
  expect(await cases()).toEqual([{ subject: 'a', is_over: true }])
})

test('a case that somebody ends during a sweep is not raised again', async () => {
  await raiseCase(world.context.db, kind, 'a')
  await look(async () => {
    await settleCase(world.context.db, kind, 'a', 'asha')
    return ['a']
  })
  expect(await cases()).toEqual([{ subject: 'a', is_over: true }])
})

test('a case raised together with its row during a sweep is not ended', async () => {
  await look(async () => {
    await raiseCase(world.context.db, kind, 'a')
    return []
  })
  expect(await cases()).toEqual([{ subject: 'a', is_over: false }])
})
