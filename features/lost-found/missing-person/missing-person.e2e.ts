import { expect, journey } from '#tests/journey.ts'
import { chosenPhoto, pickPhoto } from '#tests/photos/pick-photo.ts'

journey(
  'a missing person is never posted: the form for things leads to the report that only the control room gets',
  async ({ phone, guide }) => {
    const person = `बालक, छह साल ${crypto.randomUUID()}`
    const { page, open } = await phone()
    await open('/lost-found/submit')
    await page.getByLabel('नाम', { exact: true }).fill('आशा')
    await page.getByRole('radio', { name: 'कोई व्यक्ति' }).check()
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { name: 'कोई बिछड़ गया है, या मिला है?' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'सूचना भेजें' })).toHaveCount(0)
    for (const number of ['112', '1098', '155304'])
      await expect(main.locator(`a[href="tel:${number}"]`)).toBeVisible()
    await main.getByRole('link', { name: 'नियंत्रण कक्ष को सूचना दें' }).click()

    // A finder is asked different questions.
    await page.getByRole('radio', { name: 'मुझे कोई मिला है' }).check()
    await expect(page.getByLabel('कहाँ और कब मिले')).toBeVisible()
    await page.getByRole('radio', { name: 'कोई बिछड़ गया है' }).check()
    await page.getByRole('radio', { name: '12 साल से छोटे' }).check()
    await expect(page.getByLabel('आपका नाम')).toHaveValue('आशा')
    const send = page.getByRole('button', { name: 'नियंत्रण कक्ष को भेजें' })
    await send.click()
    await expect(page.getByText('लिखें कि सूचना किसके बारे में है')).toBeVisible()
    await expect(page.getByLabel('सूचना किसके बारे में है?')).toBeFocused()
    await page.getByLabel('सूचना किसके बारे में है?').fill(person)
    await page.getByLabel('आपका फ़ोन नंबर').fill('९८७६५ ०००७७')
    await send.click()
    await expect(page.getByText('सूचना नियंत्रण कक्ष को मिल गई')).toBeVisible()
    const { rows } = await guide.owner.query(
      'select name, phone, age_band from missing_person_reports where person = $1',
      [person],
    )
    expect(rows).toEqual([{ name: 'आशा', phone: '9876500077', age_band: 'child' }])
  },
)

journey(
  'a report about a person is kept when refused and while offline, says whom to call, and is sent once',
  async ({ phone, guide }) => {
    const person = `दादी, हरी साड़ी ${crypto.randomUUID()}`
    const rows = async () =>
      (await guide.owner.query('select image_hash from missing_person_reports where person = $1', [person]))
        .rows
    const { page, open } = await phone({
      // As on a busy phone, where a frame is painted before React has rendered.
      before: () => {
        window.requestAnimationFrame = paint => {
          queueMicrotask(() => paint(performance.now()))
          return 0
        }
      },
    })
    await open('/missing-person')
    const words = page.getByLabel('सूचना किसके बारे में है?')
    await words.fill(`${person}\u202e`)
    await page.getByLabel('आपका नाम').fill('आशा')
    await page.getByLabel('आपका फ़ोन नंबर').fill('9876500077')
    await pickPhoto(page)
    const send = page.getByRole('button', { name: 'नियंत्रण कक्ष को भेजें' })
    await send.click()
    await expect(page.getByText('इसमें कुछ निशान ऐसे हैं जो यहाँ नहीं चलते।')).toBeInViewport()
    await expect(words).toBeFocused()
    await page.reload()
    await expect(chosenPhoto(page)).toBeVisible()
    await words.fill(person)

    await page.context().setOffline(true)
    await send.click()
    const alert = page.getByRole('alert').filter({ hasText: 'अभी नहीं भेजा गया: नेटवर्क नहीं है' })
    await expect(alert.getByRole('link', { name: '155304' })).toHaveAttribute('href', 'tel:155304')
    for (const number of ['112', '1098'])
      await expect(page.getByRole('main').locator(`a[href="tel:${number}"]`)).toBeVisible()

    let isLost = false
    await page.route('**/api/missing-persons', async route => {
      const response = await route.fetch()
      if (isLost || response.status() !== 201) return route.fulfill({ response })
      await route.abort()
      isLost = true
    })
    await page.context().setOffline(false)
    await expect.poll(() => isLost).toBe(true)
    await page.reload()
    await expect(page.getByText('सूचना नियंत्रण कक्ष को मिल गई').first()).toBeVisible()
    expect(await rows()).toEqual([{ image_hash: expect.stringMatching(/^[0-9a-f]{20,}$/) }])

    // The report's text stays on the phone, with the number to quote.
    const own = page.getByRole('region', { name: 'व्यक्ति के बारे में आपकी सूचना' })
    await expect(own.getByText(person)).toBeVisible()
    await expect(own.getByText('अभी किसी ने नहीं देखी: कॉल करें')).toBeVisible()
    // The advice to wait stays, also on a later visit, until the search has ended.
    await page.reload()
    const wait = page.getByText('जहाँ आखिरी बार साथ थे वहीं रुकें')
    await expect(wait).toBeVisible()
    await own.getByRole('button', { name: 'मिल गए: खोज खत्म करें' }).click()
    await expect(own.getByText(/^खोज खत्म हुई/)).toBeVisible()
    await expect(wait).toBeHidden()
  },
)

