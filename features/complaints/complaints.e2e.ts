import { expect, journey } from '#tests/journey.ts'
import { chosenPhoto, pickPhoto } from '#tests/photos/pick-photo.ts'
import type { KeptComplaint } from './contract.ts'
import { complain } from './test-complaint.ts'

const hathiChowk = {
  geolocation: { latitude: 26.1205, longitude: 85.3912, accuracy: 15 },
  permissions: ['geolocation'],
}

journey(
  'a complaint gets a number; with the last digits of the phone number, or with the link, any phone sees the staff’s answer',
  async ({ phone, guide }) => {
    const words = `टैंकर में पानी नहीं है ${crypto.randomUUID()}`
    const { page, open } = await phone(hathiChowk)
    await open('/complaints')
    const send = page.getByRole('button', { name: 'शिकायत भेजें' })
    await send.click()
    await expect(page.getByText('कृपया एक चुनें')).toBeInViewport()
    await expect(page.getByRole('radio', { name: 'पानी' })).toBeFocused()
    await page.getByRole('radio', { name: 'पानी' }).check()
    await page.getByLabel('क्या दिक्कत है?').fill(words)
    await page.getByLabel('कहाँ की बात है?').fill('हाथी चौक')
    await page.getByRole('button', { name: 'मेरी लोकेशन जोड़ें' }).click()
    await expect(page.getByText('आपकी लोकेशन जुड़ गई')).toBeVisible()
    await page.getByLabel('फ़ोन नंबर').fill('९८७६५ ०००२०')
    const answered = page.waitForResponse('**/api/complaints')
    await send.click()
    await expect(page.getByRole('heading', { name: 'आपकी शिकायत मिल गई' })).toBeFocused()
    const { number, secret } = (await (await answered).json()) as KeptComplaint
    await expect(page.getByRole('main').getByText(number, { exact: true })).toBeVisible()
    const { rows } = await guide.owner.query(
      'select category, place, phone, lat from complaints where words = $1',
      [words],
    )
    expect(rows).toEqual([{ category: 'water', place: 'हाथी चौक', phone: '9876500020', lat: 26.1205 }])
    await page.getByRole('button', { name: 'स्थिति देखें' }).click()
    await expect(page.getByText('मिली', { exact: true })).toBeVisible()

    const staff = await guide.staff()
    const answer = 'टैंकर <b>11</b> भेजा गया'
    await staff.call('PATCH', `/api/complaints/${number}`, { status: 'done', answer })
    const other = await phone()
    await other.open('/complaints')
    await other.page.getByRole('tab', { name: 'स्थिति' }).click()
    const look = other.page.getByRole('button', { name: 'स्थिति देखें' })
    const field = other.page.getByLabel('शिकायत नंबर', { exact: true })
    await look.click()
    await expect(other.page.getByText('नंबर में 7 अंक होते हैं')).toBeVisible()
    await expect(field).toBeFocused()
    const devanagari = number.replace(/\d/g, digit => String.fromCodePoint(0x966 + Number(digit)))
    await field.fill(`${devanagari.slice(0, 3)} ${devanagari.slice(3)}`)
    await look.click()
    await expect(other.page.getByText('कृपया आखिरी 4 अंक लिखें')).toBeVisible()
    const end = other.page.getByLabel('आपके फ़ोन नंबर का आखिरी हिस्सा')
    await end.fill('9999')
    await look.click()
    await expect(other.page.getByText('इस नंबर और इन अंकों की कोई शिकायत नहीं मिली')).toBeVisible()
    await end.fill('००२०')
    await look.click()
    await expect(other.page.getByText('काम पूरा', { exact: true })).toBeVisible()
    await expect(other.page.getByText(answer)).toBeVisible()
    await expect(other.page.getByText(words)).toHaveCount(0)
    await other.page.getByRole('tab').first().click()
    await other.open(`/complaints#${secret}`)
    await expect(other.page.getByText(answer)).toBeVisible()
  },
)

journey(
  'when two staff answer one complaint, the second sees what the first wrote, keeps their own words, and saves again',
  async ({ staffPhone, guide }) => {
    const { words, number } = await complain(guide.url)
    const { page, toasts } = await staffPhone('/admin/complaints')
    // Keys instead of taps, because the complaints of other journeys may move the row under a finger.
    await page.getByRole('button', { name: words }).press('Enter')
    const answer = page.getByLabel('शिकायत करने वाले को जवाब')
    const save = page.getByRole('button', { name: 'सहेजें', exact: true })
    await answer.fill('टीम जा रही है')
    // The list read after saving arrives late, with the other's answer in it.
    const late = Promise.withResolvers<void>()
    await page.route('**/api/complaints?*', async route => {
      await late.promise
      await route.continue()
    })
    await save.press('Enter')
    await expect.poll(toasts).toContain('सहेज लिया गया')

    const other = await guide.staff()
    await other.call('PATCH', `/api/complaints/${number}`, {
      status: 'in-work',
      answer: 'नाली खोली जा रही है',
    })
    await answer.fill('कल साफ़ होगी')
    late.resolve()
    await expect(page.getByRole('button', { name: words })).toContainText('काम चल रहा है')
    await save.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'नाली खोली जा रही है' })).toBeInViewport()
    await expect(answer).toHaveValue('कल साफ़ होगी')
    await save.press('Enter')
    await expect
      .poll(() =>
        guide.owner
          .query('select answer from complaints where number = $1', [number])
          .then(({ rows }) => rows[0]?.answer),
      )
      .toBe('कल साफ़ होगी')
  },
)

