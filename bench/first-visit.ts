import { type Browser, chromium } from 'playwright-core'
import { openGuide } from '#tests/guide.ts'
import { findBrowser, usualSwitches } from '../scripts/browser.ts'
import { checkBound, inTurn, spread } from './figures.ts'
import { rounds } from './measure.ts'
import { openReferencePage } from './reference.ts'

/** A cheap phone with a bad connection: 400 kbit/s, 400 ms latency, a sixth of this machine's CPU speed. */
const network = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const slowdown = 6
/** A built checkout of another version, measured alternately with this one. */
const against = process.env.AGAINST

const pages = ['/', '/facility/drinking-water', '/events', '/history', '/gallery'] as const
/** The pages that the reference stack has too. A list is also visited with location access allowed. */
const comparedPages = [
  { page: '/', isAllowed: false },
  { page: '/facility/drinking-water', isAllowed: false },
  { page: '/facility/drinking-water', isAllowed: true },
] as const

type Visit = { lcp: number; cls: number }

/**
 * First visits on a slow line: the guide against the usual client-rendered stack or, with `AGAINST=FOLDER`, against another
 * version of the guide. Prints ms and ratios. Bounds: no page is later than in the other version, no layout shift.
 */
export async function bench(): Promise<void> {
  const found = await findBrowser()
  if ('missing' in found) throw new Error(found.missing)
  const browser = await chromium.launch({ executablePath: found.path, args: usualSwitches })
  try {
    await besideUsualStack(browser)
    if (against) await besideOtherVersion(browser, against)
  } finally {
    await browser.close()
  }
}

async function besideUsualStack(browser: Browser): Promise<void> {
  const guide = await openGuide()
  const reference = await openReferencePage(guide.url)
  try {
    for (const { page, isAllowed } of comparedPages) {
      const urls = [guide.url + page, reference.url + page] as const
      const [ours, theirs] = await visitInTurn(browser, urls, isAllowed)
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

/** Visits both addresses in every round, in alternating order. Returns the visits of each, one per round. */
async function visitInTurn(
  browser: Browser,
  [first, second]: readonly [string, string],
  isAllowed = false,
): Promise<[Visit[], Visit[]]> {
  const visits: [Visit[], Visit[]] = [[], []]
  for (let round = 0; round < rounds; round += 1)
    for (const url of inTurn(round, [first, second]))
      visits[url === first ? 0 : 1].push(await visit(browser, url, isAllowed))
  return visits
}

const lcpOf = (visits: readonly Visit[]) => visits.map(each => each.lcp)
const clsOf = (visits: readonly Visit[]) => visits.map(each => each.cls)
const ratios = (ours: readonly Visit[], theirs: readonly Visit[]) =>
  ours.map((each, round) => each.lcp / (theirs[round]?.lcp ?? Number.NaN))

async function visit(browser: Browser, url: string, isAllowed: boolean): Promise<Visit> {
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
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  // Late blocks, fonts and notices arrive within this time; any of them may still shift the page or become its largest element.
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
