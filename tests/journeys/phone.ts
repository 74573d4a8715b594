import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Language } from '#common/text.ts'

export type Phone = { page: Page; context: BrowserContext; problems: string[] }
type Options = BrowserContextOptions & { language?: Language | 'none' }

/** A cheap phone (360×800, touch) of somebody who chose a language before, or never did. `problems`: what its console complained of. */
export async function openPhone(
  browser: Browser | undefined,
  { language = 'en', ...options }: Options = {},
): Promise<Phone> {
  if (!browser) throw new Error('no browser')
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    ...options,
  })
  if (language !== 'none') {
    await context.addInitScript(chosen => {
      if (!localStorage.getItem('app-language')) localStorage.setItem('app-language', chosen)
    }, language)
  }
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', message => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', error => problems.push(error.message))
  return { page, context, problems }
}

/** Resolves when the app has taken the page over. */
export const whenUp = (page: Page) => page.locator('html[data-ready=true]').waitFor({ state: 'attached' })

/**
 * The layout shift without input. A notice that comes late moves the page by 0.05; the letters of the guide's font, which come
 * late on a slow phone, may move a key of the bar by 3 px, which is 0.0013.
 */
export const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(done => {
        let sum = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[])
            if (!entry.hadRecentInput) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => done(sum)))
      }),
  )
