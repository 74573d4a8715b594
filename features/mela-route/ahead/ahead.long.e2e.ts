import { expect, journey, standingAt } from '#tests/journey.ts'

const address = '/facility/mela-route?view=ahead'

journey(
  'far from the walk the list begins at the temple and says how far away that is',
  async ({ phone }) => {
    const { page, open } = await phone(standingAt(28.6139, 77.209, 30))
    await open(address)
    await expect(page.getByText(/आप इस रास्ते से सीधी रेखा में लगभग \d{3} किमी दूर हैं।/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'मंदिर से रास्ते पर पीछे की ओर' })).toBeVisible()
    // Known only roughly, nobody has arrived, and somebody may be anywhere.
    await page.context().setGeolocation({ latitude: 26.1206, longitude: 85.3911, accuracy: 3000 })
    await open(address)
    await expect(page.getByText(/^आप .+ और .+ के बीच हैं$/)).toBeVisible()
    await page.context().setGeolocation({ latitude: 26.1206, longitude: 85.3911, accuracy: 50_000 })
    await open(address)
    await expect(page.getByText('आपकी लोकेशन में लगभग 50 किमी का फ़र्क हो सकता है')).toBeVisible()
    await expect(page.getByText('या बताएँ कि आप कहाँ हैं')).toBeVisible()
    await expect(page.getByRole('button', { name: 'घर बताएँ' })).toBeHidden()
    await page.context().setGeolocation({ latitude: 26.115, longitude: 85.393, accuracy: 15 })
    await open(address)
    await expect(page.getByText('500 मीटर से कम', { exact: true })).toBeVisible()
  },
)
