import { fill } from '#common/text.ts'
import { tailPlaces } from '#content/queue-places.ts'
import { expect, journey, whenKept } from '#tests/journey.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import { homeTexts } from './home-texts.ts'
import { queueStaffTexts } from './staff/texts.ts'
import { queueTexts } from './texts.ts'

const texts = { ...queueTexts, ...homeTexts }
const nameOf = (id: string) => tailPlaces.find(place => place.id === id)?.name.hi ?? ''

journey(
  'the queue follows a report on open phones, keeps its age offline, and is unknown half an hour later',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const staff = await signedInBrowser(world.url)
    const tell = async (place: string, hours: number, by = staff) => {
      const { status } = await by.call('PUT', `/api/queue/${crypto.randomUUID()}`, {
        line: 'tail',
        place,
        hours,
      })
      expect(status).toBe(200)
    }
    const home = await phone({ at: world })
    await home.page.clock.install()
    await home.open('/')
    const { page, open, isAccessible } = await phone({ at: world, serviceWorkers: 'allow' })
    // The phone's clock is three hours ahead; ages follow the server's clock, with and without network.
    await page.clock.setSystemTime(Date.now() + 3 * 3_600_000)
    await open('/queue')
    await expect(page.getByText(texts.nobody.hi)).toBeVisible()
    await expect.poll(() => world.context.live.size).toBeGreaterThan(1)
    await tell('pani-tanki', 3)
    await expect(page.getByText(fill(texts.many, 'hi', { n: 3 })).first()).toBeVisible()
    const told = fill(texts.tailAt, 'hi', { place: nameOf('pani-tanki') })
    await expect(page.getByText(told, { exact: true })).toBeVisible()
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: nameOf('pani-tanki') })
        .getByText(texts.joinHere.hi),
    ).toBeVisible()
    const justNow = fill(texts.told, 'hi', { ago: 'अभी-अभी' })
    await expect(page.getByText(justNow)).toBeVisible()
    await isAccessible()
    await expect(home.page.getByText(told)).toBeVisible()

    await whenKept(page)
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.match('/api/queue'))?.text()) ?? ''))
      .toContain('pani-tanki')
    await page.context().setOffline(true)
    await open('/queue')
    await expect(page.getByText(told, { exact: true })).toBeVisible()
    await expect(page.getByText(/अभी-अभी|मिनट पहले/)).toBeVisible()
    await page.context().setOffline(false)

    await staff.call('PUT', `/api/queue/${crypto.randomUUID()}`, { line: 'dak-bam', place: 'goraul' })
    world.clock.advance(31 * 60_000)
    await home.setTime(Date.now() + 31 * 60_000)
    await home.open('/queue')
    await expect(home.page.getByRole('status').getByText(texts.notKnown.hi, { exact: true })).toBeVisible()
    await expect(home.page.getByText(texts.joinHere.hi)).toHaveCount(0)

    // A page without its script does not show an old report as the present either.
    await tell('pani-tanki', 2, await signedInBrowser(world.url))
    const written = async () => (await fetch(`${world.url}/queue`)).text()
    await expect.poll(written).toContain(fill(texts.many, 'en', { n: 2 }))
    const plain = await phone({ at: world, javaScriptEnabled: false })
    await plain.page.goto('/queue')
    await expect(plain.page.getByText(/^The last report came .+ [AP]M: Goraul station\.$/)).toBeVisible()
    await expect(plain.page.getByText(/^The first are at/)).toHaveCount(0)
  },
)

journey(
  'the queue is reported with two taps, even offline, sent once, and withdrawn',
  async ({ staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const stored = async () =>
      (await world.owner.query('select place, hours, withdrawn_at from queue_reports order by told_at')).rows
    const { page } = await staffPhone('/admin/queue', { at: world })
    const place = page.getByRole('button', { name: nameOf('pani-tanki') })
    await expect(place).toBeVisible()
    await page.context().setOffline(true)
    await place.click()
    await page.getByRole('button', { name: fill(texts.many, 'hi', { n: 3 }), exact: true }).click()
    await expect(page.getByText(queueStaffTexts.away.hi)).toBeVisible()
    expect(await stored()).toEqual([])
    await page.context().setOffline(false)
    const what = `${nameOf('pani-tanki')}, ${fill(texts.many, 'hi', { n: 3 })}`
    await expect(page.getByText(fill(queueStaffTexts.saved, 'hi', { what }))).toBeVisible()
    await expect.poll(stored).toEqual([{ place: 'pani-tanki', hours: 3, withdrawn_at: null }])
    await page.getByRole('button', { name: queueStaffTexts.undo.hi }).click()
    await expect(page.getByText(fill(queueStaffTexts.undone, 'hi', { what }))).toBeVisible()
    await expect.poll(stored).toEqual([{ place: 'pani-tanki', hours: 3, withdrawn_at: expect.any(Date) }])

    // The server stores the next report but its answer is lost, so the phone treats it as waiting.
    await page.route('**/api/queue/*', async route => {
      await route.fetch()
      await route.abort()
    })
    await place.click()
    await page.getByRole('button', { name: fill(texts.many, 'hi', { n: 4 }), exact: true }).click()
    await expect(page.getByText(queueStaffTexts.away.hi)).toBeVisible()
    const last = async () => (await stored()).at(-1)
    await expect.poll(last).toEqual({ place: 'pani-tanki', hours: 4, withdrawn_at: null })
    await page.getByRole('button', { name: queueStaffTexts.undo.hi }).click()
    await expect.poll(last).toEqual({ place: 'pani-tanki', hours: 4, withdrawn_at: expect.any(Date) })
  },
)
