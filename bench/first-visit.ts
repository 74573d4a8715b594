import type { Browser } from 'playwright-core'
import { openGuide } from '#tests/guide.ts'
import { findBrowser, launchBrowser } from '../scripts/browser.ts'
import { openReferencePage } from './reference.ts'
import { spread } from './spread.ts'

/** A cheap phone on a bad day: 400 kbit/s, 400 ms, a processor at a sixth. */
const network = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const slowdown = 6
const rounds = 5
/** A list is also visited with the location allowed: what comes late is another thing then. */
const visits = [
  ['/', false],
  ['/facility/drinking-water', false],
  ['/facility/drinking-water', true],
] as const

type Visit = { lcp: number; cls: number }

/** First visits to home and to a list, ours and the usual client-rendered stack's, in turns. Prints ms and ratios. */
export async function bench(): Promise<void> {
  const guide = await openGuide()
  const reference = await openReferencePage(guide.url)
  const found = findBrowser()
  if ('missing' in found) throw new Error(found.missing)
  const browser = await launchBrowser(found.path)
  try {
    for (const [page, isAllowed] of visits) {
      const ours: Visit[] = []
      const theirs: Visit[] = []
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await visit(browser, guide.url + page, isAllowed))
        theirs.push(await visit(browser, reference.url + page, isAllowed))
      }
      const lcp = (visits: Visit[]) => visits.map(each => each.lcp)
      console.log(
        `first visit ${page}${isAllowed ? ', location allowed' : ''}: LCP ours ${spread(lcp(ours), 'ms')}, usual stack ${spread(lcp(theirs), 'ms')}, ratio ${spread(
          ours.map((each, at) => each.lcp / (theirs[at]?.lcp ?? Number.NaN)),
          '',
        )}; CLS ours ${Math.max(...ours.map(each => each.cls)).toFixed(3)}`,
      )
    }
  } finally {
    await browser.close()
    reference.close()
    await guide.close()
  }
}

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