journey(
  'a complaint keeps its words, photo and position when refused, across a reload and offline, and is sent once',
  async ({ phone, guide }) => {
    const words = `नाली जाम है ${crypto.randomUUID()}`
    const rows = async () =>
      (
        await guide.owner.query('select number, category, lat, image_hash from complaints where words = $1', [
          words,
        ])
      ).rows
    const { page, open } = await phone(hathiChowk)
    await open('/complaints')
    await page.getByRole('radio', { name: 'नाली' }).check()
    const field = page.getByLabel('क्या दिक्कत है?')
    await field.fill(`${words}\u202e`)
    await page.getByRole('button', { name: 'मेरी लोकेशन जोड़ें' }).click()
    await expect(page.getByText('आपकी लोकेशन जुड़ गई')).toBeVisible()
    await pickPhoto(page)
    const send = page.getByRole('button', { name: 'शिकायत भेजें' })
    await send.click()
    await expect(page.getByText('इसमें कुछ निशान ऐसे हैं जो यहाँ नहीं चलते। उन्हें हटाकर फिर भेजें।')).toBeInViewport()
    await field.fill(words)
    await page.reload()
    await expect(chosenPhoto(page)).toBeVisible()
    await expect(page.getByText('आपकी लोकेशन जुड़ गई')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'नाली' })).toBeChecked()

    await page.context().setOffline(true)
    await send.click()
    await expect(page.getByText('आपकी शिकायत इस फ़ोन में सुरक्षित है')).toBeVisible()
    expect(await rows()).toEqual([])
    let isLost = false
    await page.route('**/api/complaints', async route => {
      const response = await route.fetch()
      if (isLost || response.status() !== 201) return route.fulfill({ response })
      await route.abort()
      isLost = true
    })
    await page.context().setOffline(false)
    await expect.poll(() => isLost).toBe(true)
    await page.reload()
    const waiting = page.getByRole('region', { name: 'भेजे जाने का इंतज़ार' })
    await expect(page.getByText('आपकी शिकायत भेज दी गई')).toBeVisible()
    await expect(waiting).toHaveCount(0)
    await expect.poll(rows).toMatchObject([{ category: 'drain', lat: 26.1205 }])
    const [{ number, image_hash }] = await rows()
    expect(image_hash).toMatch(/^[0-9a-f]{20,}$/)

    // The number stays on this phone until its owner makes the phone forget it.
    await page.getByRole('tab', { name: 'स्थिति' }).click()
    await page.getByRole('button', { name: number, exact: true }).click()
    await expect(page.getByText('मिली', { exact: true })).toBeVisible()
    // Somebody else's complaint is shown without its key that erases the own one, even if the own one's answer comes last.
    const erase = page.getByRole('main').getByRole('button', { name: 'हटाएँ', exact: true })
    await expect(erase).toBeVisible()
    const other = await complain(guide.url)
    const otherShown = page.getByText(`नाली, नंबर ${other.number}`)
    const late = Promise.withResolvers<void>()
    await page.route(/\/status\//, async route => {
      if (!route.request().url().endsWith(other.secret)) await late.promise
      await route.continue()
    })
    const answered = page.waitForResponse(
      answer => !answer.url().endsWith(other.secret) && answer.url().includes('/status/'),
    )
    await page.getByRole('button', { name: number, exact: true }).click()
    await page.evaluate(secret => {
      location.hash = secret
    }, other.secret)
    await expect(otherShown).toBeVisible()
    await expect(erase).toHaveCount(0)
    late.resolve()
    await answered
    await page.evaluate(() => fetch('/healthz'))
    await expect(otherShown).toBeVisible()
    await page.getByRole('button', { name: `नंबर ${number} हटाएँ` }).click()
    await page.getByRole('button', { name: 'रहने दें' }).click()
    await page.getByRole('button', { name: `नंबर ${number} हटाएँ` }).click()
    await page.getByRole('listitem').getByRole('button', { name: 'हटाएँ', exact: true }).click()
    await expect(page.getByRole('button', { name: number, exact: true })).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('tab', { name: 'स्थिति' })).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(number)
  },
)
