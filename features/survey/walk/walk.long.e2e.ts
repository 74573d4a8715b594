import type { Page } from '@playwright/test'
import { fill } from '#common/text.ts'
import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, type Guide, journey, signInOn } from '#tests/journey.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import { feetOf, isKept, key, partsOf, pointsOf, record, starts, walking } from './test-walker.ts'

const hourMs = 3_600_000

const isExact = (page: Page) => expect(page.getByText('8 मी तक').first()).toBeVisible()

const tracksOf = async (guide: Guide, walker: string) =>
  new Set((await partsOf(guide, walker)).map(part => part.track_id)).size

journey(
  'a walk survives a denied location and a clock set back, and one on a phone that died is sent the next morning',
  async ({ staffPhone, guide }) => {
    const who = await guide.newStaff('surveyor')
    const { username: name } = who
    const { page } = await staffPhone('/admin/survey', { ...walking, who, ownClock: true })
    const context = page.context()
    const feet = feetOf(context)
    await expect(starts(page)).toBeVisible()
    await isKept(page)
    await starts(page).click()
    await isExact(page)
    await record(page, 'नल')
    // The server stores whole seconds, so two places in the same second have no order.
    await page.clock.fastForward(2000)
    await context.clearPermissions()
    const denied = page.getByText('लोकेशन की अनुमति नहीं है, इसलिए कुछ दर्ज नहीं हो रहा।')
    await expect(denied).toBeVisible()
    await context.grantPermissions(['geolocation'])
    await feet.walk()
    await expect(denied).toBeHidden()
    await record(page, 'द्वार')
    await page.clock.setSystemTime(Date.now() - 3 * hourMs)
    await page.clock.fastForward(2000)
    await feet.walk()
    await record(page, 'शिविर')
    await key(page, 'खत्म करें').click()
    await expect
      .poll(() => pointsOf(guide, name))
      .toMatchObject([
        { kind: 'tap', hours: 0 },
        { kind: 'gate', hours: 0 },
        { kind: 'camp', hours: 0 },
      ])
    await expect.poll(() => tracksOf(guide, name)).toBe(1)

    await context.setOffline(true)
    await starts(page).click()
    await isExact(page)
    await record(page, 'डॉक्टर')
    await page.close()
    const morning = await context.newPage()
    await morning.clock.setSystemTime(Date.now() + 15 * hourMs)
    await morning.goto('/admin/survey')
    // It does not resume by itself.
    await expect(starts(morning)).toBeVisible()
    expect(await pointsOf(guide, name)).toHaveLength(3)
    await context.setOffline(false)
    await expect.poll(async () => (await pointsOf(guide, name)).map(point => point.kind)).toContain('doctor')
    await expect.poll(() => tracksOf(guide, name)).toBe(2)
  },
)

journey(
  'a walk ends at sign-out; what waits is sent only as its walker, and the next one is told so',
  async ({ staffPhone, guide }) => {
    const [first, next] = [await guide.newStaff('surveyor'), await guide.newStaff('surveyor')]
    const { page, open } = await staffPhone('/admin/survey', { ...walking, who: first })
    const context = page.context()
    await context.route('**/api/survey/p*', route => route.abort())
    await starts(page).click()
    await isExact(page)
    await record(page, 'द्वार')
    await key(page, 'लॉगआउट').click()
    await expect(page).toHaveURL('/')
    await context.unroute('**/api/survey/p*')

    await signInOn(page, guide, next)
    const other = await context.newPage()
    const refused = other.waitForResponse(answer => /survey\/p/.test(answer.url()) && answer.status() === 403)
    await other.goto('/admin/survey')
    await refused
    await other
      .locator('summary')
      .filter({ hasText: fill(kitStaffTexts.ofOthers, 'hi', { n: 2 }) })
      .click()
    await expect(
      other.getByText(`${first.username} की दर्ज की हुई जानकारी (2) इस फ़ोन में है और अभी भेजी नहीं गई।`),
    ).toBeVisible()
    await expect(starts(other)).toBeVisible()
    for (const { username } of [first, next])
      expect([await pointsOf(guide, username), await partsOf(guide, username)]).toEqual([[], []])
    await other.close()

    // The first session ended at sign-out.
    const { username, password } = first
    const { cookies } = await signedInBrowser(guide.url, 'admin', { username, password })
    await signInOn(page, guide, { username, cookies })
    await open('/admin/survey')
    await expect.poll(() => pointsOf(guide, first.username)).toMatchObject([{ kind: 'gate' }])
    await expect.poll(() => tracksOf(guide, first.username)).toBe(1)
    expect(await partsOf(guide, next.username)).toEqual([])
  },
)
