import { expect, journey } from '#tests/journey.ts'
import { line, newPlace, setLevel } from './test-levels.ts'

journey(
  'a level that waited while somebody else reported does not overwrite theirs, and says so until it is dismissed',
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
    // Twenty minutes pass, in which another reporter reports the place.
    await setTime(Date.now() + 20 * 60_000)
    await page.context().setOffline(false)
    const told = line(page, gate.name).getByText('आपके बाद किसी और ने इस जगह की सूचना दी है।')
    await expect(told).toBeVisible()
    await line(page, gate.name).getByRole('button', { name: 'ठीक है', exact: true }).click()
    await expect(told).toHaveCount(0)
  },
)
