import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import type { Text } from '#common/text.ts'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll, world, worldForAll } from '#tests/world/fixture.ts'
import type { Phone } from '#tests/world/phone.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'
import { looks } from '../looks.tsx'
import type { PointKind } from '../point-kinds.ts'
import { texts } from '../texts.ts'

worldForAll({ pages: true })
browserForAll()
let phone: Phone
let context: BrowserContext
beforeEach(() => world.owner.query('truncate survey_parts, survey_points'))
afterEach(() => phone?.close())

const hourMs = 3_600_000
const start = { latitude: 26.12, longitude: 85.39, accuracy: 8 }
/** Where the walker is, 12 m further north with each step. */
const goTo = (step: number) =>
  context.setGeolocation({ ...start, latitude: start.latitude + step * 0.000108 })
const stored = async () =>
  (
    await world.owner.query(
      `select kind, round(extract(epoch from now() - seen_at) / 60)::int as minutes from survey_points order by seen_at`,
    )
  ).rows
const tracks = async () => (await world.owner.query('select distinct track_id from survey_parts')).rows.length

describe.each(['hi', 'en'] as const)('a walk in %s', language => {
  const say = (text: Text) => text[language]
  const key = (page: Page, text: Text) => page.getByRole('button', { name: say(text), exact: true })
  const isExact = (page: Page) => page.getByText(say(texts.toMetres).replace('{n}', '8')).first().waitFor()
  async function record(page: Page, kind: PointKind) {
    await key(page, looks[kind].label).click()
    await page.getByText(say(texts.added).replace('{kind}', say(looks[kind].label))).waitFor()
    // The server keeps whole seconds: two places of the same second have no order.
    await page.clock.fastForward(2000)
  }
  async function begin() {
    phone = await takeStaffPhone(browser, world, '/admin/survey', {
      language,
      context: { serviceWorkers: 'allow', permissions: ['geolocation'], geolocation: start },
    })
    context = phone.page.context()
    const { page } = phone
    await key(page, texts.start).waitFor()
    await page.waitForFunction(() => document.documentElement.dataset.consoleKept === 'true')
    await page.clock.install()
    return page
  }

  journey('whose location is denied in the middle says so, and goes on once it is allowed', async () => {
    const page = await begin()
    await key(page, texts.start).click()
    await isExact(page)
    await record(page, 'tap')
    await context.clearPermissions()
    await page.getByText(say(texts.denied)).waitFor()
    await phone.isAccessible()
    await context.grantPermissions(['geolocation'])
    await goTo(5)
    await page.getByText(say(texts.denied)).waitFor({ state: 'detached' })
    await record(page, 'gate')
    await key(page, texts.end).click()
    await expect.poll(stored, { timeout: 30_000 }).toMatchObject([{ kind: 'tap' }, { kind: 'gate' }])
    await expect.poll(tracks).toBe(1)
  })

  journey('on a phone whose clock is set back on the way keeps its order and its times', async () => {
    const page = await begin()
    await key(page, texts.start).click()
    await isExact(page)
    await record(page, 'tap')
    await page.clock.setSystemTime(Date.now() - 3 * hourMs)
    await goTo(3)
    await record(page, 'camp')
    await key(page, texts.end).click()
    await expect.poll(stored, { timeout: 30_000 }).toMatchObject([{ kind: 'tap' }, { kind: 'camp' }])
    for (const { minutes } of await stored()) expect(Math.abs(minutes)).toBeLessThanOrEqual(2)
    // Its line comes last: what is sent after the end of this journey would be found by the next.
    await expect.poll(tracks, { timeout: 30_000 }).toBe(1)
  })

  journey(
    'on a phone that died at noon is sent whole the next morning, and does not go on by itself',
    async () => {
      const page = await begin()
      await context.setOffline(true)
      await key(page, texts.start).click()
      await isExact(page)
      await record(page, 'toilet')
      await goTo(4)
      await record(page, 'doctor')
      await page.close()
      const morning = await context.newPage()
      await morning.clock.setSystemTime(Date.now() + 18 * hourMs)
      await morning.goto(`${world.url}/admin/survey`)
      await key(morning, texts.start).waitFor()
      expect(await stored()).toEqual([])
      await context.setOffline(false)
      await expect.poll(stored, { timeout: 30_000 }).toMatchObject([{ kind: 'toilet' }, { kind: 'doctor' }])
      await expect.poll(tracks).toBe(1)
      await morning.close()
    },
  )
})
