import { afterEach, beforeEach, describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { eventually } from '#tests/world/eventually.ts'
import { browser, browserForAll, world, worldForAll } from '#tests/world/fixture.ts'
import { openPhone, type Phone } from '#tests/world/phone.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'
import { texts } from './texts.ts'

worldForAll({ pages: true })
browserForAll()
let phone: Phone
afterEach(() => phone?.close())
const secret = 'Guddi in a red frock'
const screen = { viewport: { width: 1920, height: 1080 } }

beforeEach(async () => {
  await world.owner.query('truncate queue_reports, crowd_status, cases cascade')
  await world.owner.query(
    `insert into crowd_status (location_en, location_hi, description_en, description_hi, source, status,
      status_changed_at)
     values ('Makhan Sah Chowk', 'माखन साह चौक', '', '', 'press', 'high', now() - interval '4 minutes')`,
  )
  await told('pani-tanki')
  await world.context.responseCache.changed('crowd')
  await eventually(async () => (await (await fetch(`${world.url}/api/crowd-status`)).text()).includes('high'))
})
async function told(place: string) {
  await world.owner.query(
    `insert into queue_reports (id, line, place, hours, staff_id, told_at, received_at)
     values (gen_random_uuid(), 'tail', $1, 3, 'asha', now(), now())`,
    [place],
  )
  await world.context.responseCache.changed('queue')
  await eventually(async () => (await (await fetch(`${world.url}/api/queue`)).text()).includes(place))
}
async function raiseMissingChild() {
  const { rows } = await world.owner.query(
    `insert into missing_person_reports (id, name, phone, is_found, person, age_band, fingerprint, notice_version,
      notice_language, created_at)
     values (gen_random_uuid(), 'Asha', '9876501234', false, $1, 'child', '', '', 'en', now()) returning id`,
    [secret],
  )
  await world.owner.query(`select raise_case('missing-child', $1)`, [rows[0].id])
}

describe('the wall of the control room', () => {
  journey(
    'shows crowd, queue and open cases without private words, and comes back after a lost network',
    async () => {
      await raiseMissingChild()
      phone = await takeStaffPhone(browser, world, '/wall', { context: screen })
      const { page } = phone
      await page.getByText('Makhan Sah Chowk').waitFor()
      await page.getByText(/Join at: Pani Tanki/).waitFor()
      await page.getByText(texts.open.en.replace('{n}', '1')).waitFor()
      expect(await page.textContent('main')).not.toMatch(/Guddi|Asha|98765/)
      await phone.isAccessible()
      // Two minutes without a network, on the screen's own clock.
      await page.context().setOffline(true)
      await page.evaluate(() => {
        const { now } = Date
        Date.now = () => now() + 120_000
      })
      await page.getByText(/No connection since/).waitFor({ timeout: 60_000 })
      await page.getByText('Makhan Sah Chowk').waitFor()
      await told('harisabha')
      await page.context().setOffline(false)
      await page.getByText(/Join at: Harisabha/).waitFor({ timeout: 60_000 })
      await expect.poll(() => page.getByText(/No connection since/).count(), { timeout: 60_000 }).toBe(0)
    },
  )
})

describe('the screen at the road', () => {
  journey('shows crowd and queue in both languages to everybody, and no case', async () => {
    await raiseMissingChild()
    if (!browser) throw new Error('no browser')
    phone = await openPhone(browser, world.url, { language: 'hi', context: screen })
    await phone.open('/wall/led')
    await phone.page.getByText(/यहाँ से लगें: पानी टंकी/).waitFor()
    await phone.page.getByText(/Join at: Pani Tanki/).waitFor()
    expect(await phone.page.getByText(/किसी ने ज़िम्मा नहीं लिया/).count()).toBe(0)
    expect(await phone.page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1080)
    await phone.isAccessible()
  })
})
