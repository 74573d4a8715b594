import { afterEach, beforeEach, describe, expect } from 'vitest'
import { fill, type Language } from '#common/text.ts'
import { tailPlaces } from '#content/queue-places.ts'
import { journey, whenIdle } from '#tests/browser.ts'
import { eventually } from '#tests/world/eventually.ts'
import { browser, browserForAll, world, worldForAll } from '#tests/world/fixture.ts'
import { openPhone, type Phone, type PhoneOptions } from '#tests/world/phone.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'
import { staffMember } from '#tests/world/world.ts'
import type { Queue } from './contract.ts'
import { homeTexts } from './home-texts.ts'
import { texts as staffTexts } from './staff/texts.ts'
import { texts as screenTexts } from './texts.ts'

worldForAll({ pages: true })
browserForAll()
const texts = { ...screenTexts, ...homeTexts }
let phone: Phone
const nameOf = (id: string, language: Language) =>
  tailPlaces.find(place => place.id === id)?.name[language] ?? ''
const read = async () => (await (await fetch(`${world.url}/api/queue`)).json()) as Queue
beforeEach(async () => {
  await world.owner.query('truncate queue_reports, attempts')
  await world.context.responseCache.changed('queue')
  await eventually(async () => (await read()).tail === null)
})
afterEach(async () => {
  await phone?.close()
  // The next test waits for the stream of its own phone.
  await eventually(() => world.context.live.size === 0)
})

