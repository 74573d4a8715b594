import type { Browser } from 'playwright-core'
import { openGuide } from '#tests/guide.ts'
import { findBrowser, launchBrowser } from '../scripts/browser.ts'
import { checkBound } from './bounds.ts'
import { oneWayMs, openHttpsLine } from './https-line.ts'
import { isInstalled } from './other-programs.ts'
import { openReferencePage } from './reference.ts'
import { inTurn, spread } from './spread.ts'
import { wholePage } from './whole-page.ts'

/** A cheap phone on a bad day: 400 kbit/s, 400 ms, a processor at a sixth. */
const network = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const slowdown = 6
const rounds = Number(process.env.ROUNDS ?? 5)
/** A built checkout of another version, measured in turn with this one. */
const against = process.env.AGAINST

const pages = ['/', '/facility/drinking-water', '/events', '/history', '/gallery'] as const
/** The pages that the reference stack draws too. A list is also visited with the location allowed. */
const comparedPages = [
  { page: '/', isAllowed: false },
  { page: '/facility/drinking-water', isAllowed: false },
  { page: '/facility/drinking-water', isAllowed: true },
] as const

type Visit = { lcp: number; cls: number }
type VisitOptions = { isAllowed?: boolean; isEmulated?: boolean }

/**
 * First visits on a slow line: the guide beside the usual client-rendered stack; with `AGAINST=FOLDER` beside another version
 * of the guide; and over https with all handshakes, where Caddy is installed. Prints ms and ratios. Bounds: no page later
 * than in the other version, no layout shift, Home within 100 ms of a list over https, which costs a round trip.
 */
export async function bench(): Promise<void> {
  const found = findBrowser()
  if ('missing' in found) throw new Error(found.missing)
  const browser = await launchBrowser(found.path, ['--ignore-certificate-errors'])
  try {
    await besideUsualStack(browser)
    if (against) await besideOtherVersion(browser, against)
    if (await isInstalled('caddy', 'version')) await overHttps(browser)
    else console.log('first visits over https: left out, caddy is not installed')
  } finally {
    await browser.close()
  }
}

async function besideUsualStack(browser: Browser): Promise<void> {
  const guide = await openGuide()
  const reference = await openReferencePage(guide.url)
  try {
    for (const { page, isAllowed } of comparedPages) {
      const [ours, theirs] = await visitInTurn(browser, [guide.url + page, reference.url + page], {
        isAllowed,
      })
      console.log(
        `first visit ${page}${isAllowed ? ', location allowed' : ''}: LCP guide ${spread(lcpOf(ours), 'ms')}, usual stack ${spread(lcpOf(theirs), 'ms')}, ratio ${spread(ratios(ours, theirs), '')}`,
      )
      checkBound(`layout shift of ${page}`, clsOf(ours), { atMost: 0, unit: '' })
    }
  } finally {
    reference.close()
    await guide.close()
  }
}

async function besideOtherVersion(browser: Browser, folder: string): Promise<void> {
  const [guide, other] = [await openGuide(), await openGuide({}, folder)]
  try {
    for (const page of pages) {
      const [now, before] = await visitInTurn(browser, [guide.url + page, other.url + page])
      console.log(
        `first visit ${page}: LCP now ${spread(lcpOf(now), 'ms')}, other version ${spread(lcpOf(before), 'ms')}`,
      )
      checkBound(`LCP of ${page}, now / other version`, ratios(now, before), { atMost: 1.02 })
    }
  } finally {
    await guide.close()
    await other.close()
  }
}

async function overHttps(browser: Browser): Promise<void> {
  const line = await openHttpsLine(publicUrl =>
    openGuide({ PUBLIC_URL: publicUrl, TRUSTED_PROXY: 'loopback' }),
  )
  try {
    const [home, list] = await visitInTurn(browser, [`${line.url}/`, `${line.url}/facility/drinking-water`], {
      isEmulated: false,
    })
    console.log(
      `first visit over https (TLS 1.3, HTTP/2, 200 ms each way): LCP Home ${spread(lcpOf(home), 'ms')}, list ${spread(lcpOf(list), 'ms')}`,
    )
    const later = lcpOf(home).map((each, round) => each - (list[round]?.lcp ?? Number.NaN))
    checkBound('Home after a list, over https', later, { atMost: 100, unit: 'ms' })
    const cost: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const took = new Map<string, number>()
      for (const url of inTurn(round, [line.url, line.plainUrl])) took.set(url, await wholePage(url))
      cost.push((took.get(line.url) ?? Number.NaN) - (took.get(line.plainUrl) ?? Number.NaN))
    }
    // One round trip for the handshake of TLS 1.3, and a quarter for its bytes.
    checkBound('whole first page, HTTP/2 over TLS 1.3 after plain HTTP/1.1', cost, {
      ...{ atMost: 2.5 * oneWayMs, unit: 'ms' },
    })
  } finally {
    await line.close()
  }
}

/** Visits two addresses in every round, the second first in every other one; the visits of each, a round each. */
async function visitInTurn(
  browser: Browser,
  [first, second]: readonly [string, string],
  options: VisitOptions = {},
): Promise<[Visit[], Visit[]]> {
  const visits: [Visit[], Visit[]] = [[], []]
  for (let round = 0; round < rounds; round += 1)
    for (const url of inTurn(round, [first, second]))
      visits[url === first ? 0 : 1].push(await visit(browser, url, options))
  return visits
}

const lcpOf = (visits: readonly Visit[]) => visits.map(each => each.lcp)
const clsOf = (visits: readonly Visit[]) => visits.map(each => each.cls)
const ratios = (ours: readonly Visit[], theirs: readonly Visit[]) =>
  ours.map((each, round) => each.lcp / (theirs[round]?.lcp ?? Number.NaN))

async function visit(
  browser: Browser,
  url: string,
  { isAllowed = false, isEmulated = true }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    serviceWorkers: 'block',
    ...(isAllowed && {
      permissions: ['geolocation'],
      geolocation: { latitude: 26.1209, longitude: 85.3921 },
    }),
  })
  await context.addInitScript(() => localStorage.setItem('app-language', 'hi'))
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  if (isEmulated) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  // Late blocks, fonts and notices arrive within this time; all of them may still shift or become the largest.
  await page.waitForTimeout(4000)
  const seen = await page.evaluate(
    () =>
      new Promise<Visit>(done => {
        const visit = { lcp: 0, cls: 0 }
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) visit.lcp = entry.startTime
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        new PerformanceObserver(list => {
          for (const entry of list.getEntries())
            visit.cls += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(visit), 500)
      }),
  )
  await context.close()
  return seen
}
