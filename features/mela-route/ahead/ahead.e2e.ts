import { expect, journey, standingAt, whenKept } from '#tests/journey.ts'

const address = '/facility/mela-route?view=ahead'

journey(
  'what is ahead is one tap away and follows the walker but ignores a jump; it ages, and stays on this phone only',
  async ({ phone }) => {
    const { page, open } = await phone({ ...standingAt(26.0344, 85.3547, 15), ownClock: true })
    const context = page.context()
    const sent: string[] = []
    page.on('request', request => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await open('/facility/mela-route')
    await page.getByRole('link', { name: 'आगे क्या-क्या है' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'आगे क्या-क्या है' })).toBeVisible()
    const near = page.getByText('आप तुर्की स्टेशन के पास हैं')
    await expect(near).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'आगे, रास्ते के क्रम से' }).getByRole('listitem').first(),
    ).toBeVisible()

    await page.getByRole('button', { name: 'घर बताएँ' }).click()
    const words = page.getByLabel('संदेश')
    await expect(words).toContainText('तुर्की स्टेशन के पास')
    const text = (await words.textContent()) ?? ''
    expect(text).not.toMatch(/26\.|85\./)
    const sms = await page.getByRole('link', { name: 'SMS से भेजें' }).getAttribute('href')
    expect(decodeURIComponent(sms ?? '')).toBe(`sms:?body=${text}`)
    await page.keyboard.press('Escape')

    await context.setGeolocation({ latitude: 26.094, longitude: 85.382, accuracy: 20 })
    await expect(page.getByText('फ़ोन ने अभी ऐसी जगह बताई जहाँ आप इतनी जल्दी नहीं पहुँच सकते।')).toBeVisible()
    await expect(near).toBeVisible()
    await context.setGeolocation({ latitude: 26.0344, longitude: 85.3548, accuracy: 15 })
    await expect(page.getByText('फ़ोन ने अभी ऐसी जगह बताई')).toBeHidden()
    const [toldAt = ''] = /\S+ \d+:\d\d बजे/.exec((await words.textContent()) ?? '') ?? []
    expect(toldAt).not.toBe('')
    await context.clearPermissions()
    await page.clock.fastForward('07:00')
    await expect(page.getByText(/फ़ोन ने लोकेशन \d+ मिनट पहले बताई थी।/)).toBeVisible()
    await expect(near).toBeVisible()
    // The family is told when the phone was there, not when the message was read.
    await expect(words).toContainText(toldAt)

    const stages = page.locator('section').filter({
      has: page.getByRole('heading', { name: 'जो पड़ाव पार हो गए' }),
    })
    await expect(stages.getByText('तुर्की स्टेशन')).toBeVisible()
    await context.grantPermissions(['geolocation'])
    await open(address)
    await expect(stages.getByText('तुर्की स्टेशन')).toBeVisible()
    // What is ahead comes with the position and moves the button below it.
    await expect(
      page.getByRole('region', { name: 'आगे, रास्ते के क्रम से' }).getByRole('listitem').first(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'मेरी यात्रा इस फ़ोन से मिटाएँ' }).click()
    await expect(page.getByText('मिटा दिया। जब तक यह स्क्रीन दोबारा न खोलें, कुछ नहीं रखा जाएगा।')).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('own-walk'))).toBeNull()
    expect(sent.filter(one => /26\.03|85\.35/.test(one))).toEqual([])
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'मेला मार्ग' })).toBeVisible()
  },
)

