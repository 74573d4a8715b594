import { afterEach, beforeEach, describe, expect } from 'vitest'
import { fill } from '#common/text.ts'
import { texts as mapTexts } from '#kit/web/map/texts.ts'
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
  await world.owner.query('truncate queue_reports, crowd_status, cases, notices cascade')
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

/** Aghoria Bazar is low, and its area is known. */
async function placeLevel() {
  await world.owner.query(
    `insert into crowd_status (location_en, location_hi, description_en, description_hi, source, status,
      status_changed_at, latitude, longitude, precision_m)
     values ('Aghoria Bazar Chowk', 'अघोरिया बाजार चौक', '', '', 'press', 'low', now(), 26.1115, 85.374, 1000)`,
  )
  for (const topic of ['crowd', 'dangers']) await world.context.responseCache.changed(topic)
}

describe.each([
  ['en', 'Aghoria Bazar Chowk', 'Low'],
  ['hi', 'अघोरिया बाजार चौक', 'कम'],
] as const)('the map of the wall, in %s', (language, place, level) => {
  journey('shows the levels and the walk where four columns fit, and asks no other host', async () => {
    await placeLevel()
    phone = await takeStaffPhone(browser, world, '/wall', { language, context: screen })
    const { page } = phone
    const foreign: string[] = []
    page.on('request', request => request.url().startsWith(world.url) || foreign.push(request.url()))
    const map = page.getByRole('application', { name: texts.map[language] })
    await map.getByRole('button', { name: `${place}: ${level}` }).waitFor()
    await map.getByText(place, { exact: true }).waitFor()
    await map.getByRole('img', { name: mapTexts.temple[language] }).waitFor()
    expect(await map.locator('svg path').count()).toBeGreaterThan(1)
    await expect.poll(() => unseen(page)).toEqual(nothing)
    await phone.isAccessible()
    expect(foreign).toEqual([])
    await page.setViewportSize({ width: 1024, height: 768 })
    await map.waitFor({ state: 'hidden' })
  })
})

describe('a place on the map of the wall', () => {
  journey('that staff rename keeps its sign, under the new name', async () => {
    await placeLevel()
    phone = await takeStaffPhone(browser, world, '/wall', { context: screen })
    const map = phone.page.getByRole('application', { name: texts.map.en })
    await map.getByRole('button', { name: 'Aghoria Bazar Chowk: Low' }).waitFor()
    await world.owner.query(
      `update crowd_status set location_en = 'Aghoria Bazar' where location_en = 'Aghoria Bazar Chowk'`,
    )
    await world.context.responseCache.changed('crowd')
    await map.getByRole('button', { name: 'Aghoria Bazar: Low' }).waitFor()
    expect(await map.getByRole('button', { name: 'Aghoria Bazar Chowk: Low' }).count()).toBe(0)
  })
})

const longNames = [
  "n || ' Two-wheeler parking at the northern gate of the very old market'",
  "n || ' पुराने बाजार के उत्तरी द्वार पर दोपहिया वाहनों की बहुत बड़ी पार्किंग'",
]
/** Nine crowded places, every lot half full, six children and a notice, all with names as long as staff can write them. */
async function fillWithLongNames() {
  await world.owner.query(
    `insert into crowd_status (location_en, location_hi, description_en, description_hi, source, status, status_changed_at)
     select ${longNames}, '', '', 'press', 'high', now() from generate_series(1, 9) n`,
  )
  await world.owner.query(
    `update parking_lots l set capacity = 40, last_vehicle_at = now(), name_en = ${longNames[0]}, name_hi = ${longNames[1]}
     from (select id, row_number() over () as n from parking_lots) o where o.id = l.id`,
  )
  await world.owner.query(
    `insert into notices values (gen_random_uuid(), 'warning', rpad('', 239, 'Keep to the left of the road. '),
       rpad('', 239, 'सड़क के बाईं ओर चलें। '), now() + interval '1 hour', now(), now())`,
  )
  for (let more = 0; more < 6; more++) await raiseMissingChild()
  for (const topic of ['crowd', 'parking', 'notices']) await world.context.responseCache.changed(topic)
  await eventually(async () =>
    (await (await fetch(`${world.url}/api/crowd-status`)).text()).includes('northern gate'),
  )
}
/** How much of the screen is out of sight, and rows that are cut: neither whole inside their list nor whole outside it. */
const unseen = (page: Phone['page']) =>
  page.locator('main.wall').evaluate(wall => {
    const boxes = (selector: string) =>
      [...wall.querySelectorAll(selector)].map(part => part.getBoundingClientRect())
    const isCut = (list: Element) => {
      const { right, bottom } = list.getBoundingClientRect()
      return [...list.children].some(row => {
        const box = row.getBoundingClientRect()
        return box.left < right - 1 && (box.bottom > bottom + 1 || box.right > right + 1)
      })
    }
    return {
      below: wall.scrollHeight - wall.clientHeight,
      beside: wall.scrollWidth - wall.clientWidth,
      foot: boxes('.wall-f').filter(({ bottom }) => bottom > innerHeight + 1).length,
      cutRows: [...wall.querySelectorAll('.wall-list')].filter(isCut).length,
      // Every list shows at least one row.
      emptyLists: boxes('.wall-list > li:first-child').filter(({ bottom }) => bottom > innerHeight).length,
    }
  })
const nothing = { below: 0, beside: 0, foot: 0, cutRows: 0, emptyLists: 0 }

describe.each([
  [1920, 1080, 'en'],
  [1920, 1080, 'hi'],
  [1366, 768, 'en'],
  [1366, 768, 'hi'],
  [1024, 768, 'hi'],
] as const)('a wall of %i by %i with much to say, in %s', (width, height, language) => {
  journey('shows whole rows, every number and the notice without a touch', async () => {
    await fillWithLongNames()
    phone = await takeStaffPhone(browser, world, '/wall', {
      language,
      context: { viewport: { width, height } },
    })
    const { page } = phone
    await page.getByText(fill(texts.places, language, { n: 10 })).waitFor()
    await page.getByText(fill(texts.open, language, { n: 6 })).waitFor()
    await page.getByText(fill(texts.lotsKnown, language, { n: await knownLots() })).waitFor()
    await expect.poll(() => unseen(page)).toEqual(nothing)
    await phone.isAccessible()
  })
})
const knownLots = async () =>
  (await world.owner.query('select from parking_lots where is_open')).rowCount ?? 0

describe.each([
  [1024, 256],
  [1024, 512],
  [1920, 1080],
  [768, 1024],
])('a board of %i by %i at the road', (width, height) => {
  journey('shows crowd, queue and the notice whole', async () => {
    await fillWithLongNames()
    if (!browser) throw new Error('no browser')
    phone = await openPhone(browser, world.url, { language: 'hi', context: { viewport: { width, height } } })
    await phone.open('/wall/led')
    await phone.page.getByText(/Join at: Pani Tanki/).waitFor()
    await expect.poll(() => unseen(phone.page)).toEqual(nothing)
  })
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
