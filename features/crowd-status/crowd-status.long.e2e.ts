import { expect, journey } from '#tests/journey.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import { crowdStatusStaffTexts } from './staff/texts.ts'
import { line, newPlace, setLevel } from './test-levels.ts'
import { crowdStatusTexts } from './texts.ts'

journey(
  'a level that waited while somebody else reported does not overwrite theirs, and says so until it is dismissed',
  async ({ staffPhone, guide }) => {
    const gate = await newPlace(guide)
    const { page, setTime } = await staffPhone('/admin/crowd-status', { ownClock: true })
    await expect(line(page, gate.name)).toBeVisible()
    await page.context().setOffline(true)
    await setLevel(page, gate.name, 'ज़्यादा')
    await expect(line(page, gate.name).getByText('भेजा जाना बाकी है')).toBeVisible()
    const other = await guide.staff()
    const report = { status: 'low', description: { en: '', hi: '' } }
    expect((await other.call('PUT', `/api/crowd-status/${gate.id}`, report)).status).toBe(200)
    // Twenty minutes pass, in which another reporter reports the place.
    await setTime(Date.now() + 20 * 60_000)
    await page.context().setOffline(false)
    const told = line(page, gate.name).getByText('आपके बाद किसी और ने इस जगह की सूचना दी है।')
    await expect(told).toBeVisible()
    await line(page, gate.name).getByRole('button', { name: 'ठीक है', exact: true }).click()
    await expect(told).toHaveCount(0)
  },
)

journey(
  'a reporter’s open page learns of new places at once, and a level set offline never shows “no report” again',
  async ({ staffPhone, guide }) => {
    const gate = await newPlace(guide)
    const who = await guide.newStaff('crowd-reporter')
    const { page } = await staffPhone('/admin/crowd-status', { who })
    await expect(page.getByText(crowdStatusStaffTexts.noOwnPlace.hi)).toBeVisible()
    const admin = await guide.staff()
    await admin.call('PUT', `/api/crowd-status/${gate.id}/reporters`, { reporters: [who.username] })
    await expect(line(page, gate.name).getByText(crowdStatusTexts.noReport.hi)).toBeVisible()

    await page.context().setOffline(true)
    await setLevel(page, gate.name, 'ज़्यादा')
    await expect(line(page, gate.name).getByText('भेजा जाना बाकी है')).toBeVisible()
    // From here on the journey holds back the list and its changes, so the page can show only what it already knows.
    await page.route('**/api/live?*', route => route.abort())
    const held = Promise.withResolvers<void>()
    await page.route('**/api/crowd-status', async route => {
      await held.promise
      await route.continue()
    })
    await page.context().setOffline(false)
    const status = async () =>
      (await guide.owner.query('select status from crowd_status where id = $1', [gate.id])).rows[0]?.status
    await expect.poll(status).toBe('high')
    await expect(line(page, gate.name).getByText('भेजा जा')).toHaveCount(0)
    await expect(line(page, gate.name).getByText('ज़्यादा', { exact: true }).first()).toBeVisible()
    await expect(line(page, gate.name).getByText(crowdStatusTexts.noReport.hi)).toHaveCount(0)
    // Nor if the next one is withdrawn.
    await setLevel(page, gate.name, 'कम')
    await expect(page.getByText(`${gate.name}: कम`)).toBeVisible()
    await page.getByRole('button', { name: 'वापस लें' }).click()
    await expect(page.getByText(`${gate.name}: ज़्यादा`)).toBeVisible()
    const answered = page.waitForResponse('**/api/crowd-status')
    held.resolve()
    await answered
    await expect(line(page, gate.name).getByText(crowdStatusTexts.noReport.hi)).toHaveCount(0)
  },
)

journey(
  'a level that changed just before the screen was opened is shown, even if the list is still an older answer',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide()
    const { rows } = await world.owner.query('select id, location_hi from crowd_status limit 1')
    const [place] = rows
    const { page, openLive } = await phone({ at: world })
    await openLive('/about')
    const before = await page.request.get('/api/crowd-status')
    const { call } = await signedInBrowser(world.url)
    const report = { status: 'high', description: { en: '', hi: '' } }
    expect((await call('PUT', `/api/crowd-status/${place.id}`, report)).status).toBe(200)
    // The page's newest event is newer than the report.
    const text = { en: 'Gate 3 is open', hi: 'द्वार 3 खुला है' }
    await call('POST', '/api/notices', { id: crypto.randomUUID(), level: 'info', text, hours: 1 })
    await expect(page.getByText(text.hi)).toBeVisible()
    await page.route('**/api/crowd-status', route => route.fulfill({ response: before }), { times: 1 })
    await page.evaluate(() => history.pushState(null, '', '/crowd-status'))
    await expect(line(page, place.location_hi).getByText('ज़्यादा', { exact: true })).toBeVisible()
  },
)
