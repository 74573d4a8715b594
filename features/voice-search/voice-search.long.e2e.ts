import { expect, journey, standingAt, stopClock } from '#tests/journey.ts'
import { addTap, fakeSpeech, nandiOf } from './test-nandi.ts'

journey(
  'when nothing is understood the sheet says so within view, and the visitor can speak again or type',
  async ({ phone }) => {
    const { page, open } = await phone({ before: fakeSpeech })
    const nandi = nandiOf(page)
    await open('/')
    await nandi.startListening()
    await nandi.say(['शेयर बाजार का भाव'])
    await expect(nandi.sheet.getByRole('heading', { name: 'सेवा नहीं मिली' })).toBeVisible()
    await expect(page.getByRole('alert').getByText('सेवा का साफ़ नाम बोलिए')).toBeVisible()
    for (const number of ['108', '155304'])
      await expect(nandi.sheet.locator(`a[href="tel:${number}"]`)).toBeVisible()
    await nandi.sheet.getByRole('button', { name: 'बोलें', exact: true }).click()
    await nandi.listens()
    await nandi.sheet.getByRole('button', { name: 'सुनना बंद करें' }).click()
    await expect(nandi.sheet.getByRole('heading', { name: 'आप क्या ढूँढ रहे हैं?' })).toBeVisible()
    await nandi.sheet.getByRole('button', { name: 'बोलें', exact: true }).click()
    await nandi.happen('error', 'not-allowed')
    await expect(nandi.sheet.getByRole('heading', { name: 'आवाज़ समझ में नहीं आई।' })).toBeVisible()
    await expect(nandi.sheet.getByText(/माइक की अनुमति नहीं है।/)).toBeVisible()
    const box = nandi.sheet.getByRole('textbox')
    await expect(box).toBeFocused()
    await box.fill('ambulance')
    await box.press('Enter')
    await expect(page.locator('dialog#help').getByText('108').first()).toBeVisible()
  },
)

journey(
  'a search keeps its phrase in the address, and links to places and stops of the walk',
  async ({ phone, guide }) => {
    const tap = await addTap(guide)
    const { page, open } = await phone(standingAt(tap.lat + 0.0027, tap.lng))
    await open('/search')
    const box = page.getByRole('searchbox')
    await box.fill(tap.name)
    await page.getByRole('link', { name: `${tap.name} कुएँ के पास` }).click()
    await expect(page).toHaveURL('/facility/drinking-water')
    await page.goBack()
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent(tap.name)}`)
    await box.fill('शेयर बाजार का भाव')
    await expect(page.getByText('सेवा नहीं मिली')).toBeVisible()
    // A zero-width space: nothing that a reader sees.
    await box.fill('\u200b')
    await expect(page.getByText('सेवा नहीं मिली')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'गाइड में सब कुछ' })).toBeVisible()
    await box.fill('शेयर बाजार का भाव')
    for (const number of ['108', '155304'])
      await expect(page.getByRole('main').locator(`a[href="tel:${number}"]`)).toBeVisible()
    await box.fill('रुकने की जगह')
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', /^\/facility\//)
    await box.fill('charging point')
    await expect(page.getByText('मोबाइल कहाँ चार्ज होगा, शिविर में या हेल्प डेस्क से पूछें: 155304।')).toBeVisible()
    await open('/search?q=panee')
    await expect(page.getByText(`${tap.name}, 300 मीटर`)).toBeVisible()
    const way = page.getByRole('link', { name: `${tap.name} का रास्ता देखें` })
    await expect(way).toHaveAttribute('href', new RegExp(`destination=${tap.lat},${tap.lng}`))
    await box.fill('haathi chok')
    await page.getByRole('link', { name: 'हाथी चौक', exact: true }).click()
    await expect(page).toHaveURL('/facility/mela-route#stop-26')
  },
)

journey(
  'a tap while the recognised phrase is shown stops the coming screen, and a phrase that nobody sees asks nothing',
  async ({ phone }) => {
    const { page, open } = await phone({ before: fakeSpeech, ownClock: true })
    const nandi = nandiOf(page)
    const heading = (name: string) => nandi.sheet.getByRole('heading', { name })
    await open('/')
    await nandi.startListening()
    await stopClock(page)
    await nandi.say(['पानी'])
    await expect(heading('एक पल...')).toBeVisible()
    await nandi.sheet.getByRole('button', { name: 'बोलें', exact: true }).click()
    await nandi.listens()
    await page.clock.runFor(1000)
    await nandi.say(['पानी'])
    await expect(heading('एक पल...')).toBeVisible()
    const box = nandi.sheet.getByRole('textbox')
    await box.click()
    await expect(heading('आप क्या ढूँढ रहे हैं?')).toBeVisible()
    await box.fill('\u200b')
    await box.press('Enter')
    await page.clock.runFor(1000)
    await expect(heading('आप क्या ढूँढ रहे हैं?')).toBeVisible()
    await expect(page).toHaveURL('/')
  },
)
