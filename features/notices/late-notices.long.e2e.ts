import { expect, journey, whenKept } from '#tests/journey.ts'
import { shifts } from '#tests/journeys/test-shifts.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import type { World } from '#tests/world/world.ts'

const gate = { en: 'Gate 2 is closed. Go by the station road.', hi: 'द्वार 2 बंद है। स्टेशन रोड से जाएँ।' }
const away = { en: 'Keep away from gate 3.', hi: 'द्वार 3 से दूर रहें।' }

/** Staff tell everybody something. */
async function tell(world: World, level: 'warning' | 'emergency', text: typeof gate): Promise<void> {
  const staff = await signedInBrowser(world.url)
  const notice = { id: crypto.randomUUID(), level, text, hours: 1 }
  expect((await staff.call('POST', '/api/notices', notice)).status).toBe(201)
}

journey(
  'a notice newer than the offline copy moves nothing that is read, and is above the next screen',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide()
    const { page, open } = await phone({ at: world, serviceWorkers: 'allow' })
    await open('/')
    await whenKept(page)
    await page.goto('about:blank')
    await tell(world, 'warning', gate)
    const region = page.getByRole('complementary', { name: 'मेले की सूचनाएँ' })
    const notice = region.getByText(gate.hi)
    const isAbove = () =>
      notice.evaluate(line => line.getBoundingClientRect().bottom + scrollY < innerHeight / 2)
    for (const address of ['/', '/feedback']) {
      await open(address)
      await expect(notice).toBeVisible()
      expect((await shifts(page)).sum, address).toBeLessThan(0.005)
    }
    // The phone knows it now; the shell has it above the screen from the start.
    expect(await isAbove()).toBe(true)
    await tell(world, 'emergency', away)
    const urgent = region.getByText(away.hi)
    await expect(urgent).toBeInViewport({ ratio: 1 })
    expect((await shifts(page)).sum).toBeLessThan(0.005)
    await page.getByRole('link', { name: 'वापस' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/श्रावणी मेला/)
    expect(await isAbove()).toBe(true)
    await expect(region).toHaveAttribute('aria-live', 'polite')
    await expect(region.locator('[data-notice]')).toHaveText([new RegExp(away.hi), new RegExp(gate.hi)])
    // Nothing is left at the foot of the window.
    const foot = await page.evaluate(() => document.body.style.paddingBottom)
    expect(foot).toBe('')
  },
)

journey(
  'a late notice covers no key at the foot, and the end of the page can be scrolled clear of it',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide()
    const { page, openLive } = await phone({ at: world })
    for (const address of ['/', '/feedback', '/mela-quiz', '/facility/drinking-water']) {
      await page.setViewportSize({ width: 360, height: 640 })
      await openLive(address)
      await tell(world, 'warning', gate)
      const notice = page.locator('[data-notice]', { hasText: gate.hi })
      await expect(notice).toBeVisible()
      for (const [width, height, text] of [
        [320, 568, 100],
        [320, 568, 200],
        [360, 800, 100],
        // With the keyboard of an older browser.
        [360, 300, 100],
        [1366, 768, 100],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.evaluate(size => {
          document.documentElement.style.fontSize = `${size}%`
        }, text)
        const at = `${address} ${width}×${height} ${text} %`
        await expect.poll(() => page.evaluate(coveredByNotice), at).toEqual([])
      }
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
      await notice.getByRole('button', { name: 'यह सूचना छिपाएँ' }).click()
      await expect(notice).toHaveCount(0)
      await world.empty('notices')
      await world.context.responseCache.changed('notices')
    }
  },
)

/** Runs in the page: keys and texts that share their place with the words of a notice where the page is scrolled to its end. */
function coveredByNotice(): string[] {
  const notice = document.querySelector('[data-notice]')
  if (!notice) return ['no notice']
  scrollTo(0, document.documentElement.scrollHeight)
  const words = notice.getBoundingClientRect()
  const foot = words.top + notice.clientTop + notice.clientHeight
  return [...document.querySelectorAll('main :is(p, a, button, summary, label), .bar > *')].flatMap(part => {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    const isApart = right <= words.left || left >= words.right || bottom <= words.top || top >= foot
    return isApart || !part.checkVisibility() ? [] : [`${part.className} ${part.textContent?.slice(0, 40)}`]
  })
}
