import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest'
import { sayWhen } from '#common/fair-time.ts'
import { journey } from '#tests/browser.ts'
import { eventually } from '#tests/world/eventually.ts'
import { browser, browserForAll } from '#tests/world/fixture.ts'
import { openPhone, type Phone, type PhoneOptions } from '#tests/world/phone.ts'
import { openWorld, staffMember, type World } from '#tests/world/world.ts'
import type { CrowdDay, CrowdStatus } from './contract.ts'
import { texts } from './texts.ts'

let world: World
let phone: Phone
browserForAll()
beforeAll(async () => {
  world = await openWorld({ pages: true })
  world.signIn(staffMember('admin'))
})
afterAll(async () => {
  await world.close()
})
beforeEach(async () => {
  await world.owner.query('truncate crowd_status cascade')
  const { rows } = await world.owner.query(
    `insert into crowd_status (location_en, location_hi, description_en, description_hi, source) values
     ('Temple main gate', 'मंदिर मुख्य द्वार', 'Pouring point', 'अरघा', 'press'),
     ('Chhata Bazar', 'छाता बाजार', '', '', 'press') returning id`,
  )
  await world.context.responseCache.changed('crowd')
  // The rows of the test before may have no report either: only the new ids tell them apart.
  const isNew = ({ id }: { id: string }) => rows.some(row => row.id === id)
  await eventually(async () => (await status()).places.every(isNew))
})
afterEach(() => phone?.close())

