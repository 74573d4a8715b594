import { fairDate } from '#common/fair-time.ts'
import { expect, journey } from '#tests/journey.ts'

// Stops and closures are shown on every phone, so this journey has its own guide.

const day = (away: number) => fairDate(Date.now() + away * 86_400_000)
const place = { en: 'Kurhani station to Turki station', hi: 'कुढ़नी स्टेशन से तुर्की स्टेशन' }
const says = { en: 'Walk by the canal', hi: 'नहर के रास्ते चलें' }
const title = `पैदल रास्ता बंद: ${place.hi}`

journey(
  'staff place a stop and enter a closed part; errors are shown at their fields, and the walk follows',
  async ({ phone, staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide()
    const visitor = await phone({ at: world })
    await visitor.openLive('/facility/mela-route')
    const stop = visitor.page.locator('#stop-2')
    await expect(stop).toContainText('हरिहरनाथ मंदिर, सोनपुर')
    await expect(stop).not.toContainText('किमी')
    const { page, open } = await staffPhone('/admin/waypoints', { at: world })
    const save = page.getByRole('button', { name: 'सहेजें', exact: true })
    await page.getByRole('button').filter({ hasText: '2. हरिहरनाथ मंदिर, सोनपुर' }).click()
    const degrees = page.getByLabel('या अंकों में: अक्षांश, देशांतर')
    await degrees.fill('51.5, 0.1')
    await page.getByLabel('कितने मीटर का फ़र्क हो सकता है').fill('ten')
    await save.click()
    await expect(page.getByText('कृपया इसे जाँच लें, यह सही ढंग से नहीं लिखा है')).toHaveCount(2)
    await expect(degrees).toHaveValue('51.5, 0.1')
    await page.getByLabel('कितने मीटर का फ़र्क हो सकता है').fill('10')
    // The map moves under its pin, starting from what was typed.
    await degrees.fill('25.69, 85.18')
    await page.getByRole('button', { name: 'नक्शे पर सरकाएँ' }).click()
    await page.getByRole('application', { name: 'जगह का नक्शा' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(degrees).not.toHaveValue('25.69, 85.18')
    await degrees.fill('25.69, 85.18')
    await page.getByLabel('हममें से कोई वहाँ जाकर देख आया').check()
    await save.click()
    await expect(page.getByText(/admin ने जाँचा/)).toBeVisible()
    await expect(stop).toContainText('किमी')

    await open('/admin/travel-rules')
    const form = page.getByRole('dialog')
    const saveRule = form.getByRole('button', { name: 'सहेजें', exact: true })
    await page.getByRole('button', { name: 'नियम जोड़ें' }).click()
    const car = form.getByLabel('कार', { exact: true })
    await car.uncheck()
    await form.getByLabel('कहाँ (रास्ता हो तो कहाँ से), हिंदी में').fill(place.hi)
    await form.getByLabel('कहाँ (रास्ता हो तो कहाँ से), अंग्रेज़ी में').fill(place.en)
    await form.getByLabel('वहाँ क्या नियम है, हिंदी में').fill(says.hi)
    await form.getByLabel('वहाँ क्या नियम है, अंग्रेज़ी में').fill(says.en)
    await form.getByLabel('कब से').fill(day(0))
    await form.getByLabel('कब तक').fill(day(-2))
    await form.getByLabel('स्रोत: आदेश, तारीख, दफ़्तर').fill('Order 12')
    await saveRule.click()
    await expect(form.getByText('कम से कम एक चुनें')).toBeInViewport()
    await expect(car).toBeFocused()
    await expect(car).toHaveAccessibleDescription('कम से कम एक चुनें')
    await form.getByLabel('पैदल आने वाले', { exact: true }).check()
    await saveRule.click()
    await expect(form.getByLabel('कब तक')).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByLabel('वहाँ क्या नियम है, हिंदी में')).toHaveValue(says.hi)
    await form.getByLabel('कब तक').fill(day(2))
    await saveRule.click()
    await expect(form).toBeHidden()
    await visitor.open('/facility/mela-route')
    await expect(visitor.page.getByRole('link', { name: title })).toBeVisible()
  },
)
