import { expect, journey, standingAt, whenKept } from '#tests/journey.ts'

const here = standingAt(26.1205, 85.3912, 18)

journey(
  'Help dials from any screen, names the nearest health centre and writes out the position, which stays on the phone',
  async ({ phone }) => {
    const { page, open, setTime } = await phone(here)
    // No fair is on, so the mobile hospital beside the temple is not there.
    await setTime('2026-11-22T12:00:00+05:30')
    const requests: string[] = []
    page.on('request', request => requests.push(`${request.url()} ${request.postData() ?? ''}`))
    const help = page.getByRole('dialog', { name: /मदद/ })
    for (const path of ['/search', '/']) {
      await open(path)
      await page.getByRole('button', { name: 'मदद 108' }).click()
      for (const number of ['108', '112', '155304'])
        await expect(help.locator(`a[href="tel:${number}"]`).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(help).toBeHidden()
      await expect(page).toHaveURL(path)
    }
    await page.getByRole('button', { name: 'मदद 108' }).click()
    const nearest = help.getByRole('link', { name: 'पास का स्वास्थ्य केंद्र' })
    // Location is allowed already, so the phone does not ask.
    await expect(nearest).toHaveText(/सदर अस्पताल, मुजफ्फरपुर · लगभग [\d.]+ (मीटर|किमी)/)
    await help.getByRole('button', { name: 'मेरी लोकेशन भेजें' }).click()
    const sms = help.getByRole('link', { name: 'SMS से' })
    await expect(sms).toBeVisible()
    const text = decodeURIComponent((await sms.getAttribute('href'))?.replace('sms:?body=', '') ?? '')
    expect(text).toContain('https://maps.google.com/?q=26.12050,85.39120')
    expect(text).toContain('लगभग 18 मीटर तक सही')
    const whatsApp = help.getByRole('link', { name: /WhatsApp से/ })
    await expect(whatsApp).toHaveAttribute('href', `https://wa.me/?text=${encodeURIComponent(text)}`)
    await nearest.click()
    await expect(page).toHaveURL('/facility/health-centre')
    expect(requests.filter(request => /26\.12|85\.39/.test(request))).toEqual([])
  },
)

journey(
  'Help works offline after one visit, opens at the line its address names, and says what to do without a position',
  async ({ phone }) => {
    const { page, open } = await phone({ serviceWorkers: 'allow' })
    await open('/')
    await whenKept(page)
    await page.context().setOffline(true)
    await open('/?help=missing-person')
    const help = page.getByRole('dialog', { name: /मदद/ })
    await expect(help.getByText('जहाँ आखिरी बार साथ थे')).toBeVisible()
    await expect(help.locator('a[href="tel:1098"]').first()).toBeVisible()
    await help.getByRole('button', { name: 'मेरी लोकेशन भेजें' }).click()
    await expect(help.getByRole('alert').getByText('आपकी लोकेशन नहीं मिली।')).toBeVisible()
    await page.context().setGeolocation(here.geolocation)
    await page.context().grantPermissions(['geolocation'])
    // It continues by itself or after a tap.
    await expect(help.getByRole('link', { name: 'SMS से' })).toBeVisible()
    await open('/?help=nonsense')
    await expect(help.locator('a[href="tel:108"]').first()).toBeVisible()
    await expect(help.getByText('जहाँ आखिरी बार साथ थे')).toHaveCount(0)
  },
)
