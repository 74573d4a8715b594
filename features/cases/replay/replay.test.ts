import { beforeEach, describe, expect, test } from 'vitest'
import { tailPlaces } from '#content/queue-places.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import { staffMember } from '#tests/world/world.ts'
import { chiefOf, complain, openCases } from '../test-cases.ts'
import type { Replay } from './replay-contract.ts'
import { checkSealedLines, sealLines } from './sealed-lines.server.ts'

worldForAll()
beforeEach(() => world.empty('cases', 'complaints'))
const span = () => {
  const now = Date.now()
  return new URLSearchParams({
    from: new Date(now - 8 * 3_600_000).toISOString(),
    until: new Date(now + 3_600_000).toISOString(),
  })
}

describe('the replay', () => {
  test('lists visitors’ reports and staff actions in order, without their words', async () => {
    const chief = await chiefOf(world)
    const words = 'Dry tap, call 98765 43210'
    await complain(world, words)
    const [row] = await openCases(chief)
    await chief.call(`POST /api/cases/${row?.id}/take`, {})
    await chief.call(`POST /api/cases/${row?.id}/done`, { note: 'Told Ramesh of 9876500001' })
    const { status, body } = await chief.call<Replay>(`GET /api/replay?${span()}`)
    expect(status).toBe(200)
    const steps = body.lines.filter(({ subject, id }) => subject === 'case' && id === String(row?.number))
    expect(steps.map(({ action, by }) => [action, by])).toEqual([
      ['raised', ''],
      ['taken', chief.username],
      ['done', chief.username],
    ])
    expect(body.kinds[String(steps[0]?.said.kind)]?.en).toBe('Complaint of a visitor')
    expect(JSON.stringify(body)).not.toMatch(/Dry tap|98765 43210|9876500001|Ramesh/)
  })
  test('names things in both languages, even those known by an internal id', async () => {
    const chief = await chiefOf(world)
    const place = tailPlaces.find(({ id }) => id === 'harisabha')
    const told = { line: 'tail', place: place?.id, hours: 1, waited_s: 0 }
    expect((await chief.call(`PUT /api/queue/${crypto.randomUUID()}`, told)).status).toBeLessThan(300)
    const { body } = await chief.call<Replay>(`GET /api/replay?${span()}`)
    expect(body.lines.find(({ subject }) => subject === 'queue')?.name).toEqual(place?.name)
  })
  test('is refused for an empty or too long period', async () => {
    const chief = await chiefOf(world)
    const long = 'from=2027-01-01T00:00:00Z&until=2027-12-01T00:00:00Z'
    expect((await chief.call(`GET /api/replay?${long}`)).status).toBe(400)
    const none = 'from=2027-01-02T00:00:00Z&until=2027-01-01T00:00:00Z'
    expect((await chief.call(`GET /api/replay?${none}`)).status).toBe(400)
  })
  test('can be downloaded as a sealed file whose seal is in the audit log', async () => {
    await complain(world)
    world.signIn(staffMember('admin'))
    const answer = await fetch(`${world.url}/api/replay/file?${span()}`)
    expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
    const file = await answer.text()
    const check = checkSealedLines(file)
    expect(check).toMatchObject({ ok: true, lines: file.trim().split('\n').length - 2 })
    const log = await newVisitor(world).call<{ entries: { after: object }[] }>(
      'GET /api/audit-log?subject=replay',
    )
    expect(log.body.entries[0]?.after).toMatchObject({ seal: check.ok && check.seal })
  })
})

describe('a sealed file', () => {
  const { file } = sealLines({ from: 'a' }, [{ n: 1 }, { n: 2 }, { n: 3 }])
  const lines = file.trim().split('\n')
  test.each([
    ['a changed line', file.replace('"n":2', '"n":9'), { line: 4, why: 'broken' }],
    ['a missing line', lines.toSpliced(2, 1).join('\n'), { line: 3, why: 'broken' }],
    [
      'two lines that changed places',
      lines
        .with(1, lines[2] ?? '')
        .with(2, lines[1] ?? '')
        .join('\n'),
      { line: 2, why: 'broken' },
    ],
    ['a missing end', lines.slice(0, -1).join('\n'), { line: 4, why: 'cut-off' }],
    ['another file', 'a,b\n1,2\n', { line: 1, why: 'no-replay' }],
  ])('reveals %s', (_, damaged, found) => {
    expect(checkSealedLines(damaged)).toEqual({ ok: false, ...found })
  })
  test('still verifies after a mail program has changed its line endings', () => {
    expect(checkSealedLines(file)).toMatchObject({ ok: true, lines: 3 })
    expect(checkSealedLines(file.replaceAll('\n', '\r\n'))).toMatchObject({ ok: true })
  })
})
