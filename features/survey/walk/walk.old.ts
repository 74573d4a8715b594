import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import { fill, type Language, type Text } from '#common/text.ts'
import { texts as mapTexts } from '#kit/web/map/texts.ts'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll, world, worldForAll } from '#tests/world/fixture.ts'
import type { Phone } from '#tests/world/phone.ts'
import { type StaffBrowser, signedInBrowser, staffBrowser } from '#tests/world/staff-browser.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'
import { looks } from '../looks.tsx'
import type { PointKind } from '../point-kinds.ts'
import { texts } from '../texts.ts'

worldForAll({ pages: true })
browserForAll()
let phone: Phone
let context: BrowserContext
let steps = 0
beforeEach(async () => {
  steps = 0
  await world.owner.query('truncate survey_parts, survey_points')
})
afterEach(() => phone?.close())

const start = { latitude: 26.12, longitude: 85.39, accuracy: 8 }
async function take(language: Language) {
  phone = await takeStaffPhone(browser, world, '/admin/survey', {
    language,
    context: { serviceWorkers: 'allow', permissions: ['geolocation'], geolocation: start },
  })
  context = phone.page.context()
}
/** Walks 12 m north. */
const walk = async (more: object = {}) => {
  steps += 1
  await context.setGeolocation({ ...start, latitude: start.latitude + steps * 0.000108, ...more })
}
/** Walks on until the page says it. */
async function walkUntil(page: Page, text: string | RegExp, more: object = {}) {
  for (;;) {
    await walk(more)
    const isSaid = await page
      .getByText(text)
      .first()
      .waitFor({ timeout: 1000 })
      .then(
        () => true,
        () => false,
      )
    if (isSaid) return
  }
}
const points = async () =>
  (await world.owner.query('select kind, note, latitude, image_hash from survey_points order by seen_at'))
    .rows
const parts = async () =>
  (await world.owner.query('select track_id, metres, place_order from survey_parts order by place_order'))
    .rows

