import { beforeEach, expect } from 'vitest'
import { texts as contactTexts } from '#features/contacts/staff/texts.ts'
import { texts as eventTexts } from '#features/events/staff/texts.ts'
import { texts as placeTexts } from '#features/facilities/staff/texts.ts'
import { texts as kit } from '#kit/web/staff/texts.ts'
import { journey } from '#tests/browser.ts'
import { eventually } from '#tests/world/eventually.ts'
import { world } from '#tests/world/fixture.ts'
import type { Phone } from '#tests/world/phone.ts'
import { desk, phonesForAll, take } from './test-phones.ts'

phonesForAll()
beforeEach(async () => {
  // Streams of the phones before must not be taken for those of the next.
  await eventually(() => world.context.live.size === 0)
  await world.owner.query('truncate limits, staff_sessions, facilities, contacts, event_entries cascade')
  await world.owner.query(`
    insert into facilities (facility_type, name_en, name_hi, location_en, location_hi, source, updated_at)
    values ('drinking-water', 'Tap at Harisabha', 'हरिसभा का नल', 'Harisabha Chowk', 'हरिसभा चौक', 'press', '2027-01-01')`)
  await world.owner.query(`
    insert into contacts (contact_type, category, name_en, name_hi, phone, source, updated_at)
    values ('office', 'mmc_admin', 'Ward office', 'वार्ड कार्यालय', '155304', 'press', '2027-01-01')`)
  await world.owner.query(`
    insert into event_entries (id, day, at_time, type, title_en, title_hi, description_en, description_hi, is_active, created_at, updated_at)
    values (gen_random_uuid(), '2025-07-20', '04:00', 'religious', 'Procession of boats', 'नावों की यात्रा', '', '', true, '2027-01-01', '2027-01-01')`)
  for (const topic of ['facilities', 'contacts', 'events']) await world.context.responseCache.changed(topic)
  await eventually(async () => {
    const lists = ['/api/facilities?type=drinking-water', '/api/contacts', '/api/events']
    const answers = await Promise.all(
      lists.map(async list => JSON.stringify(await (await fetch(world.url + list)).json())),
    )
    return ['Tap at Harisabha', 'Ward office', 'Procession of boats'].every((name, n) =>
      answers[n]?.includes(name),
    )
  })
})
const label = (text: string) => kit.inEnglish.en.replace('{label}', text)

/** A visitor's phone with this screen open and a live stream. */
async function visitor(path: string, words: string): Promise<Phone> {
  const before = world.context.live.size
  const phone = await take(path)
  await phone.page.getByText(words).first().waitFor()
  await expect.poll(() => world.context.live.size).toBeGreaterThan(before)
  // A new stream may have missed a change, so the list is read once more.
  await phone.page.waitForLoadState('networkidle').catch(() => undefined)
  return phone
}
const save = ({ page }: Phone) => page.getByRole('button', { name: kit.save.en, exact: true }).click()

journey('a correction by staff reaches an open list of places without a request', async () => {
  const reader = await visitor('/facility/drinking-water', 'Tap at Harisabha')
  const staff = await desk('/admin/places')
  await staff.page.getByRole('button', { name: 'Tap at Harisabha' }).click()
  await staff.page.getByLabel(label(placeTexts.location.en)).fill('Behind the school')
  const requests: string[] = []
  reader.page.on('request', request => requests.push(request.url()))
  await save(staff)
  await reader.page.getByText('Behind the school').waitFor()
  await expect.poll(() => reader.page.getByText('Harisabha Chowk').count()).toBe(0)
  // The row came with the event: twenty thousand phones ask for nothing.
  expect(requests.filter(url => url.includes('/api/facilities'))).toEqual([])
  // Taken out of the guide it is gone from the open screen.
  await staff.page.getByRole('button', { name: 'Tap at Harisabha' }).click()
  await staff.page.getByLabel(kit.inGuide.en).uncheck()
  await save(staff)
  await expect.poll(() => reader.page.getByText('Tap at Harisabha').count()).toBe(0)
})

journey('a contact and an event that staff correct change on open phones', async () => {
  const caller = await visitor('/facility/centralised-contact', 'Ward office')
  const pilgrim = await visitor('/events', 'Procession of boats')
  const staff = await desk('/admin/contacts')
  await staff.page.getByRole('button', { name: 'Ward office' }).click()
  await staff.page.getByLabel(contactTexts.phone.en).fill('0621-2233033')
  await save(staff)
  await caller.page.getByRole('link', { name: /0621-2233033/ }).waitFor()
  // A screen of its own: closing the contact's dialog may still be leaving its history entry.
  const planner = await desk('/admin/events')
  await planner.page.getByRole('button', { name: /Procession of boats/ }).click()
  await planner.page.getByLabel(eventTexts.time.en).fill('05:30')
  await save(planner)
  await pilgrim.page.getByText(/5:30/).first().waitFor()
})

journey(
  'a phone without a network learns of a correction at its next contact, and says how old its list is',
  async () => {
    const reader = await take('/history')
    // An offline browser keeps a stream that is open, so this phone never gets one.
    await reader.page.context().route('**/api/live?**', route => route.abort())
    await reader.open('/facility/drinking-water')
    await reader.page.getByText('Harisabha Chowk').waitFor()
    await reader.page.context().setOffline(true)
    const staff = await desk('/admin/places')
    await staff.page.getByRole('button', { name: 'Tap at Harisabha' }).click()
    await staff.page.getByLabel(label(placeTexts.location.en)).fill('Behind the school')
    await save(staff)
    await staff.page.getByText(kit.saved.en, { exact: true }).waitFor()
    await reader.page.getByText('Harisabha Chowk').waitFor()
    await reader.page.context().setOffline(false)
    await reader.page.getByText('Behind the school').waitFor()
  },
)
