import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest'
import { fairMoment, sayDay } from '#common/fair-time.ts'
import type { Text } from '#common/text.ts'
import { texts as formTexts } from '#kit/web/staff/texts.ts'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll, guideForAll, world } from '#tests/world/fixture.ts'
import { openPhone, type Phone, type PhoneOptions } from '#tests/world/phone.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'
import { texts as staffTexts } from './staff/texts.ts'
import { texts } from './texts.ts'

guideForAll()
browserForAll()
const now = fairMoment('2027-07-20', '10:00')
let phone: Phone
beforeAll(() => world.clock.set(now))
afterAll(() => world.clock.set(Date.now()))
beforeEach(async () => {
  await world.owner.query('truncate travel_rules')
  await world.context.responseCache.changed('travel-rules')
})
afterEach(() => phone?.close())

const none = { en: '', hi: '' }
const week = { valid_from: '2027-07-19', valid_until: '2027-08-17', source: 'Order 12 of the district' }
const closed = {
  ...{ kind: 'closed', modes: ['car', 'bus'], place: { en: 'Hathi Chowk', hi: 'हाथी चौक' } },
  ...{ says: { en: 'Shut for vehicles', hi: 'गाड़ियाँ बंद' }, leave: none, walk: none, ...week },
  hours: { from_day: 6, from_time: '14:30', to_day: 1, to_time: '14:00' },
}
const way = {
  ...{ kind: 'way', modes: ['car'], place: { en: 'Patna', hi: 'पटना' }, hours: null, ...week },
  says: { en: 'By the ring road', hi: 'रिंग रोड से' },
  ...{ leave: { en: 'At the lot of Zero Mile', hi: 'ज़ीरो माइल की पार्किंग में' }, walk: none },
}
async function enter(...rules: object[]) {
  const staff = await signedInBrowser(world.url)
  for (const rule of rules) {
    const body = { id: randomUUID(), is_shown: true, ...rule }
    expect((await staff.call('POST', '/api/travel-rules', body)).status).toBe(201)
  }
}
async function take(options: PhoneOptions) {
  if (!browser) throw new Error('no browser')
  phone = await openPhone(browser, world.url, options)
  return phone.page
}

describe.each(['hi', 'en'] as const)('the plan of a journey in %s', language => {
  const say = (text: Text) => text[language]
  journey('says that nothing is known where nobody has entered anything, and invents no way', async () => {
    const page = await take({ language })
    await page.clock.install({ time: now })
    await phone.open('/journey')
    await page.getByText(say(texts.noWay)).waitFor()
    await page.getByText(say(texts.notKnown)).waitFor()
    await phone.isAccessible()
    await page.getByLabel(say(texts.train), { exact: true }).check()
    await page.getByText(/139/).waitFor()
    await page.getByLabel(say(texts.foot), { exact: true }).check()
    await page.getByRole('link', { name: say(texts.ahead) }).waitFor()
  })
  journey(
    'tells the way and what is closed for the hour, its validity and source, and keeps it offline',
    async () => {
      await enter(closed, way)
      const page = await take({ language, context: { serviceWorkers: 'allow' } })
      await page.clock.install({ time: now })
      await phone.open('/journey')
      const answer = page.locator('[aria-live]').filter({ hasText: say(texts.way) })
      const shows = (text: Text) => answer.getByText(say(text)).first().waitFor()
      const isGone = (text: Text) => expect.poll(() => answer.getByText(say(text)).count()).toBe(0)
      await page.getByLabel(say(texts.days)).selectOption('2027-07-26')
      await page.getByLabel(say(texts.hour)).selectOption('13')
      await shows(closed.says)
      await shows({ en: 'Order 12', hi: 'Order 12' })
      await shows(texts.chooseFrom)
      await page.getByLabel(say(texts.from), { exact: true }).selectOption('Patna')
      await shows(way.leave)
      await phone.isAccessible()
      await page.getByLabel(say(texts.hour)).selectOption('14')
      await isGone(closed.says)
      await shows(texts.noneClosed)
      // The closure begins within this hour.
      await page.getByLabel(say(texts.days)).selectOption('')
      await page.getByLabel(say(texts.day), { exact: true }).fill('2027-07-24')
      await shows(closed.says)
      await page.getByLabel(say(texts.day), { exact: true }).fill('2027-08-18')
      await shows(texts.notKnown)
      await page.getByLabel(say(texts.foot), { exact: true }).check()
      await isGone(closed.says)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await expect
        .poll(() => page.evaluate(async () => Boolean(await caches.match('/api/travel-rules'))), {
          timeout: 30_000,
        })
        .toBe(true)
      await page.context().setOffline(true)
      await phone.open('/journey')
      await page
        .getByRole('heading', { name: say(closed.place) })
        .first()
        .waitFor()
    },
  )
  journey('is entered by staff: what is wrong is told at its field, and nothing typed is lost', async () => {
    phone = await takeStaffPhone(browser, world, '/admin/travel-rules', { language })
    const { page } = phone
    const form = page.getByRole('dialog')
    const line = (text: Text, lang?: Text) =>
      form.getByLabel(lang ? say(lang).replace('{label}', say(text)) : say(text), { exact: true })
    const save = () => form.getByRole('button', { name: say(formTexts.save), exact: true }).click()
    await page.getByRole('button', { name: say(staffTexts.add) }).click()
    await form.getByLabel(say(staffTexts.car), { exact: true }).uncheck()
    for (const text of [staffTexts.place, staffTexts.says])
      for (const lang of [formTexts.inHindi, formTexts.inEnglish]) await line(text, lang).fill('Hathi Chowk')
    await line(staffTexts.validFrom).fill('2027-08-17')
    await line(staffTexts.validUntil).fill('2027-07-19')
    await line(staffTexts.source).fill('Order 12')
    await save()
    await form.getByText(say(staffTexts.noModes)).waitFor()
    await phone.isAccessible()
    await form.getByLabel(say(staffTexts.car), { exact: true }).check()
    await save()
    await expect.poll(() => line(staffTexts.validUntil).getAttribute('aria-invalid')).toBe('true')
    await line(staffTexts.validUntil).fill('2027-08-20')
    await save()
    await page.getByText(sayDay(fairMoment('2027-08-20', '12:00'), language)).waitFor()
    await phone.isAccessible()
    const { rows } = await world.owner.query(
      'select kind, modes, valid_until::text as until from travel_rules',
    )
    expect(rows).toEqual([{ kind: 'closed', modes: ['car'], until: '2027-08-20' }])
  })
})

journey('the plan of a journey is a list without script, with nothing that does nothing', async () => {
  await enter(closed)
  const page = await take({ context: { javaScriptEnabled: false } })
  const heading = page.getByRole('heading', { name: texts.everything.en })
  // The page is written again a moment after a rule was entered.
  await expect
    .poll(async () => {
      await page.goto(`${world.url}/journey`)
      return page.getByText(closed.says.en).filter({ visible: true }).count()
    })
    .toBe(2)
  await heading.waitFor()
  expect(await page.getByRole('combobox').filter({ visible: true }).count()).toBe(0)
})