describe.each(['hi', 'en'] as const)('a walk in %s', language => {
  const say = (text: Text) => text[language]
  const key = (page: Page, text: Text) => page.getByRole('button', { name: say(text), exact: true })
  async function record(page: Page, kind: PointKind) {
    await key(page, looks[kind].label).click()
    await page.getByText(say(texts.added).replace('{kind}', say(looks[kind].label))).waitFor()
  }

  journey(
    'is recorded without a network by two pages, the first of them killed, and arrives once',
    async () => {
      await take(language)
      const { page } = phone
      await key(page, texts.start).waitFor()
      await page.waitForFunction(() => document.documentElement.dataset.consoleKept === 'true')
      await phone.isAccessible()
      await context.setOffline(true)
      await key(page, texts.start).click()
      await walkUntil(page, say(texts.toMetres).replace('{n}', '8'))
      await record(page, 'tap')
      await key(page, texts.note).click()
      await page.getByRole('textbox', { name: say(texts.note) }).fill('टूटा हुआ')
      await key(page, texts.noteDone).click()
      await record(page, 'danger')
      await key(page, texts.undo).click()
      await walkUntil(page, say(texts.coarse).replace('{n}', '400'), { accuracy: 400 })
      await walkUntil(page, say(texts.outside), { longitude: 77.2 })
      await walkUntil(page, new RegExp(say(texts.km).replace('{n}', '0\\.1')))
      await phone.isAccessible()
      await page.close()

      const again = await context.newPage()
      await again.goto(`${world.url}/admin/survey`)
      await again.getByText(say(texts.resumed)).waitFor()
      await walkUntil(again, say(texts.toMetres).replace('{n}', '8'))
      await record(again, 'camp')
      // The guide's map, without a network: the way, both places, and where the phone is.
      const map = again.getByRole('application')
      await map.getByRole('img', { name: say(looks.camp.label), exact: true }).waitFor()
      await map.getByRole('img', { name: say(looks.tap.label), exact: true }).waitFor()
      await map.getByRole('img', { name: say(mapTexts.you) }).waitFor()
      expect(await map.locator('svg path').count()).toBeGreaterThan(1)
      expect(await points()).toEqual([])
      await key(again, texts.end).click()
      await again.getByText(new RegExp(`[23] ${language === 'hi' ? 'जगहें' : 'places'}`)).waitFor()
      await context.setOffline(false)
      await expect.poll(points, { timeout: 30_000 }).toMatchObject([
        { kind: 'tap', note: 'टूटा हुआ' },
        { kind: 'camp', note: '' },
      ])
      await again.getByText(say(texts.allSent).replace('{points}', '2')).waitFor()
      const walked = await parts()
      expect(new Set(walked.map(({ track_id }) => track_id)).size).toBe(1)
      expect(walked.map(({ place_order }) => place_order)).toEqual(walked.map((_, i) => i))
      const metres = walked.reduce((sum, part) => sum + part.metres, 0)
      expect(Math.abs(metres - (steps - 3) * 12)).toBeLessThan(45)
      await again.close()
    },
  )

  journey(
    'ends when the walker signs out: nobody is recorded any more, and the next one begins anew',
    async () => {
      await take(language)
      const { page } = phone
      await key(page, texts.start).click()
      await walkUntil(page, say(texts.toMetres).replace('{n}', '8'))
      await record(page, 'gate')
      await page.getByRole('button', { name: language === 'en' ? 'Logout' : 'लॉगआउट', exact: true }).click()
      await page.waitForURL(`${world.url}/`)
      const { cookies } = await signedInBrowser(world.url)
      await context.addCookies([{ name: 'staff', value: cookies.get('staff') ?? '', url: world.url }])
      await phone.open('/admin/survey')
      await key(page, texts.start).waitFor()
      await expect.poll(points, { timeout: 30_000 }).toMatchObject([{ kind: 'gate' }])
    },
  )

  journey('that waits at sign-out is sent as its walker alone, and the next one is told so', async () => {
    await take(language)
    const { page } = phone
    await context.route('**/api/survey/p*', route => route.abort())
    await key(page, texts.start).click()
    await walkUntil(page, say(texts.toMetres).replace('{n}', '8'))
    await record(page, 'gate')
    await page.getByRole('button', { name: language === 'en' ? 'Logout' : 'लॉगआउट', exact: true }).click()
    await page.waitForURL(`${world.url}/`)
    await context.unroute('**/api/survey/p*')

    const walker = `गश्ती-${language}`
    await signIn(await surveyor(walker))
    const next = await context.newPage()
    await next.addInitScript(name => {
      localStorage.setItem('adminSession', JSON.stringify({ username: name, isAdmin: true, loginTime: '' }))
    }, walker)
    const refused = next.waitForResponse(answer => /survey\/p/.test(answer.url()) && answer.status() === 403)
    await next.goto(`${world.url}/admin/survey`)
    await refused
    await next.getByText(fill(texts.waitingOther, language, { n: 2, name: 'admin' })).waitFor()
    await key(next, texts.start).waitFor()
    expect([await points(), await parts()]).toEqual([[], []])
    await next.close()
    await signIn(await signedInBrowser(world.url))
    await phone.open('/admin/survey')
    await expect.poll(walkers, { timeout: 30_000 }).toEqual(['admin', 'admin'])
  })
})
const walkers = async () =>
  (
    await world.owner.query('select walker from survey_parts union all select walker from survey_points')
  ).rows.map(({ walker }) => walker)
const signIn = ({ cookies }: StaffBrowser) =>
  context.addCookies([{ name: 'staff', value: cookies.get('staff') ?? '', url: world.url }])
/** A surveyor who has signed in. */
async function surveyor(username: string): Promise<StaffBrowser> {
  const admin = await signedInBrowser(world.url)
  const { body } = await admin.call('POST', '/api/staff-accounts', { username, roles: ['surveyor'] })
  const browser = staffBrowser(world.url)
  const { password } = body as { password: string }
  await browser.call('POST', '/api/session', { username, password, as: 'admin' })
  return browser
}
