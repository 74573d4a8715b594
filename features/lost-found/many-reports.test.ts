import { beforeEach, expect, test } from 'vitest'
import { placesOf } from '#kit/server/alike.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { openCases } from '#tests/world/open-cases.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import { staffMember } from '#tests/world/world.ts'
import type { PersonRow } from './reunite/contract.ts'
import { reportPerson } from './reunite/test-desk.ts'
import { sentPersons } from './together.server.ts'

worldForAll()
beforeEach(() => world.empty('cases', 'missing_person_reports'))

/** A report with its case, an hour ago or earlier; returns its id. */
async function told(words: string, network: string, worked: { note?: string } = {}): Promise<string> {
  const { rows } = await world.owner.query(
    `with told as (
       insert into missing_person_reports
         (id, name, phone, is_found, person, age_band, device, network, note, fingerprint, notice_version, notice_language, created_at)
       values (gen_random_uuid(), 'Asha', '9876500001', false, $1, 'child', $1, $2, $3, $1, 'v1', 'hi', now() - interval '1 hour')
       returning id, network, device)
     select id, raise_case('missing-child', id::text, network, device) from told`,
    [words, network, worked.note ?? ''],
  )
  return rows[0].id
}
const flood = (count: number, networks: number) =>
  world.owner.query(
    `with told as (
       insert into missing_person_reports
         (id, name, phone, is_found, person, age_band, device, network, fingerprint, notice_version, notice_language, created_at)
       select gen_random_uuid(), 'Asha', '9876500001', false, left(repeat('लड़का ' || md5(n::text) || ' नीली शर्ट ', 20), 990), 'child',
         'phone ' || n % (4 * $2::int), 'network ' || n % $2::int, 'print ' || n, 'v1', 'hi', now() - n * interval '0.1 second'
       from generate_series(1, $1::int) n returning id, network, device)
     select raise_case('missing-child', id::text, network, device) from told`,
    [count, networks],
  )

test.each([3, 4000])(
  'of 4,000 reports from %i networks 3,000 are compared, the start of each; a child and what a desk has worked on stay on both lists, and all can be listed',
  async networks => {
    const child = await told('मेरा बेटा खो गया है, लाल कमीज, मंदिर के पास', 'network 1')
    await world.owner.query(`update missing_person_reports set is_known_phone = true`)
    const worked = await told('A girl of whom the desk knows', 'network 2', { note: 'asked at the gate' })
    await flood(4000, networks)
    let [rows, longest] = [0, 0]
    const counted = world.context.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        rows += result.rows.length
        for (const { words } of result.rows as { words?: string }[])
          longest = Math.max(longest, words?.length ?? 0)
        return result
      },
    })
    await placesOf(counted, sentPersons)
    expect([rows, longest]).toEqual([3000, 160])
    world.signIn(staffMember('admin'))
    const desk = newVisitor(world)
    const persons = async (times: number) =>
      (
        await desk.call<{ persons: PersonRow[]; more: number }>(
          `GET /api/missing-persons?list=open&times=${times}`,
        )
      ).body
    const first = await persons(1)
    expect(first.more).toBe(3502)
    expect(first.persons.map(({ id }) => id)).toEqual(expect.arrayContaining([child, worked]))
    expect((await openCases(desk)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([child, worked]),
    )
    const all = await persons(9)
    expect([all.persons.length, all.more]).toEqual([4002, 0])
  },
)

test('many reports leave one event for desks and one for consoles, because both fetch their whole list', async () => {
  await flood(20, 3)
  world.signIn(undefined)
  const phone = newVisitor(world)
  for (let count = 0; count < 3; count += 1) {
    await reportPerson(phone, { person: `Boy ${count}`, age_band: 'child' })
    await world.context.looks.run('cases')
  }
  const topics = `select topic from live_events where topic in ('missing-persons', 'cases-missing-persons') order by 1`
  await expect
    .poll(async () => (await world.owner.query(topics)).rows.map(({ topic }) => topic))
    .toEqual(['cases-missing-persons', 'missing-persons'])
  const { rows } = await world.owner.query('select from cases where is_unpublished')
  expect(rows).toEqual([])
})
