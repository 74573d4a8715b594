import { expect, journey, standingAt } from '#tests/journey.ts'
import { addTap, fakeSpeech, nandiOf, noRecogniser } from './test-nandi.ts'

/** Runs in the page before its scripts: counts the positions that they were told. */
function countPositions() {
  const { geolocation } = navigator
  const ask = geolocation.getCurrentPosition.bind(geolocation)
  const told = Object.assign(window, { positions: 0 })
  geolocation.getCurrentPosition = (found, ...others) =>
    ask(
      position => {
        found(position)
        told.positions += 1
      },
      ...others,
    )
}

journey(
  'a visitor who accepts voice recognition asks for water, and sees and hears where the nearest tap is',
  async ({ phone, guide }) => {
    const tap = await addTap(guide)
    const { page, open, toasts } = await phone({
      ...standingAt(tap.lat + 0.0027, tap.lng),
      before: fakeSpeech,
    })
    await page.addInitScript(countPositions)
    const positions = () => page.evaluate(() => (window as unknown as { positions: number }).positions)
    const nandi = nandiOf(page)
    await open('/')
    await nandi.open()
    await expect(nandi.sheet.getByText(/वह आपकी आवाज़ अपनी कंपनी को भेज सकता है/)).toBeVisible()
    await expect(nandi.sheet.getByRole('button', { name: 'बंद करें' })).toBeFocused()
    expect(await nandi.settings()).toEqual([])
    await nandi.sheet.getByRole('button', { name: 'बोलना शुरू करें' }).click()
    await nandi.listens()
    await nandi.say(['पानी'], false)
    await expect(nandi.sheet.getByText('“पानी”')).toBeVisible()
    await expect.poll(positions).toBe(1)
    // The likeliest alternative matches nothing.
    await nandi.say(['पा नि', 'पानी कहाँ मिलेगा'])
    await expect(page).toHaveURL('/facility/drinking-water')
    await expect(nandi.sheet).toBeHidden()
    const sentence = `पीने का पानी: आपके सबसे पास ${tap.name} है, 300 मीटर दूर।`
    await expect.poll(toasts).toContain(sentence)
    expect(await nandi.spoken()).toEqual([`hi-IN ${sentence}`])
    expect(await nandi.settings()).toEqual(['hi-IN false true'])
    // The screen knows its own position. Asked a second time, Nandi listens at once, before it knows one.
    await expect(page.getByRole('main').getByText('300 मीटर').first()).toBeVisible()
    const before = await positions()
    await nandi.open()
    await nandi.listens()
    await expect.poll(positions).toBe(before + 1)
    await nandi.say(['पानी'])
    await expect.poll(() => nandi.spoken()).toEqual([`hi-IN ${sentence}`, `hi-IN ${sentence}`])
  },
)

journey(
  'if the browser cannot listen, typing finds services, the weather on Home and the form for a lost child',
  async ({ phone }) => {
    const { page, open } = await phone({ before: noRecogniser })
    const { sheet, open: ask } = nandiOf(page)
    const box = sheet.getByRole('textbox')
    await open('/')
    await ask()
    await expect(sheet.getByText('यह ब्राउज़र सुन नहीं सकता। कृपया लिखकर पूछें।')).toBeVisible()
    await expect(box).toBeFocused()
    await box.fill('mausam')
    await box.press('Enter')
    await expect(page.locator('#weather')).toBeFocused()
    await expect(page.locator('#weather')).toBeInViewport()
    await ask()
    await box.fill('hotel')
    await sheet.getByRole('listitem').getByRole('button', { name: 'होटल' }).click()
    await expect(page).toHaveURL('/facility/paid-hotels')
    await ask()
    await box.fill('bachcha kho gaya')
    await box.press('Enter')
    await expect(page).toHaveURL('/missing-person')
    await expect(page.getByText(/तुरंत नियंत्रण कक्ष को 155304 पर/)).toBeVisible()
    await expect(page.getByRole('main').locator('a[href="tel:1098"]').first()).toBeVisible()
  },
)
