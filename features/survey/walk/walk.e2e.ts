import type { BrowserContext, Page } from '@playwright/test'
import { expect, type Guide, journey, type PhoneOptions } from '#tests/journey.ts'
import { signIn as claim, type StaffBrowser, staffBrowser } from '#tests/world/staff-browser.ts'

const hourMs = 3_600_000
const start = { latitude: 26.12, longitude: 85.39, accuracy: 8 }
const walking: PhoneOptions = {
  serviceWorkers: 'allow',
  permissions: ['geolocation'],
  geolocation: start,
}

/** A surveyor of this journey alone. */
async function newSurveyor(guide: Guide) {
  const name = `गश्ती-${crypto.randomUUID().slice(0, 8)}`
  const account = { username: name, roles: ['surveyor'] }
  const { body } = await (await guide.staff()).call('POST', '/api/staff-accounts', account)
  const { password } = body as { password: string }
  return {
    name,
    signIn: async () => {
      const browser = staffBrowser(guide.url)
      const { status } = await claim(browser, { username: name, password, as: 'admin' })
      expect(status).toBe(201)
      return browser
    },
  }
}
/** From now on this person is signed in on the phone. */
async function signIn(context: BrowserContext, { url }: Guide, browser: StaffBrowser): Promise<void> {
  await context.addCookies([
    { name: 'staff', value: browser.cookies.get('staff') ?? '', url, httpOnly: true, sameSite: 'Strict' },
  ])
}
const hintOf = (page: Page, name: string) =>
  page.addInitScript(username => {
    localStorage.setItem('adminSession', JSON.stringify({ username, isAdmin: true, loginTime: '' }))
  }, name)

const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const starts = (page: Page) => key(page, 'रास्ता दर्ज करना शुरू करें')
const isExact = (page: Page) => expect(page.getByText('8 मी तक').first()).toBeVisible()
async function record(page: Page, kind: string): Promise<void> {
  await key(page, kind).click()
  await expect(page.getByText(`दर्ज हुआ: ${kind}`)).toBeVisible()
}
/** The page and its worker are kept on the phone. */
const isKept = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-console-kept', 'true')

/** What the server has of a walker: places in order, and pieces of the way. */
const pointsOf = async ({ owner }: Guide, walker: string) =>
  (
    await owner.query(
      `select kind, note, round(extract(epoch from now() - seen_at) / 3600)::int as hours
         from survey_points where walker = $1 order by seen_at`,
      [walker],
    )
  ).rows
const partsOf = async ({ owner }: Guide, walker: string) =>
  (
    await owner.query(
      'select track_id, metres, place_order from survey_parts where walker = $1 order by place_order',
      [walker],
    )
  ).rows
const tracksOf = async (guide: Guide, walker: string) =>
  new Set((await partsOf(guide, walker)).map(part => part.track_id)).size

/** Steps of 12 m to the north. */
function feetOf(context: BrowserContext) {
  const feet = {
    steps: 0,
    walk: (more: object = {}) => {
      feet.steps += 1
      return context.setGeolocation({ ...start, latitude: start.latitude + feet.steps * 0.000108, ...more })
    },
    /** Walks on until the page says it. */
    until: (page: Page, text: string | RegExp, more: object = {}) =>
      expect(async () => {
        await feet.walk(more)
        await expect(page.getByText(text).first()).toBeVisible({ timeout: 400 })
      }).toPass(),
  }
  return feet
}