const status = async () => (await (await fetch(`${world.url}/api/crowd-status`)).json()) as CrowdStatus
async function report(location: string, level: string, en = '', hi = '') {
  const place = (await status()).places.find(one => one.location.en === location)
  const response = await fetch(`${world.url}/api/crowd-status/${place?.id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: level, description: { en, hi } }),
  })
  expect(response.status).toBe(200)
}
async function take(path: string, options: PhoneOptions = {}) {
  if (!browser) throw new Error('no browser')
  phone = await openPhone(browser, world.url, options)
  await phone.open(path)
}
/** Opens a page on a phone whose clock says that the fair of 2027 is on. */
async function takeInSeason(path: string, options: PhoneOptions = {}) {
  if (!browser) throw new Error('no browser')
  phone = await openPhone(browser, world.url, options)
  await phone.page.clock.setFixedTime('2027-07-20T12:00:00+05:30')
  await phone.open(path)
}
const line = (name: string) => phone.page.getByRole('listitem').filter({ hasText: name })

journey('an old report is called old, with its time, before the script', async () => {
  if (!browser) throw new Error('no browser')
  await report('Temple main gate', 'high')
  await world.owner.query(
    `update crowd_status set status_changed_at = now() - interval '3 hours' where status is not null`,
  )
  await world.context.responseCache.changed('crowd')
  const page = async () => (await fetch(`${world.url}/crowd-status`)).text()
  await eventually(async () => (await page()).includes(texts.stale.en))
  phone = await openPhone(browser, world.url, { context: { javaScriptEnabled: false } })
  await phone.page.goto(`${world.url}/crowd-status`)
  await phone.page.getByText(texts.stale.en).waitFor()
  const { updated_at } = await status()
  const when = sayWhen(updated_at ?? '', undefined, 'en')
  expect(await phone.page.getByText(when).count()).toBe(2)
  expect(await phone.page.getByText(texts.crowdedOne.en).count()).toBe(0)
  expect(await phone.page.getByText(texts.noNewReport.en, { exact: true }).count()).toBe(1)
})

describe.each(['en', 'hi'] as const)('the crowd status in %s', language => {
  const t = (key: keyof typeof texts) => texts[key][language]
  const gate = language === 'en' ? 'Temple main gate' : 'मंदिर मुख्य द्वार'

  journey('says that there is no report yet', async () => {
    await takeInSeason('/crowd-status', { language })
    await phone.page.getByText(t('silentTitle')).waitFor()
    await phone.page.getByRole('status').getByText(t('noReport'), { exact: true }).waitFor()
    await phone.page.getByRole('status').getByText(t('estimate'), { exact: true }).waitFor()
    await expect.poll(() => phone.page.locator('main li a[href="tel:108"]').count()).toBe(1)
    // All places without a report are one sentence, which opens to their names.
    await expect.poll(() => line(gate).isVisible()).toBe(false)
    await phone.page.getByText(t('silentMany').replace('{n}', '2')).click()
    await line(gate).waitFor()
    await expect.poll(() => phone.page.getByText(/last updated|अपडेट किया/).count()).toBe(0)
    await phone.isAccessible()
  })
  journey('changes on an open phone when a report comes', async () => {
    await take('/crowd-status', { language })
    await phone.page.getByText(t('nextFair')).waitFor()
    // Wait until the phone's live stream is open.
    await eventually(() => world.context.live.size > 0)
    await report('Temple main gate', 'high', 'Queue of about 90 minutes', 'लगभग 90 मिनट की कतार')
    await line(gate).getByText(t('high'), { exact: true }).waitFor()
    await line(gate)
      .getByText(language === 'en' ? 'Queue of about 90 minutes' : 'लगभग 90 मिनट की कतार')
      .waitFor()
    await phone.page.getByRole('status').getByText(t('HIGH'), { exact: true }).waitFor()
    await phone.page.getByText(t('crowdedOne')).waitFor()
    await phone.page
      .getByText(language === 'en' ? /last updated (just now|1 minute ago)/ : /अपडेट किया गया/)
      .waitFor()
    await phone.isAccessible()
  })
  journey('says when the next fair begins while there is no fair and no report', async () => {
    if (!browser) throw new Error('no browser')
    phone = await openPhone(browser, world.url, { language })
    await phone.page.clock.setFixedTime('2026-11-22T12:00:00+05:30')
    for (const path of ['/', '/crowd-status']) {
      await phone.open(path)
      await phone.page.getByText(t('nextFair')).first().waitFor()
      await phone.page
        .getByText(language === 'en' ? '19 July 2027' : '19 जुलाई 2027')
        .first()
        .waitFor()
      expect(await phone.page.getByText(t('estimate')).count()).toBe(0)
    }
    await phone.isAccessible()
  })
  journey('promises no low crowd while places are crowded', async () => {
    await report('Temple main gate', 'high')
    await report('Chhata Bazar', 'low')
    await eventually(async () => (await status()).places.every(place => place.status))
    expect((await status()).level).toBe('LOW')
    for (const path of ['/', '/crowd-status']) {
      await take(path, { language })
      await phone.page
        .locator('.now-v, strong')
        .filter({ hasText: t('crowdedOne') })
        .first()
        .waitFor()
      await phone.page.getByText(t('overallIs').replace('{level}', t('LOW'))).waitFor()
      await phone.close()
    }
  })
  journey('marks a report that is older than half an hour', async () => {
    await report('Chhata Bazar', 'high')
    await world.owner.query(`update crowd_status set status_changed_at = now() - interval '121 minutes'
      where status is not null`)
    await world.context.responseCache.changed('crowd')
    await eventually(async () => Date.parse((await status()).updated_at ?? '') < Date.now() - 3_600_000)
    await take('/crowd-status', { language })
    await phone.page.getByText(t('stale')).waitFor()
    await phone.page
      .getByText(language === 'en' ? 'last updated 2 hours ago' : '2 घंटे पहले अपडेट किया गया')
      .waitFor()
    // Nothing is said of now: no level, no count of crowded places, none of the legend's levels marked.
    await phone.page.getByRole('status').getByText(t('noNewReport'), { exact: true }).waitFor()
    await phone.page.getByText(t('lastWas').replace('{level}', t('HIGH'))).waitFor()
    expect(await phone.page.getByText(t('crowdedOne')).count()).toBe(0)
    expect(await phone.page.locator('main [aria-current]').count()).toBe(0)
    await phone.isAccessible()
  })
  journey('draws the day of a place, with the same in words for screen readers', async () => {
    await report('Temple main gate', 'medium')
    await world.owner.query(`update crowd_reports set reported_at = now() - interval '5 hours'`)
    await report('Temple main gate', 'high')
    await eventually(async () => {
      const { days } = (await (await fetch(`${world.url}/api/crowd-status/day`)).json()) as {
        days: CrowdDay[]
      }
      return days.some(day => day.reports.at(-1)?.status === 'high')
    })
    await take('/crowd-status', { language })
    const picture = line(gate).getByRole('img')
    await picture.waitFor()
    await expect
      .poll(() => picture.getAttribute('aria-label'))
      .toMatch(language === 'en' ? /: Moderate, .*: High$/ : /: मध्यम, .*: ज़्यादा$/)
  })
})

describe('the masthead', () => {
  journey('shows the level, links to the crowd status and changes with reports', async () => {
    await report('Temple main gate', 'low')
    await eventually(async () => (await status()).level === 'LOW')
    await take('/')
    const now = phone.page.locator('a.now')
    await now.getByText('LOW', { exact: true }).waitFor()
    await eventually(() => world.context.live.size > 0)
    await report('Temple main gate', 'high')
    await now.getByText('HIGH', { exact: true }).waitFor()
    expect(await now.getByText(/no report|No new report/i).count()).toBe(0)
    await now.getByText(/Next aarti/).waitFor()
    await phone.isAccessible()
    await now.click()
    await phone.page.waitForURL('**/crowd-status')
  })
})

describe('without a network', () => {
  journey('the last known state is shown with its age, also after a reload', async () => {
    await report('Temple main gate', 'high')
    await eventually(async () => (await status()).level === 'HIGH')
    await take('/crowd-status', { context: { serviceWorkers: 'allow' } })
    await phone.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await eventually(() => phone.page.evaluate(async () => !!(await caches.match('/api/crowd-status'))))
    await phone.page.context().setOffline(true)
    await phone.open('/crowd-status')
    await phone.page.getByText('You are offline').waitFor()
    await line('Temple main gate').getByText('High', { exact: true }).waitFor()
    await phone.page.getByText(/last updated/).waitFor()
    await phone.page.context().setOffline(false)
  })
})
