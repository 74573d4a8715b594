import { registerVehicle } from '#features/vehicles/test-gate.ts'
import { expect, journey } from '#tests/journey.ts'
import { holdScript } from './test-script.ts'
import { shifts } from './test-shifts.ts'

journey(
  'what is being read stays in place while the script of a slow phone starts',
  async ({ phone, staffPhone, guide }) => {
    // A lot with a report but an unknown level, so that its row says how old the report is.
    await registerVehicle((await staffPhone('/admin/vehicle', { role: 'vehicle' })).page)
    await expect
      .poll(async () => (await fetch(`${guide.url}/facility/parking`)).text())
      .toContain('पिछली सूचना')
    // Without a position and without a camera each screen changes once more after its script has loaded.
    for (const [path, words] of [
      ['/facility/parking', 'पार्किंग'],
      ['/camera-filters', 'शिव कैमरा फ़िल्टर'],
    ] as const) {
      const { page } = await phone()
      const letGo = await holdScript(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
      letGo()
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
      await page.evaluate(() => new Promise(done => requestIdleCallback(done)))
      const { sum, moved } = await shifts(page)
      expect(sum, `${path}: ${moved.join('; ')}`).toBeLessThan(0.03)
    }
  },
)

journey(
  'a notice is in the page before the script, moves nothing, and stays hidden if it was hidden',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide()
    await world.owner.query(
      `insert into notices (id, level, text_en, text_hi, expires_at, created_at, updated_at)
     values (gen_random_uuid(), 'warning', 'Gate 2 is closed', 'द्वार 2 बंद है', now() + interval '1 hour', now(), now())`,
    )
    await world.context.responseCache.changed('notices')
    const { page, open } = await phone({ at: world })
    const notice = page.getByText('द्वार 2 बंद है')
    // The server renders the pages one after another.
    await expect.poll(async () => (await fetch(`${world.url}/`)).text()).toContain('द्वार 2 बंद है')
    const letGo = await holdScript(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(notice).toBeVisible()
    letGo()
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
    expect((await shifts(page)).sum).toBeLessThan(0.005)
    await page.locator('.notice button').click()
    await expect(notice).toHaveCount(0)
    await open('/')
    await expect(notice).toHaveCount(0)
    expect((await shifts(page)).sum).toBeLessThan(0.005)
  },
)
