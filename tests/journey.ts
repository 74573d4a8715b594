import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { Pool, type PoolConfig } from 'pg'
import type { Role } from '#common/permissions.ts'
import type { Language } from '#common/text.ts'
import { offlineReads } from '#web/offline-reads.ts'
import type { passwords } from './world/accounts.ts'
import { type StaffBrowser, signedInBrowser } from './world/staff-browser.ts'
import type { World, WorldOptions } from './world/world.ts'

export { expect }

/** The guide that all journeys share: the whole server with its starter content, as people start it. */
export type Guide = {
  url: string
  /**
   * Connected as the tables' owner, to look at rows. A journey changes only its own rows, and those through the guide's calls.
   */
  owner: Pool
  /** Makes calls as a signed-in member of staff. */
  staff: (role?: keyof typeof passwords) => Promise<StaffBrowser>
  /** Creates an account with these roles for one journey and signs it in, for journeys with two people or with fewer rights. */
  newStaff: (...roles: Role[]) => Promise<NewStaff & { password: string }>
}
type NewStaff = StaffBrowser & { username: string }

/** A visitor's or staff member's phone. */
export type Phone = {
  page: Page
  /** Opens an address of the guide and waits until it responds to taps. */
  open: (path: string) => Promise<void>
  /** Opens an address and waits until it follows live changes; `topic`: until it follows this topic. */
  openLive: (path: string, topic?: string) => Promise<void>
  /**
   * Sets the time of this phone and of the answers it gets, as if the hours had really passed: the guide corrects a wrong clock
   * by the answers' Date. Not for a phone without network.
   */
  setTime: (time: number | string) => Promise<void>
  /** The words of all toasts since the page was loaded, one a line. A toast disappears after two seconds, seen or not. */
  toasts: () => Promise<string>
  /** Fails if the page has an accessibility fault (WCAG 2.2 AA; `only`: one rule of axe) or is wider than the phone. */
  isAccessible: (only?: 'color-contrast') => Promise<void>
}
export type PhoneOptions = BrowserContextOptions & {
  /** Already chosen; 'none' for somebody who was never asked. Hindi by default. */
  language?: Language | 'none'
  /** A guide other than the shared one. */
  at?: { url: string }
  /** The journey moves this phone's clock: it is installed before a page is opened. */
  ownClock?: boolean
  /** Runs in each page before its own scripts. */
  before?: () => void
}

type Fixtures = {
  /**
   * Opens a phone: 360×800, touch, a network of its own, no service worker by default. It is closed at the end of the journey,
   * which fails if a script of its page threw.
   */
  phone: (options?: PhoneOptions) => Promise<Phone>
  /** Opens a signed-in staff phone at an address. `who`: another account than the first of that role. */
  staffPhone: (
    path: string,
    options?: PhoneOptions & { role?: keyof typeof passwords; who?: NewStaff },
  ) => Promise<Phone>
  /**
   * Opens a guide for this journey alone, in this process: if it moves the server's clock, changes what all phones see, or
   * needs other settings. It costs a second or more, so use the shared guide wherever possible.
   */
  openOwnGuide: (options?: WorldOptions) => Promise<World>
}

let phones = 0
// Half the size of the package's own file, and half the time to load into a page.
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A test in a real browser. */
export const journey = base.extend<Fixtures, { guide: Guide; ownGuides: Fixtures['openOwnGuide'] }>({
  guide: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const shared = JSON.parse(process.env.TEST_GUIDE ?? '{}') as { url: string; owner: PoolConfig }
      const { url } = shared
      const owner = new Pool({ ...shared.owner, max: 2 })
      const signedIn = new Map<string, Promise<StaffBrowser>>()
      const staff: Guide['staff'] = (role = 'admin') => {
        const known = signedIn.get(role) ?? signedInBrowser(url, role)
        signedIn.set(role, known)
        return known
      }
      const newStaff: Guide['newStaff'] = async (...roles) => {
        const username = `staff-${crypto.randomUUID().slice(0, 8)}`
        const admin = await staff()
        const { status, body } = await admin.call('POST', '/api/staff-accounts', { username, roles })
        if (status !== 201) throw new Error(`the account was answered ${status} ${JSON.stringify(body)}`)
        const { password } = body as { password: string }
        return { username, password, ...(await signedInBrowser(url, 'admin', { username, password })) }
      }
      await use({ url, owner, staff, newStaff })
      await owner.end()
    },
    { scope: 'worker' },
  ],
  phone: async ({ browser, guide }, use) => {
    const faults: string[] = []
    const opened: Awaited<ReturnType<typeof openPhone>>[] = []
    await use(async options => {
      const phone = await openPhone(browser, { at: guide, ...options })
      phone.page.on('pageerror', error => faults.push(error.message))
      opened.push(phone)
      return phone
    })
    for (const { page } of opened) {
      // An answer that the journey changes on its way may still be coming.
      if (!page.isClosed())
        for (const routed of [page, page.context()]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
      await page.context().close()
    }
    expect(faults).toEqual([])
  },
  staffPhone: async ({ phone, guide }, use) => {
    await use(async (path, { role = 'admin', who, ...options } = {}) => {
      const { at = guide } = options
      const { cookies } = who ?? (await (at === guide ? guide.staff(role) : signedInBrowser(at.url, role)))
      const hint = hintOf(who?.username ?? role, role)
      const storageState = { cookies: [], origins: [{ origin: at.url, localStorage: [hint] }] }
      const taken = await phone({ ...options, storageState })
      await taken.page.context().addCookies([cookieOf(at.url, cookies)])
      await taken.open(path)
      return taken
    })
  },
  ownGuides: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      // Loads the server and its pages and makes the database template before the first journey that needs them, so that it
      // costs no journey's time.
      const { openWorld, starters } = await import('./world/world.ts')
      await (await openWorld({ pages: true })).close()
      await use(options => openWorld({ pages: true, starters, ...options }))
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  openOwnGuide: async ({ ownGuides }, use) => {
    const worlds: World[] = []
    await use(async options => {
      const world = await ownGuides(options)
      worlds.push(world)
      return world
    })
    for (const world of worlds) await world.close()
  },
})

