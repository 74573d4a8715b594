import { beforeEach, expect, test } from 'vitest'
import { revealsPerHour } from '#features/lost-found/contract.ts'
import { startsPerHour } from '#features/mela-quiz/quiz-limits.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'

const token = 'a token of the monitoring'

worldForAll({ env: { METRICS_TOKEN: token } })
beforeEach(() => world.empty('lost_found_items', 'lost_found_reveals', 'quiz_attempts'))

const reveal = (count: number, minutesAgo: number) =>
  world.owner.query(
    `with item as (
       insert into lost_found_items (id, type, kind, name, phone, description, show_phone, image_hash, width, height,
         device, fingerprint, notice_version, notice_language, created_at)
       values (gen_random_uuid(), 'Lost', 'bag', 'x', '9876500010', '', true, 'h', 1, 1, 'd', 'f', 'v', 'hi', now())
       returning id)
     insert into lost_found_reveals (item_id, device, at)
     select item.id, 'd' || n, now() - $2 * interval '1 min' from item, generate_series(1, $1::int) as n`,
    [count, minutesAgo],
  )
const starts = (count: number) =>
  world.owner.query(
    `insert into quiz_attempts (id, name, phone, phone_normalized, fair, device, option_order, answers, total_questions,
       notice_version, notice_language)
     select gen_random_uuid(), 'x', n, n, 2027, 'd' || n, '[]', '[]', 10, 'v', 'hi' from generate_series(1, $1::int) as n`,
    [count],
  )
const alarms = async () => {
  const admin = await signedInBrowser(world.url)
  const { body } = await admin.call('GET', '/api/dashboard/overview')
  const counted = (body as { alarms: { name: string; ceiling: number }[] }).alarms.filter(
    ({ ceiling }) => ceiling > 0,
  )
  return counted.toSorted((a, b) => a.name.localeCompare(b.name))
}
const metrics = async () =>
  (await fetch(`${world.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text()

test('an hour below every limit raises no alarm', async () => {
  await reveal(revealsPerHour - 1, 5)
  await reveal(revealsPerHour, 61)
  await starts(startsPerHour - 1)
  expect(await alarms()).toEqual([])
})

test('an hour at a limit raises an alarm on the dashboard and in the metrics', async () => {
  await reveal(revealsPerHour, 5)
  await starts(startsPerHour)
  expect(await alarms()).toEqual([
    { name: 'lost-found-reveals', count: revealsPerHour, ceiling: revealsPerHour },
    { name: 'quiz-starts', count: startsPerHour, ceiling: startsPerHour },
  ])
  expect(await metrics()).toMatch(new RegExp(`^alarm_lost_found_reveals_last_hour ${revealsPerHour}$`, 'm'))
})
