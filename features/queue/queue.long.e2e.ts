import { fill } from '#common/text.ts'
import { tailPlaces } from '#content/queue-places.ts'
import { outboxTexts } from '#kit/web/outbox/texts.ts'
import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey, signInOn } from '#tests/journey.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import { homeTexts } from './home-texts.ts'
import { queueStaffTexts } from './staff/texts.ts'
import { queueTexts } from './texts.ts'

const texts = { ...queueTexts, ...homeTexts }
const nameOf = (id: string) => tailPlaces.find(place => place.id === id)?.name.hi ?? ''

journey('an answer requested before a report does not undo the report', async ({ phone, openOwnGuide }) => {
  const world = await openOwnGuide({ starters: {} })
  const staff = await signedInBrowser(world.url)
  const { page, open } = await phone({ at: world })
  await open('/queue')
  await expect(page.getByText(texts.nobody.hi)).toBeVisible()
  await expect.poll(() => world.context.live.size).toBeGreaterThan(0)
  const { promise: told, resolve: release } = Promise.withResolvers<void>()
  let asked = 0
  let answered = 0
  await page.route('**/api/queue', async route => {
    asked += 1
    const response = await route.fetch()
    await told
    await route.fulfill({ response })
    answered += 1
  })
  // As after a moment offline: the phone asks again unless a request is already under way.
  const askAgain = () => page.evaluate(() => void dispatchEvent(new Event('online')))
  await expect.poll(() => askAgain().then(() => asked)).toBe(1)
  await staff.call('PUT', `/api/queue/${crypto.randomUUID()}`, {
    line: 'tail',
    place: 'pani-tanki',
    hours: 3,
  })
  const shown = page.getByText(fill(texts.many, 'hi', { n: 3 })).first()
  await expect(shown).toBeVisible()
  release()
  // The late answer, and the request that the phone makes because that answer may be outdated.
  await expect.poll(() => answered).toBeGreaterThan(1)
  await expect(shown).toBeVisible()
  await expect(page.getByText(texts.nobody.hi)).toHaveCount(0)
})

journey(
  'what one member of staff reported offline waits for them, whoever signs in on that phone',
  async ({ staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const reports = async () =>
      (
        await world.owner.query(
          'select hours, username from queue_reports join staff_accounts a on a.id::text = staff_id',
        )
      ).rows
    const first = { username: 'admin', ...(await signedInBrowser(world.url)) }
    const username = 'next'
    const made = await first.call('POST', '/api/staff-accounts', { username, roles: ['admin'] })
    const { password } = made.body as { password: string }
    const next = { username, ...(await signedInBrowser(world.url, 'admin', { username, password })) }
    const { page, open } = await staffPhone('/admin/queue', { at: world, who: first })
    const report = async (hours: number) => {
      await page.getByRole('button', { name: nameOf('pani-tanki') }).click()
      await page.getByRole('button', { name: fill(texts.many, 'hi', { n: hours }), exact: true }).click()
    }
    await expect(page.getByRole('button', { name: nameOf('pani-tanki') })).toBeVisible()
    const ofReports = '**/api/queue/*'
    await page.route(ofReports, route => route.abort())
    await report(3)
    await expect(page.getByText(queueStaffTexts.away.hi)).toBeVisible()

    await signInOn(page, world, next)
    // Only now, because the phone tries again by itself, as whoever is signed in.
    await page.unroute(ofReports)
    await open('/admin/queue')
    await page.getByText(fill(kitStaffTexts.ofOthers, 'hi', { n: 1 })).click()
    await expect(page.getByText(fill(outboxTexts.ofAnother, 'hi', { name: 'admin', n: 1 }))).toBeVisible()
    await expect(page.getByText(queueStaffTexts.away.hi)).toBeHidden()
    // Their own report goes at once, the other one stays.
    await report(4)
    await expect.poll(reports).toEqual([{ hours: 4, username: 'next' }])

    await signInOn(page, world, first)
    await open('/admin/queue')
    await expect.poll(reports).toContainEqual({ hours: 3, username: 'admin' })
  },
)
