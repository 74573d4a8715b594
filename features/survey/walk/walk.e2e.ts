import { expect, journey } from '#tests/journey.ts'
import { feetOf, isKept, key, partsOf, pointsOf, record, starts, walking } from './test-walker.ts'

journey(
  'a walk is recorded offline by two pages, the first of them killed, and arrives once',
  async ({ staffPhone, guide }) => {
    const who = await guide.newStaff('surveyor')
    const { username: name } = who
    const { page } = await staffPhone('/admin/survey', { ...walking, who })
    const context = page.context()
    const feet = feetOf(context)
    await expect(starts(page)).toBeVisible()
    await isKept(page)
    await context.setOffline(true)
    await starts(page).click()
    await feet.until(page, '8 मी तक')
    await record(page, 'नल')
    await key(page, 'नोट').click()
    await page.getByRole('textbox', { name: 'नोट' }).fill('टूटा हुआ')
    await key(page, 'हो गया').click()
    await record(page, 'खतरा')
    await key(page, 'वापस लें').click()
    await feet.until(page, 'लोकेशन अभी 400 मीटर तक ही सही है।', { accuracy: 400 })
    await feet.until(page, 'फ़ोन के अनुसार आप मेले के इलाके से बाहर हैं।', { longitude: 77.2 })
    await feet.until(page, /0\.1 किमी/)
    await page.close()

    const again = await context.newPage()
    await again.goto('/admin/survey')
    await expect(again.getByText('दर्ज होना बीच में रुका था, अब जारी है।')).toBeVisible()
    await feet.until(again, '8 मी तक')
    await record(again, 'शिविर')
    // The guide's map without network: the walk, both places, and where the phone is.
    const map = again.getByRole('application')
    for (const mark of ['शिविर', 'नल', 'आप यहाँ हैं'])
      await expect(map.getByRole('img', { name: mark, exact: true })).toBeVisible()
    await expect(map.locator('svg path').nth(1)).toBeAttached()
    expect(await pointsOf(guide, name)).toEqual([])
    await key(again, 'खत्म करें').click()
    await expect(again.getByText(/[23] जगहें/)).toBeVisible()
    await context.setOffline(false)
    await expect
      .poll(() => pointsOf(guide, name))
      .toMatchObject([
        { kind: 'tap', note: 'टूटा हुआ' },
        { kind: 'camp', note: '' },
      ])
    await expect(again.getByText('24 घंटे में आपसे: 2 जगहें।')).toBeVisible()
    const parts = await partsOf(guide, name)
    expect(new Set(parts.map(part => part.track_id)).size).toBe(1)
    expect(parts.map(part => part.place_order)).toEqual(parts.map((_, i) => i))
    const metres = parts.reduce((sum, part) => sum + part.metres, 0)
    // Counts neither the steps without an accurate position nor the jump to Delhi.
    expect(metres).toBeGreaterThan(50)
    expect(metres).toBeLessThan(feet.steps * 12 + 45)
  },
)
