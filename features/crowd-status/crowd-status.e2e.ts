import type { Page } from '@playwright/test'
import { expect, type Guide, journey, whenKept } from '#tests/journey.ts'

/** A place of this journey alone, which nobody has reported. */
async function newPlace(guide: Guide) {
  const id = crypto.randomUUID()
  const name = { en: `Chowk ${id.slice(0, 8)}`, hi: `चौक ${id.slice(0, 8)}` }
  const body = { id, name, kind: 'place', why: { en: '', hi: '' }, position: null, order: null }
  const staff = await guide.staff()
  const { status } = await staff.call('POST', '/api/crowd-places', {
    ...body,
    source: 'ward office',
    is_checked: false,
    is_active: true,
  })
  expect(status).toBe(201)
  return { id, name: name.hi }
}
const line = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
async function setLevel(page: Page, name: string, level: string) {
  await line(page, name)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
  await line(page, name).getByRole('group').getByRole('button', { name: level, exact: true }).click()
}

journey(
  'a level set without network waits, is sent once, and shows on an open phone, which keeps it with its age when it is offline',
  async ({ phone, staffPhone, guide }) => {
    const [gate, bazar] = [await newPlace(guide), await newPlace(guide)]
    const reader = await phone({ serviceWorkers: 'allow' })
    await reader.open('/crowd-status')
    await whenKept(reader.page)

    const { page } = await staffPhone('/admin/crowd-status')
    await expect(line(page, gate.name)).toBeVisible()
    await page.context().setOffline(true)
    await setLevel(page, gate.name, 'ज़्यादा')
    await expect(line(page, gate.name).getByText('भेजा जाना बाकी है')).toBeVisible()
    await setLevel(page, gate.name, 'कम')
    await setLevel(page, bazar.name, 'मध्यम')
    await expect(line(page, bazar.name).getByText('भेजा जाना बाकी है')).toBeVisible()
    const reports = async () =>
      (
        await guide.owner.query(
          'select place_id as id, status from crowd_reports where place_id = any($1) order by id',
          [[gate.id, bazar.id]],
        )
      ).rows
    expect(await reports()).toEqual([])
    await page.context().setOffline(false)
    await expect.poll(reports).toHaveLength(2)
    await expect(page.getByText('भेजा जाना बाकी है')).toHaveCount(0)
    expect((await reports()).map(({ status }) => status).sort()).toEqual(['low', 'medium'])

    await expect(line(reader.page, bazar.name).getByText('मध्यम', { exact: true })).toBeVisible()
    await reader.page.reload()
    await expect(line(reader.page, bazar.name).getByText('मध्यम', { exact: true })).toBeVisible()
    await reader.page.context().setOffline(true)
    await reader.open('/crowd-status')
    await expect(reader.page.getByText(/इंटरनेट नहीं है · .* की जानकारी/)).toBeVisible()
    await expect(line(reader.page, bazar.name).getByText('मध्यम', { exact: true })).toBeVisible()
  },
)

journey(
  'a level that waited while somebody else reported is not sent over it, and says so until it is put away',
  async ({ staffPhone, guide }) => {
    const gate = await newPlace(guide)
    const { page, setTime } = await staffPhone('/admin/crowd-status')
    await expect(line(page, gate.name)).toBeVisible()
    await page.context().setOffline(true)
    await setLevel(page, gate.name, 'ज़्यादा')
    await expect(line(page, gate.name).getByText('भेजा जाना बाकी है')).toBeVisible()
    const other = await guide.staff()
    const report = { status: 'low', description: { en: '', hi: '' } }
    expect((await other.call('PUT', `/api/crowd-status/${gate.id}`, report)).status).toBe(200)
    // Twenty minutes go by, in which another reporter told of the place.
    await setTime(Date.now() + 20 * 60_000)
    await page.context().setOffline(false)
    const told = line(page, gate.name).getByText('आपके बाद किसी और ने इस जगह की सूचना दी है।')
    await expect(told).toBeVisible()
    await line(page, gate.name).getByRole('button', { name: 'ठीक है', exact: true }).click()
    await expect(told).toHaveCount(0)
  },
)

journey(
  'a new report changes Home and the list of open phones; an old one is called old, before the script too',
  async ({ openOwnGuide, phone, staffPhone }) => {
    const world = await openOwnGuide()
    const { rows } = await world.owner.query('select id, location_hi from crowd_status order by location_en')
    const [place] = rows
    const home = await phone({ at: world })
    await home.open('/')
    const reader = await phone({ at: world })
    await reader.open('/crowd-status')
    await staffPhone('/admin/crowd-status', { at: world }).then(({ page }) =>
      setLevel(page, place.location_hi, 'ज़्यादा'),
    )
    await expect(line(reader.page, place.location_hi).getByText('ज़्यादा', { exact: true })).toBeVisible()
    await expect(reader.page.getByText(/अपडेट किया गया/).first()).toBeVisible()
    await expect(home.page.locator('a.now')).toHaveAttribute('href', '/crowd-status')
    await expect(home.page.locator('a.now').getByText('ज़्यादा', { exact: false }).first()).toBeVisible()

    await world.owner.query(
      `update crowd_status set status_changed_at = now() - interval '3 hours' where status is not null`,
    )
    await world.context.responseCache.changed('crowd')
    const page = async () => (await fetch(`${world.url}/crowd-status`)).text()
    await expect.poll(page).toContain('This is an older report')
    const plain = await phone({ at: world, javaScriptEnabled: false })
    await plain.page.goto('/crowd-status')
    await expect(plain.page.getByText('This is an older report')).toBeVisible()
  },
)
