import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey } from '#tests/journey.ts'

// A notice is shown on every phone, so this journey has its own guide.

journey(
  'what staff typed outlives another change and a reload, an emergency asks for confirmation, and open phones show it at once',
  async ({ phone, staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    await world.owner.query(
      `insert into crowd_status (location_en, location_hi, description_en, description_hi, source)
       values ('Pani Tanki', 'पानी टंकी', '', '', 'press')`,
    )
    const visitor = await phone({ at: world })
    await visitor.openLive('/events')
    const { page, open } = await staffPhone('/admin/contacts', { at: world })
    const words = async () =>
      (await world.owner.query('select text_en from notices order by created_at')).rows.map(
        row => row.text_en,
      )
    await page.route('**/api/notices', route => route.abort())
    await open('/admin/notices')
    await expect(page.getByText('सूचनाएँ नहीं मिल सकीं')).toBeVisible()
    await page.unroute('**/api/notices')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByText('अभी कोई सूचना नहीं')).toBeVisible()

    const [hindi, english] = [page.getByLabel('हिंदी में'), page.getByLabel('अंग्रेज़ी में')]
    const tell = page.getByRole('button', { name: 'सबको बताएँ', exact: true })
    await tell.click()
    await expect(page.getByText('कृपया सूचना लिखें').first()).toBeVisible()
    await page.getByText('तैयार वाक्य').click()
    const ready = page.getByRole('button', { name: /पर रास्ता फिर खुल गया है/ })
    await ready.click()
    await expect(page.getByText('कृपया पहले जगह चुनें।')).toBeVisible()
    await page.getByLabel('किस जगह?').selectOption('पानी टंकी')
    await ready.click()
    await expect(hindi).toHaveValue(/^\S.* पर रास्ता फिर खुल गया है/)
    await expect(english).toHaveValue(/^The way at \S.* is open again/)
    // In one language only it is still sent, and says so.
    await hindi.fill('')
    await english.fill('Gate 3 is open')
    // Open phones may show it before its sender has the answer, until when nothing can be typed that would go with it.
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/notices', async route => {
      if (route.request().method() !== 'POST') return route.continue()
      const response = await route.fetch()
      await answered.promise
      await route.fulfill({ response })
    })
    await tell.click()
    await expect(visitor.page.locator('[data-notice] [lang=en]')).toHaveText('Gate 3 is open')
    await expect(english).toBeDisabled()
    answered.resolve()
    await english.fill('Water has come to')
    const now = page.getByRole('region', { name: 'अभी दिख रही' })
    await now.getByRole('button', { name: 'बदलें' }).click()
    await expect(english).toHaveValue('Gate 3 is open')
    const kept = page.getByRole('status').filter({ hasText: 'यह आपने लिखना शुरू किया था, भेजा नहीं' })
    await expect(kept.getByText('Water has come to')).toBeVisible()
    await english.fill('Gate 3 is closed')
    await kept.getByRole('button', { name: 'इसे आगे लिखें' }).click()
    await expect(english).toHaveValue('Water has come to')
    // The change begun earlier is still there under its notice.
    await now.getByRole('button', { name: 'बदलें' }).click()
    await expect(english).toHaveValue('Gate 3 is closed')
    await hindi.fill('द्वार 3 खुला है')
    await page.getByRole('button', { name: 'बदलाव सहेजें' }).click()
    await expect(english).toHaveValue('')
    expect(await words()).toEqual(['Gate 3 is closed'])
    await kept.getByRole('button', { name: 'इसे आगे लिखें' }).click()
    await page.reload()
    await expect(english).toHaveValue('Water has come to')

    await page.getByText('आपात सूचना', { exact: true }).first().click()
    await hindi.fill('द्वार 2 से दूर रहें')
    await english.fill('Keep away from gate 2')
    await tell.click()
    const sure = page.getByText('सबको आपात सूचना भेजें?')
    await expect(sure).toBeVisible()
    await english.fill('Keep away from gate 3')
    await expect(sure).toBeHidden()
    await tell.click()
    await expect(sure).toBeVisible()
    expect(await words()).toHaveLength(1)
    await page.getByRole('button', { name: 'हाँ, अभी सबको बताएँ' }).click()
    await expect(english).toHaveValue('')
    const urgent = visitor.page.locator('[data-notice]').filter({ hasText: 'द्वार 2 से दूर रहें' })
    await expect(urgent).toBeVisible()
    await expect(urgent.getByRole('button', { name: 'यह सूचना छिपाएँ' })).toHaveCount(0)
    // Words that are corrected after a lost answer replace those that were stored.
    await hindi.fill('द्वार 5 बंद है')
    await page.route('**/api/notices', async route => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      await route.abort()
    })
    await tell.click()
    await expect(page.getByRole('alert').getByText(kitStaffTexts.away.hi)).toBeVisible()
    await page.unroute('**/api/notices')
    await expect(now.getByText('द्वार 5 बंद है')).toBeVisible()
    await hindi.fill('द्वार 6 बंद है')
    await tell.click()
    await expect(now.getByText('द्वार 6 बंद है')).toBeVisible()
    await expect(now.getByText('द्वार 5 बंद है')).toBeHidden()
    // It moves the others.
    await expect(visitor.page.getByText('द्वार 6 बंद है')).toBeVisible()
    const info = visitor.page.locator('[data-notice]').filter({ hasText: 'द्वार 3 खुला है' })
    await info.getByRole('button', { name: 'यह सूचना छिपाएँ' }).click()
    await expect(info).toBeHidden()

    await english.fill('Gate 4 opens at')
    await page.getByRole('button', { name: 'लॉगआउट' }).click()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => sessionStorage.getItem('staff draft notices'))).toBeNull()
  },
)
