import { expect, journey } from '#tests/journey.ts'
import { fakeSpeech, nandiOf } from './test-nandi.ts'

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
