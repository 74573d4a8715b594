import { fill } from '#common/text.ts'
import { expect, journey, whenKept } from '#tests/journey.ts'
import { line, newPlace, setLevel } from './test-levels.ts'
import { crowdStatusTexts } from './texts.ts'

journey(
  'a level set offline waits, is sent once, and shows on an open phone, which keeps it with its age when it goes offline',
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
    const ofGate = async () =>
      (await reports()).filter(({ id }) => id === gate.id).map(({ status }) => status)
    await setLevel(page, gate.name, 'ज़्यादा')
    await expect(page.getByText(`${gate.name}: ज़्यादा`)).toBeVisible()
    await expect(line(reader.page, gate.name).getByText('ज़्यादा', { exact: true })).toBeVisible()
    // Withdrawn with one tap, the previous level holds again; withdrawn for good, the level is unknown.
    await page.getByRole('button', { name: 'वापस लें' }).click()
    await expect(page.getByText(`${gate.name}: कम`)).toBeVisible()
    await expect(line(reader.page, gate.name).getByText('कम', { exact: true })).toBeVisible()
    await line(page, gate.name)
      .getByRole('button', { name: new RegExp(`^${gate.name}`) })
      .click()
    await page.getByText('श्रद्धालुओं के लिए संदेश').click()
    await page.getByRole('button', { name: 'सूचना हटाएँ' }).click()
    await expect(page.getByText(`${gate.name}: सूचना नहीं`)).toBeVisible()
    await expect(line(reader.page, gate.name).getByText('कम', { exact: true })).toBeHidden()
    expect(await ofGate()).toEqual(['low', null])

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
  'a new report changes Home and the list on open phones; an old one is shown as old, even before the script runs',
  async ({ openOwnGuide, phone, staffPhone }) => {
    const world = await openOwnGuide()
    const { rows } = await world.owner.query(
      'select location_en, location_hi from crowd_status order by location_en',
    )
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
    // Nobody knows the level of the place any more.
    const old = line(plain.page, place.location_en)
    await expect(old).toContainText(fill(crowdStatusTexts.lastWas, 'en', { level: crowdStatusTexts.high.en }))
    await expect(old.getByText(crowdStatusTexts.high.en, { exact: true })).toHaveCount(0)
  },
)
