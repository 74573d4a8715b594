import { expect, test } from 'vitest'
import type { Replay, ReplayLine } from '#features/cases/replay/replay-contract.ts'
import { chiefOf, type Desk, deskWithAccount, openCases, reportMissing } from '#features/cases/test-cases.ts'
import type { CrowdStatus } from '#features/crowd-status/contract.ts'
import type { Hold } from '#features/notices/holds/contract.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { starters } from '#tests/world/world.ts'

worldForAll({ starters })

/** What was done, by whom, and between which times (ms): a line of the replay must say it. */
type Done = Pick<ReplayLine, 'subject' | 'action' | 'by'> & { name?: string; from: number; to: number }

test('the replay has each step of a night once and to the second, in order and without a visitor’s words', async () => {
  const began = Date.now()
  const done: Done[] = []
  const chief = await chiefOf(world)
  const [reporter, desk] = [
    await deskWithAccount(world, 'crowd-reporter'),
    await deskWithAccount(world, 'missing-person-desk'),
  ]
  const step = async <T>(
    by: Desk,
    what: Omit<Done, 'by' | 'from' | 'to'>,
    ...call: [name: string, body: object]
  ) => {
    const from = Date.now()
    const { status, body } = await by.call<T>(...call)
    expect(status, `${what.action} ${what.subject} ${JSON.stringify(body)}`).toBeLessThan(300)
    done.push({ ...what, by: by.username, from, to: Date.now() })
    return body
  }
  const account = { username: 'help-1', roles: ['help-desk'] }
  await step(chief, { subject: 'account', action: 'added' }, 'POST /api/staff-accounts', account)
  await step(chief, { subject: 'post', action: 'numbered' }, 'POST /api/posts/from-line', { trial: false })

  const { places } = (await chief.call<CrowdStatus>('GET /api/crowd-status')).body
  for (const { id, location } of places.slice(0, 3)) {
    await chief.call(`PUT /api/crowd-status/${id}/reporters`, { reporters: [reporter.username] })
    const report = { status: 'high', density: 5, description: { en: '', hi: '' } }
    const what = { subject: 'crowd', action: 'reported', name: location.en }
    await step(reporter, what, `PUT /api/crowd-status/${id}`, report)
  }

  const stretch = { what: 'stretch', place: 'Kurhani station', to: 'Turki station' }
  for (const [order, name] of [
    [{ what: 'queue' }, 'The queue to the temple'],
    [stretch, 'Kurhani station to Turki station'],
    [{ what: 'gate', place: 'Hathi Chowk' }, 'Hathi Chowk'],
  ] as const) {
    const put = `PUT /api/holds/${crypto.randomUUID()}`
    const body = { reason: 'crowd', minutes: 15, ...order }
    const { hold } = await step<{ hold: Hold }>(chief, { subject: 'hold', action: 'held', name }, put, body)
    const release = `POST /api/holds/${hold.id}/release`
    if (order !== stretch) await step(chief, { subject: 'hold', action: 'released' }, release, {})
  }

  world.signIn(undefined)
  for (let n = 1; n <= 3; n += 1) {
    const from = Date.now()
    await reportMissing(world, `मुन्नी ${n}`)
    done.push({ subject: 'case', action: 'raised', by: '', from, to: Date.now() })
  }
  const cases = (await openCases(desk)).filter(({ kind }) => kind.startsWith('missing'))
  expect(cases).toHaveLength(3)
  for (const { id, number } of cases) {
    const what = { subject: 'case', action: 'taken', name: String(number) }
    await step(desk, what, `POST /api/cases/${id}/take`, {})
  }

  const span = new URLSearchParams({
    from: new Date(began - 1000).toISOString(),
    until: new Date(Date.now() + 1000).toISOString(),
  })
  const { body } = await chief.call<Replay>(`GET /api/replay?${span}`)
  const lines = [...body.lines]
  expect(lines.map(({ at }) => at)).toEqual(lines.map(({ at }) => at).toSorted())
  const second = (ms: number) => Math.floor(ms / 1000)
  const lost = done.filter(({ subject, action, by, name, from, to }) => {
    const found = lines.findIndex(line => {
      const at = second(Date.parse(line.at))
      const isNamed = name === undefined || line.name?.en === name || line.id === name
      const isSame = line.subject === subject && line.action === action && line.by === by
      return isSame && isNamed && at >= second(from) && at <= second(to)
    })
    // Each line matches one step.
    if (found >= 0) lines.splice(found, 1)
    return found < 0
  })
  expect(lost).toEqual([])
  expect(JSON.stringify(body)).not.toMatch(/मुन्नी|9876500001|Asha/)
})
