import { outboxTexts } from '#kit/web/outbox/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { endSession, gateOf, newOwner, registered, registerVehicle, vehiclePhoto } from './test-gate.ts'
import { vehiclesTexts } from './texts.ts'

journey(
  'a vehicle is registered when nothing is missing, stored once even if answers are lost and the page is reloaded, and found by its ID and its link',
  async ({ staffPhone, guide }) => {
    const owner = newOwner()
    const { page, open } = await staffPhone('/', { role: 'vehicle' })
    const { form, fill, takePhoto, register, id, another, search } = gateOf(page)
    // The phone holds no number yet, and loses every answer.
    await page.route('**/api/vehicles/blocks/*', route => route.abort())
    await page.route('**/api/vehicles', async route => {
      await route.fetch()
      await route.abort()
    })
    await open('/admin/vehicle')
    await register()
    for (const words of ['मालिक का नाम लिखें', 'फ़ोन नंबर लिखें', 'पार्किंग की जगह चुनें', 'वाहन की फोटो लगाएँ'])
      await expect(form.getByText(words, { exact: true }).last()).toBeVisible()
    await expect(page.getByLabel('मालिक का नाम')).toBeFocused()
    await page.getByRole('button', { name: 'Language: English' }).click()
    await expect(form.getByText(vehiclesTexts.fillAll.en)).toBeVisible()
    await page.getByRole('button', { name: 'भाषा: हिन्दी' }).click()
    await fill({ owner, phone: '98350 123' })
    await takePhoto()
    await register()
    await expect(form.getByText('कृपया 10 अंकों का सही फ़ोन नंबर लिखें')).toBeVisible()
    await fill({ owner })
    await register()
    await expect(form.getByRole('alert')).toContainText('वाहन ID नहीं बन सकी')
    await page.unroute('**/api/vehicles/blocks/*')
    await page.unroute('**/api/vehicles')
    await register()
    const vehicle = await id()
    await expect(page.getByText('भेजे जाने का इंतज़ार')).toBeHidden()
    await expect(page.getByRole('img', { name: `QR कोड: ${vehicle}` })).toBeVisible()
    expect(await registered(guide, owner)).toEqual([
      { vehicle_id: vehicle, phone_number: '9835012345', parking_status: 'parked', username: 'vehicle' },
    ])
    await another()
    await expect(page.getByLabel('मालिक का नाम')).toHaveValue('')
    await expect(form.getByAltText('चुनी हुई फोटो')).toBeHidden()

    // The next one is sent when the page is reloaded; its answer never arrives.
    const next = newOwner()
    await fill({ owner: next })
    await takePhoto()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('vehicle-numbers') ?? ''))
      .toContain('MUZ')
    const asked = Promise.withResolvers<void>()
    await page.route('**/api/vehicles', async route => {
      await route.fetch()
      asked.resolve()
    })
    await register()
    await asked.promise
    await page.unroute('**/api/vehicles')
    const sentAgain = page.waitForResponse('**/api/vehicles')
    await page.reload()
    await (await sentAgain).finished()
    await expect(page.getByLabel('मालिक का नाम')).toHaveValue('')
    await expect(page.getByRole('region', { name: 'भेजे जाने का इंतज़ार' })).toBeHidden()
    const [{ vehicle_id: other }] = await registered(guide, next)
    expect(await registered(guide, next)).toHaveLength(1)

    await search('  ')
    await expect(page.getByRole('tabpanel').getByText('कृपया वाहन ID लिखें')).toBeVisible()
    await search('MUZ00')
    await expect(page.getByRole('tabpanel').getByText('वाहन नहीं मिला')).toBeVisible()
    await search(vehicle.toLowerCase())
    for (const fact of [vehicle, owner, '98350 12345', 'पार्किंग 2', 'पार्किंग में है'])
      await expect(page.locator('dd').getByText(fact, { exact: true })).toBeVisible()
    const picture = page.getByRole('img', { name: `वाहन ${vehicle} की फोटो` })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160)

    // As the list of overdue vehicles links to it, in a new page.
    const { rows } = await guide.owner.query(
      `update vehicle_registrations set created_at = now() - interval '90 days' where vehicle_id = $1 returning id`,
      [vehicle],
    )
    await open(`/admin/vehicle?long=${rows[0].id}`)
    await expect(page.locator('dd').getByText(vehicle, { exact: true })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'वाहन खोजें' })).toHaveAttribute('aria-selected', 'true')

    // Tapped in the list while another is searched for: the tapped one stays, even if the other's answer comes last.
    await open('/admin/vehicle')
    const late = Promise.withResolvers<void>()
    await page.route(`**/search/${other}`, async route => {
      await late.promise
      await route.continue()
    })
    await search(other)
    // A key instead of a tap, because the vehicles of other journeys may move the row under a finger.
    await page.getByRole('button', { name: vehicle }).press('Enter')
    const tapped = page.locator('dd').getByText(vehicle, { exact: true })
    await expect(tapped).toBeVisible()
    const answered = page.waitForResponse(`**/search/${other}`)
    late.resolve()
    await answered
    await page.evaluate(() => fetch('/healthz'))
    await expect(tapped).toBeVisible()

    await page.getByRole('tab', { name: 'पर्चियाँ' }).click()
    await expect(page.getByRole('tab', { name: 'पर्चियाँ' })).toHaveAttribute('aria-selected', 'true')
  },
)