journey(
  'a sent report stays on the phone: its number, when staff saw it, a position; “found again” ends the search once, even if sent offline',
  async ({ phone, guide, staffPhone }) => {
    const person = `बाबूजी, सफ़ेद धोती ${crypto.randomUUID()}`
    const row = async () =>
      (
        await guide.owner.query(
          'select number, status, outcome, accuracy_m from missing_person_reports where person = $1',
          [person],
        )
      ).rows[0]
    const { page, open } = await phone({ permissions: [] })
    const asked = 'कोई बिछड़ गया है?'
    await open('/')
    await page.getByRole('button', { name: 'मेनू' }).click()
    const menu = page.getByRole('dialog', { name: 'मेनू' })
    await expect(menu.getByRole('link', { name: asked })).toHaveAttribute('href', '/missing-person')
    await open('/lost-found')
    await expect(page.getByRole('main').getByRole('link', { name: asked })).toBeVisible()
    await page.getByRole('button', { name: 'मदद 108' }).first().click()
    await page.getByRole('dialog', { name: 'मदद' }).getByRole('link', { name: asked }).click()

    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'मेरी लोकेशन जोड़ें' }).click()
    await expect(main.getByText('लोकेशन की अनुमति नहीं मिली।', { exact: false })).toBeVisible()
    await expect(main.getByText('इसके बिना भी सूचना भेज सकते हैं।', { exact: false })).toBeVisible()
    await page.getByLabel('सूचना किसके बारे में है?').fill(person)
    await page.getByLabel('आपका नाम').fill('आशा')
    await page.getByLabel('आपका फ़ोन नंबर').fill('9876500077')
    await page.getByRole('button', { name: 'नियंत्रण कक्ष को भेजें' }).click()

    const own = page.getByRole('region', { name: 'व्यक्ति के बारे में आपकी सूचना' })
    await expect(own.getByText(person)).toBeVisible()
    const number = String((await row()).number)
    const call = own.getByRole('link', { name: `155304 पर कॉल करें, नंबर ${number} बताएँ` })
    await expect(call).toHaveAttribute('href', 'tel:155304')

    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 26.12051, longitude: 85.39121, accuracy: 32 })
    await own.getByRole('button', { name: 'मेरी लोकेशन भेजें' }).click()
    await expect(own.getByText('लगभग 32 मीटर तक सही', { exact: false })).toBeVisible()
    expect(await row()).toMatchObject({ accuracy_m: 32 })

    // The desk that takes the call finds the report by its number, and its sender sees that it was read.
    const desk = await staffPhone('/admin/missing-persons')
    await desk.page.getByLabel('फ़ोन पर बताया गया नंबर').fill(number)
    await desk.page.getByRole('link').filter({ hasText: person }).click()
    await expect(desk.page.getByRole('link', { name: /लगभग 32 मीटर तक सही/ })).toBeVisible()
    await page.reload()
    await expect(own.getByText(/^कर्मचारियों ने देख ली/)).toBeVisible()

    await page.context().setOffline(true)
    await expect(own.getByText(person)).toBeVisible()
    await own.getByRole('button', { name: 'मिल गए: खोज खत्म करें' }).click()
    await expect(own.getByText('“मिल गए” इस फ़ोन में सहेज लिया गया।', { exact: false })).toBeVisible()
    expect(await row()).toMatchObject({ status: 'open' })
    await page.context().setOffline(false)
    await expect(own.getByText(/^खोज खत्म हुई/)).toBeVisible()
    expect(await row()).toMatchObject({ status: 'closed', outcome: 'together' })
    await expect(desk.page.getByText('सूचना देने वाले ने बताया', { exact: false })).toBeVisible()
  },
)