journey(
  'a walk is recorded without a network by two pages, the first of them killed, and arrives once',
  async ({ phone, guide }) => {
    const { name, signIn: session } = await newSurveyor(guide)
    const { page, open } = await phone(walking)
    const context = page.context()
    const feet = feetOf(context)
    await signIn(context, guide, await session())
    await hintOf(page, name)
    await open('/admin/survey')
    await expect(starts(page)).toBeVisible()
    await isKept(page)
    await context.setOffline(true)
    await starts(page).click()
    await feet.until(page, '8 मी तक')
    await record(page, 'नल')
    await key(page, 'नोट').click()
    await page.getByRole('textbox', { name: 'नोट' }).fill('टूटा हुआ')
    await key(page, 'हो गया').click()
    await record(page, 'खतरा')
    await key(page, 'वापस लें').click()
    await feet.until(page, 'लोकेशन अभी 400 मीटर तक ही सही है।', { accuracy: 400 })
    await feet.until(page, 'फ़ोन के अनुसार आप मेले के इलाके से बाहर हैं।', { longitude: 77.2 })
    await feet.until(page, /0\.1 किमी/)
    await page.close()

    const again = await context.newPage()
    await hintOf(again, name)
    await again.goto('/admin/survey')
    await expect(again.getByText('दर्ज होना बीच में रुका था, अब जारी है।')).toBeVisible()
    await feet.until(again, '8 मी तक')
    await record(again, 'शिविर')
    // The guide's map, without a network: the way, both places, and where the phone is.
    const map = again.getByRole('application')
    for (const mark of ['शिविर', 'नल', 'आप यहाँ हैं'])
      await expect(map.getByRole('img', { name: mark, exact: true })).toBeVisible()
    await expect(map.locator('svg path').nth(1)).toBeAttached()
    expect(await pointsOf(guide, name)).toEqual([])
    await key(again, 'खत्म करें').click()
    await expect(again.getByText(/[23] जगहें/)).toBeVisible()
    await context.setOffline(false)
    await expect
      .poll(() => pointsOf(guide, name))
      .toMatchObject([
        { kind: 'tap', note: 'टूटा हुआ' },
        { kind: 'camp', note: '' },
      ])
    await expect(again.getByText('24 घंटे में आपसे: 2 जगहें।')).toBeVisible()
    const parts = await partsOf(guide, name)
    expect(new Set(parts.map(part => part.track_id)).size).toBe(1)
    expect(parts.map(part => part.place_order)).toEqual(parts.map((_, i) => i))
    const metres = parts.reduce((sum, part) => sum + part.metres, 0)
    // Neither the steps without an exact location nor the leap to Delhi.
    expect(metres).toBeGreaterThan(50)
    expect(metres).toBeLessThan(feet.steps * 12 + 45)
  },
)

journey(
  'a walk outlives a denied location and a clock set back, and one on a phone that died is sent the next morning',
  async ({ phone, guide }) => {
    const { name, signIn: session } = await newSurveyor(guide)
    const { page, open } = await phone(walking)
    const context = page.context()
    const feet = feetOf(context)
    await signIn(context, guide, await session())
    await hintOf(page, name)
    await open('/admin/survey')
    await expect(starts(page)).toBeVisible()
    await isKept(page)
    await page.clock.install()
    await starts(page).click()
    await isExact(page)
    await record(page, 'नल')
    // The server keeps whole seconds: two places of the same second have no order.
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
    await hintOf(morning, name)
    await morning.goto('/admin/survey')
    // It does not go on by itself.
    await expect(starts(morning)).toBeVisible()
    expect(await pointsOf(guide, name)).toHaveLength(3)
    await context.setOffline(false)
    await expect.poll(async () => (await pointsOf(guide, name)).map(point => point.kind)).toContain('doctor')
    await expect.poll(() => tracksOf(guide, name)).toBe(2)
  },
)

journey(
  'a walk ends at sign-out; what waits is sent as its walker alone, and the next one is told so',
  async ({ phone, guide }) => {
    const [first, next] = [await newSurveyor(guide), await newSurveyor(guide)]
    const { page, open } = await phone(walking)
    const context = page.context()
    await signIn(context, guide, await first.signIn())
    await open('/admin/survey')
    await page.evaluate(username => {
      localStorage.setItem('adminSession', JSON.stringify({ username, isAdmin: true, loginTime: '' }))
    }, first.name)
    await open('/admin/survey')
    await context.route('**/api/survey/p*', route => route.abort())
    await starts(page).click()
    await isExact(page)
    await record(page, 'द्वार')
    await key(page, 'लॉगआउट').click()
    await expect(page).toHaveURL('/')
    await context.unroute('**/api/survey/p*')

    await signIn(context, guide, await next.signIn())
    const other = await context.newPage()
    await hintOf(other, next.name)
    const refused = other.waitForResponse(answer => /survey\/p/.test(answer.url()) && answer.status() === 403)
    await other.goto('/admin/survey')
    await refused
    await expect(
      other.getByText(`${first.name} की दर्ज की हुई 2 जानकारियाँ इस फ़ोन में हैं और अभी भेजी नहीं गईं।`),
    ).toBeVisible()
    await expect(starts(other)).toBeVisible()
    for (const { name } of [first, next])
      expect([await pointsOf(guide, name), await partsOf(guide, name)]).toEqual([[], []])
    await other.close()

    await signIn(context, guide, await first.signIn())
    await open('/admin/survey')
    await expect.poll(() => pointsOf(guide, first.name)).toMatchObject([{ kind: 'gate' }])
    await expect.poll(() => tracksOf(guide, first.name)).toBe(1)
    expect(await partsOf(guide, next.name)).toEqual([])
  },
)