journey(
  'the person who collects a vehicle is asked for, typed text survives Back and a dead network, and the vehicle leaves once',
  async ({ staffPhone, guide }) => {
    const owner = newOwner()
    const { page } = await staffPhone('/admin/vehicle', { role: 'vehicle' })
    const { search } = gateOf(page)
    await search(await registerVehicle(page, { owner_name: owner }))
    const unpark = page.getByRole('button', { name: 'निकासी दर्ज करें' })
    const dialog = page.getByRole('dialog', { name: 'वाहन की निकासी दर्ज करें' })
    const leave = dialog.getByRole('button', { name: 'निकासी दर्ज करें' })
    await unpark.click()
    await leave.click()
    await expect(dialog.getByText('कृपया फ़ोन नंबर और कम से कम पहली फोटो दें')).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await unpark.click()
    const taker = dialog.getByLabel('व्यक्ति का फ़ोन')
    await taker.fill('98765000')
    await page.goBack()
    await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBe(1)
    await expect(page).toHaveURL('/admin/vehicle')
    await expect(taker).toHaveValue('98765000')
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles(await vehiclePhoto(200))
    await expect(dialog.getByAltText('चुनी हुई फोटो')).toBeVisible()
    await leave.click()
    await expect(dialog.getByText('कृपया 10 अंकों का सही फ़ोन नंबर लिखें')).toBeVisible()
    await taker.fill('9876500010')
    await page.route('**/departure', route => route.abort())
    await leave.click()
    await expect(dialog.getByText('निकासी दर्ज नहीं हो सकी। कृपया फिर कोशिश करें।')).toBeVisible()
    await expect(taker).toHaveValue('9876500010')
    await expect(dialog.getByAltText('चुनी हुई फोटो')).toBeVisible()
    await page.unroute('**/departure')
    await leave.click()
    await expect(dialog).toBeHidden()
    await expect(page.locator('dd').getByText('निकासी हो चुकी है', { exact: true })).toBeVisible()
    await expect(unpark).toBeHidden()
    expect(await registered(guide, owner)).toMatchObject([{ parking_status: 'unparked' }])
  },
)

journey(
  'only a sign-in opens the gate; offline, vehicles get IDs, and they are sent even if the session has ended',
  async ({ phone, guide }) => {
    const [first, second] = [newOwner(), newOwner()]
    // A forged hint gives no access.
    const before = () => {
      localStorage.getItem('vehicleAdminSession') ??
        localStorage.setItem('vehicleAdminSession', '{"username":"vehicle","isVehicleAdmin":true}')
    }
    const { page, open, toasts } = await phone({ before })
    const { signInDialog, signIn, fill, takePhoto, register, id, another } = gateOf(page)
    await open('/admin/vehicle')
    await expect(signInDialog).toBeVisible()
    await expect(page.getByLabel('मालिक का नाम')).toBeHidden()
    await signIn('wrong')
    await expect(signInDialog.getByText('यूज़र नाम या पासवर्ड सही नहीं है')).toBeVisible()
    await signIn()
    await fill({ owner: first })
    await takePhoto()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('vehicle-numbers') ?? ''))
      .toContain('MUZ')
    await endSession(page)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(signInDialog).toBeVisible()
    await signIn()
    await expect(signInDialog).toBeHidden()
    await expect(page.getByLabel('मालिक का नाम')).toHaveValue(first)

    await page.context().setOffline(true)
    await register()
    const ids = [await id()]
    await expect(page.getByText('इस फ़ोन में सुरक्षित है', { exact: true })).toBeVisible()
    await another()
    await fill({ owner: second })
    await takePhoto()
    await register()
    ids.push(await id())
    await expect(page.getByText(`${ids[0]}: ${first}`)).toBeVisible()
    await page.getByRole('button', { name: 'लॉगआउट' }).click()
    await expect.poll(toasts).toContain('कुछ वाहन अभी भेजे जाने बाकी हैं।')
    await endSession(page)
    await page.context().setOffline(false)
    await expect(signInDialog).toBeVisible()
    expect([...(await registered(guide, first)), ...(await registered(guide, second))]).toEqual([])
    // Until the second is sent, its slip says so, even when the first has been.
    const isFirstSent = Promise.withResolvers<void>()
    await page.route('**/api/vehicles', async route => {
      if (route.request().postDataBuffer()?.includes(second)) await isFirstSent.promise
      await route.continue()
    })
    await signIn()
    await expect.poll(() => registered(guide, first)).toMatchObject([{ vehicle_id: ids[0] }])
    await expect.poll(toasts).toContain(outboxTexts.sent.hi)
    await expect(page.getByText('इस फ़ोन में सुरक्षित है', { exact: true })).toBeVisible()
    isFirstSent.resolve()
    await expect.poll(() => registered(guide, second)).toMatchObject([{ vehicle_id: ids[1] }])
    await expect(page.getByText('भेजे जाने का इंतज़ार')).toBeHidden()
    await expect(page.getByText('इस फ़ोन में सुरक्षित है', { exact: true })).toBeHidden()
    await page.getByRole('button', { name: 'लॉगआउट' }).click()
    await expect(signInDialog).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('vehicleAdminSession'))).toBeNull()
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(second)
  },
)