/** What somebody told so many minutes ago. */
async function toldBefore(place: string, hours: number, minutes: number) {
  await world.owner.query(
    `insert into queue_reports (id, line, place, hours, staff_id, told_at, received_at)
     values (gen_random_uuid(), 'tail', $1, $2, 'asha', now() - $3 * interval '1 minute', now())`,
    [place, hours, minutes],
  )
  await world.context.responseCache.changed('queue')
  await eventually(async () => (await read()).tail?.place === place)
}
/** What a member of staff tells now. */
async function tell(place: string, hours: number) {
  world.signIn(staffMember('admin'))
  const { status } = await fetch(`${world.url}/api/queue/${crypto.randomUUID()}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', origin: world.url },
    body: JSON.stringify({ line: 'tail', place, hours }),
  })
  expect(status).toBe(200)
}
async function take(path: string, options: PhoneOptions = {}) {
  if (!browser) throw new Error('no browser')
  phone = await openPhone(browser, world.url, options)
  await phone.open(path)
}
const stored = async () =>
  (await world.owner.query('select place, hours, withdrawn_at, told_at from queue_reports order by told_at'))
    .rows
const line = (name: string) => phone.page.getByRole('listitem').filter({ hasText: name })

describe.each(['en', 'hi'] as const)('the queue in %s', language => {
  const t = (key: keyof typeof texts) => texts[key][language]
  journey('stands on Home with its age, follows a report, and is not known half an hour later', async () => {
    await toldBefore('pani-tanki', 3, 6)
    await take('/', { language })
    const row = phone.page.locator('.home-queue')
    const told = (place: string) => fill(texts.tailAt, language, { place: nameOf(place, language) })
    await row.getByText(fill(texts.many, language, { n: 3 })).waitFor()
    await row.getByText(told('pani-tanki')).waitFor()
    await row.getByText(language === 'en' ? /told [67] minutes ago/ : /[67] मिनट पहले बताया गया/).waitFor()
    await phone.isAccessible()
    await eventually(() => world.context.live.size > 0)
    await tell('harisabha', 4)
    await row.getByText(told('harisabha')).waitFor()
    const tilesAt = () =>
      phone.page
        .locator('.grid')
        .first()
        .evaluate(grid => grid.getBoundingClientRect().top)
    const before = await tilesAt()
    await phone.page.clock.install({ time: Date.now() + 31 * 60_000 })
    await phone.page.reload()
    await row.getByText(t('notKnown')).waitFor()
    expect(await row.textContent()).not.toContain(nameOf('harisabha', language))
    // Without the words of a report the row is as high as with them.
    expect(await tilesAt()).toBe(before)
    await row.click()
    await phone.page.getByRole('status').getByText(t('notKnown'), { exact: true }).waitFor()
  })
  journey(
    'is not known while nobody told, follows a report, and is not known half an hour later',
    async () => {
      await take('/queue', { language })
      await phone.page.getByText(t('nobody')).waitFor()
      await eventually(() => world.context.live.size > 0)
      await tell('pani-tanki', 3)
      const place = nameOf('pani-tanki', language)
      await phone.page
        .getByText(fill(texts.many, language, { n: 3 }))
        .first()
        .waitFor()
      await phone.page.getByText(fill(texts.tailAt, language, { place }), { exact: true }).waitFor()
      await line(place).getByText(t('joinHere')).waitFor()
      await phone.isAccessible()
      await phone.page.clock.install({ time: Date.now() + 31 * 60_000 })
      await phone.page.reload()
      await phone.page.getByRole('status').getByText(t('notKnown'), { exact: true }).waitFor()
      expect(await phone.page.getByText(t('joinHere')).count()).toBe(0)
      await phone.isAccessible()
    },
  )
  journey('is told with two taps, also without a network, and is sent once with its time', async () => {
    await toldBefore('harisabha', 4, 50)
    phone = await takeStaffPhone(browser, world, '/admin/queue', { language })
    const { page } = phone
    const s = (key: keyof typeof staffTexts) => staffTexts[key][language]
    await page.getByText(s('old')).waitFor()
    const key = (id: string) => page.getByRole('button', { name: nameOf(id, language) })
    const hours = (n: number) =>
      page.getByRole('button', { name: fill(texts.many, language, { n }), exact: true })
    await page.context().setOffline(true)
    const began = Date.now()
    await key('pani-tanki').click()
    await hours(3).click()
    await page.getByText(s('away')).waitFor()
    await phone.isAccessible()
    expect(await stored()).toHaveLength(1)
    await page.context().setOffline(false)
    const what = `${nameOf('pani-tanki', language)}, ${fill(texts.many, language, { n: 3 })}`
    await page.getByText(fill(staffTexts.saved, language, { what })).waitFor()
    await expect.poll(async () => (await stored()).at(-1)).toMatchObject({ place: 'pani-tanki', hours: 3 })
    expect(Math.abs((await stored()).at(-1).told_at.getTime() - began)).toBeLessThan(60_000)
    await page.getByRole('button', { name: s('undo') }).click()
    await page.getByText(fill(staffTexts.undone, language, { what })).waitFor()
    await expect.poll(async () => (await stored()).at(-1).withdrawn_at !== null).toBe(true)
    await eventually(async () => (await read()).tail?.place === 'harisabha')
    await phone.isAccessible()
  })
})

journey('an answer that was asked for before a report does not undo the report', async () => {
  await take('/queue')
  const { page } = phone
  await page.getByText(texts.nobody.en).waitFor()
  await eventually(() => world.context.live.size > 0)
  const { promise: told, resolve: release } = Promise.withResolvers<void>()
  let asked = 0
  let answered = 0
  await page.route('**/api/queue', async route => {
    asked += 1
    const response = await route.fetch()
    await told
    await route.fulfill({ response })
    answered += 1
  })
  // As after a moment without a network: the phone asks again, unless a request is on its way.
  const askAgain = () => page.evaluate(() => void dispatchEvent(new Event('online')))
  await expect.poll(() => askAgain().then(() => asked)).toBe(1)
  await tell('pani-tanki', 3)
  const shown = page.getByText(fill(texts.many, 'en', { n: 3 })).first()
  await shown.waitFor()
  release()
  // The late answer, and the one that the phone asks for because that one may be too old.
  await expect.poll(() => answered).toBeGreaterThan(1)
  await whenIdle(page)
  expect(await shown.count()).toBe(1)
  expect(await page.getByText(texts.nobody.en).count()).toBe(0)
})

describe('without a network', () => {
  journey('the queue is shown with the age of what was told, also after a reload', async () => {
    await toldBefore('pani-tanki', 3, 6)
    await take('/queue', { context: { serviceWorkers: 'allow' } })
    await phone.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await eventually(() => phone.page.evaluate(async () => !!(await caches.match('/api/queue'))))
    await phone.page.context().setOffline(true)
    await phone.open('/queue')
    await phone.page.getByText('You are offline').waitFor()
    await phone.page
      .getByText(/told [67] minutes ago/)
      .first()
      .waitFor()
    await phone.page.context().setOffline(false)
  })
})