journey(
  'without a position, naming two stops gives the list, even offline, and a point can be kept to come back to; location leads back to it',
  async ({ phone }) => {
    const { page, open } = await phone({ serviceWorkers: 'allow' })
    const context = page.context()
    await open(address)
    await page.getByRole('button', { name: 'मेरी लोकेशन से देखें' }).click()
    await expect(page.getByText('लोकेशन की अनुमति नहीं मिली')).toBeVisible()
    await whenKept(page)
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/api/mela-route/ahead')) !== undefined))
      .toBe(true)
    await context.setOffline(true)
    await open(address)
    const passed = page.getByLabel('आखिरी पड़ाव, जो पार हो गया')
    await passed.selectOption({ label: 'अघोरिया बाजार चौक' })
    await expect(page.getByText('आपके बताए अनुसार अघोरिया बाजार चौक और आमगोला के बीच')).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'आगे, रास्ते के क्रम से' }).getByRole('listitem').first(),
    ).toBeVisible()
    await page.getByLabel('अगला पड़ाव, जो अभी आगे है').selectOption({ label: 'ठीक उसी पड़ाव पर' })
    const atChowk = page.getByText('आपके बताए अनुसार: अघोरिया बाजार चौक')
    await expect(atChowk).toBeVisible()
    await page.reload()
    await expect(atChowk).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'आगे, रास्ते के क्रम से' }).getByRole('listitem').first(),
    ).toBeVisible()
    await expect(passed.locator('option:checked')).toHaveText('अघोरिया बाजार चौक')
    await expect(page.getByText(/^आपकी चाल अभी पता नहीं है/)).toBeVisible()

    await open('/facility/mela-route?view=back')
    await page.getByRole('button', { name: 'यह जगह रखें' }).click()
    await expect(page.getByText('कृपया पहले पड़ाव चुनें।')).toBeVisible()
    await passed.selectOption({ label: 'हाथी चौक' })
    await page.getByRole('button', { name: 'यह जगह रखें' }).click()
    await expect(page.getByText('बताए गए नाम से: हाथी चौक और अमर सिनेमा चौक के बीच')).toBeVisible()

    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 26.1, longitude: 85.38, accuracy: 12 })
    await page.getByLabel('मेरी गाड़ी').check({ force: true })
    await page.getByLabel('याद के लिए').fill('लाल जीप')
    await page.getByRole('button', { name: 'यहीं रखें, मेरी लोकेशन से' }).click()
    await expect(page.getByRole('heading', { name: 'मेरी गाड़ी: लाल जीप' })).toBeVisible()
    await expect(page.getByText('फ़ोन के हिसाब से आप वहीं हैं (लगभग 24 मीटर तक सही)।')).toBeVisible()
    await context.setGeolocation({ latitude: 26.097, longitude: 85.38, accuracy: 20 })
    await expect(page.getByText('उत्तर की ओर 330 मीटर, सीधी रेखा में')).toBeVisible()
    await page.reload()
    await expect(page.getByText('उत्तर की ओर 330 मीटर, सीधी रेखा में')).toBeVisible()
    await page.getByRole('button', { name: 'मिटाएँ: मेरी गाड़ी: लाल जीप' }).click()
    await expect(page.getByRole('heading', { name: 'मेरी गाड़ी: लाल जीप' })).toBeHidden()

    // Parking begins with the button that remembers the vehicle; a second tap still leaves one vehicle.
    await context.setOffline(false)
    await context.setGeolocation({ latitude: 26.097, longitude: 85.38, accuracy: 2000 })
    await open('/facility/parking')
    const keep = page.getByRole('button', { name: 'मेरी गाड़ी यहाँ खड़ी है, याद रखें' })
    await keep.click()
    await expect(page.getByText(/^आपकी गाड़ी की जगह /)).toBeVisible()
    await expect(page.getByText(/लगभग 2000 मीटर तक ही पता है/)).toBeVisible()
    // Leading back is then the main button, and the other says that it replaces the place.
    await expect(keep).toHaveCount(0)
    await page.getByRole('button', { name: 'अब गाड़ी यहाँ है, नई जगह याद रखें' }).click()
    await page.getByRole('link', { name: 'गाड़ी तक वापस ले चलें' }).click()
    await expect(page.getByRole('heading', { name: 'मेरी गाड़ी', exact: true })).toHaveCount(1)
  },
)