/** What the guide keeps in local storage of who is signed in. */
function hintOf(username: string, role: keyof typeof passwords = 'admin') {
  const [name, flag] =
    role === 'vehicle' ? ['vehicleAdminSession', 'isVehicleAdmin'] : ['adminSession', 'isAdmin']
  return { name, value: JSON.stringify({ username, [flag]: true, loginTime: '' }) }
}
const cookieOf = (url: string, cookies: StaffBrowser['cookies']) =>
  ({ name: 'staff', value: cookies.get('staff') ?? '', url, httpOnly: true, sameSite: 'Strict' }) as const

/** Signs somebody in to the console on an open page, in place of who was signed in there; seen once it opens a page. */
export async function signInOn(
  page: Page,
  { url }: { url: string },
  { username, cookies }: Pick<NewStaff, 'username' | 'cookies'>,
): Promise<void> {
  await page.context().addCookies([cookieOf(url, cookies)])
  await page.evaluate(({ name, value }) => localStorage.setItem(name, value), hintOf(username))
}

async function openPhone(
  browser: Browser,
  { language = 'hi', at, before, ownClock, ...options }: PhoneOptions & { at: { url: string } },
): Promise<Phone> {
  phones += 1
  const context = await browser.newContext({
    baseURL: at.url,
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    serviceWorkers: 'block',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': addressOf(phones) },
    ...options,
  })
  if (language !== 'none')
    await context.addInitScript(chosen => {
      // A frame of about:blank has no storage.
      if (location.origin === 'null') return
      localStorage.getItem('app-language') ?? localStorage.setItem('app-language', chosen)
    }, language)
  await context.addInitScript(noteToasts)
  // Phones spread what all of them would do at once over up to ten random seconds; these do not wait.
  await context.addInitScript(() => {
    Math.random = () => 0
  })
  if (before) await context.addInitScript(before)
  const page = await context.newPage()
  if (ownClock) await page.clock.install()
  const open = async (path: string) => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
  }
  let aheadMs: number | undefined
  return {
    page,
    open,
    async openLive(path, topic = '') {
      // The page that the phone leaves may open its stream meanwhile.
      const { href } = new URL(path, at.url)
      const stream = page.waitForResponse(
        answer => page.url() === href && answer.url().includes('/api/live?') && answer.url().includes(topic),
      )
      await open(path)
      await stream
    },
    async setTime(time) {
      await page.clock.setSystemTime(time)
      const isFirst = aheadMs === undefined
      aheadMs = new Date(time).getTime() - Date.now()
      if (!isFirst) return
      // The outbox learns the time from /healthz.
      await context.route(/\/healthz$|\/api\/(?!live\?)/, async route => {
        const response = await route.fetch().catch(() => undefined)
        if (!response) return route.abort().catch(() => undefined)
        const date = new Date(Date.now() + (aheadMs ?? 0)).toUTCString()
        await route.fulfill({ response, headers: { ...response.headers(), date } }).catch(() => undefined)
      })
    },
    toasts: () =>
      page.evaluate(() =>
        [...(window as unknown as { toasts: Map<Element, string> }).toasts.values()].join('\n'),
      ),
    async isAccessible(only) {
      // As high as its content, because buttons at the bottom of the window would cover others.
      const size = page.viewportSize()
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      if (size) await page.setViewportSize({ ...size, height: Math.max(size.height, height) })
      if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
      const faults = await page.evaluate(findFaults, only ? [only] : wcag22aa)
      if (size) await page.setViewportSize(size)
      expect(faults, page.url()).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, 'pixels wider than the phone').toBeLessThanOrEqual(0)
    },
  }
}

/** Runs in the page before its scripts. */
function noteToasts() {
  const toasts = new Map<Element, string>()
  Object.assign(window, { toasts })
  // A toast may come alone, or with the part that shows it.
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('.toast'))
      if (!toasts.has(toast)) toasts.set(toast, toast.textContent)
  }).observe(document, { childList: true, subtree: true })
}

/** Runs in the page. Passing checks are not described, which would take several times as long. */
async function findFaults(runOnly: string[]): Promise<string[]> {
  const look = (window as unknown as { axe: typeof axe }).axe
  const { violations } = await look.run({ runOnly, resultTypes: ['violations'], iframes: false })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)
}

/** Resolves when the phone has stored the guide and, in the order of `offlineReads.warm`, the lists that work offline. */
export async function whenKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const last = () =>
    page.evaluate(
      async url => !!(await caches.match(url, { cacheName: 'reads' })),
      offlineReads.warm.at(-1) ?? '',
    )
  await expect.poll(last).toBe(true)
}

/** Stops a page's installed clock. Otherwise it also runs by itself, and a slow machine misses what is shown for seconds. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)

/** An IPv4 address in a /24 network that no other phone of the run has. */
function addressOf(phone: number): string {
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0)
  return `10.${worker % 256}.${phone % 256}.7`
}

/** At Muzaffarpur Junction, with location allowed. */
export const atJunction = {
  geolocation: { latitude: 26.1223, longitude: 85.378, accuracy: 15 },
  permissions: ['geolocation'],
}

/** The options of a phone at this position, in degrees. */
export const standingAt = (latitude: number, longitude: number, accuracy = 5) => ({
  geolocation: { latitude, longitude, accuracy },
  permissions: ['geolocation'],
})
