import { expect, journey } from '#tests/journey.ts'
import { addWalk, straightWalk } from './test-line.ts'

// What is taken over at the desk is seen on every phone: own guides.

journey(
  'the line of the walk is taken over at the desk, followed by an open phone, and taken back',
  async ({ phone, staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    await straightWalk(world)
    await addWalk(world, 8000, 0)
    await addWalk(world, 8000, 0, { eastM: 6000, walker: 'ravi' })
    const visitor = await phone({ at: world })
    await visitor.page.clock.install()
    const stream = visitor.page.waitForResponse('**/api/live?*')
    await visitor.open('/facility/mela-route')
    await stream
    /** Phones ask at a moment of their own, within ten seconds of the event. */
    const walkIs = (km: number) =>
      expect(async () => {
        await visitor.page.clock.runFor(10_000)
        expect(await visitor.page.getByText(`लगभग ${km} किमी`).isVisible()).toBe(true)
      }).toPass()
    await walkIs(70)

    const { page } = await staffPhone('/admin/survey-desk', { at: world })
    const key = (name: string) => page.getByRole('button', { name, exact: true })
    const straight = page.getByText('गाइड में अभी उन पड़ावों के बीच सीधी रेखाएँ हैं जिनकी लोकेशन पता है।')
    await expect(straight).toBeVisible()
    // The walk that went elsewhere makes the whole absurd: it says why, and no key takes it over.
    await expect(page.getByText('इसका एक हिस्सा रास्ते से 4 किमी से ज़्यादा दूर है।')).toBeVisible()
    const take = key('रास्ते की रेखा के रूप में लें')
    await expect(take).toBeHidden()
    await page.getByRole('checkbox', { name: /ravi/ }).uncheck()
    await expect(page.getByText('मिलाकर: 8.0 किमी, 9 मीटर तक सही।')).toBeVisible()
    await take.click()
    const undo = key('वापस लें: पहले वाली रेखा दिखाएँ')
    await expect(undo).toBeVisible()
    // Kilometres are as measured now, no longer scaled to the length that reports tell.
    await walkIs(8)
    await undo.click()
    await expect(straight).toBeVisible()
    await walkIs(70)
  },
)
