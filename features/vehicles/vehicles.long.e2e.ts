import { generateSync } from 'otplib'
import { fill as fillText } from '#common/text.ts'
import { outboxTexts } from '#kit/web/outbox/texts.ts'
import { photoTexts } from '#kit/web/photo/texts.ts'
import { expect, journey, stopClock } from '#tests/journey.ts'
import { goOnPreparing, preparePhotosLate } from '#tests/photos/slow-phone.ts'
import { coveredByToast } from '#tests/toast.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import { endSession, gateOf, newOwner, registered, registerVehicle, vehiclePhoto } from './test-gate.ts'
import { vehiclesTexts } from './texts.ts'

journey(
  'a toast covers neither a button nor the vehicle’s ID nor the dialog below it, even on the narrowest phone',
  async ({ staffPhone }) => {
    for (const width of [320, 360]) {
      const { page } = await staffPhone('/admin/vehicle', {
        role: 'vehicle',
        viewport: { width, height: 800 },
        ownClock: true,
      })
      // The clock stands still between two looks, so that a slow machine misses no toast.
      const covered = async (words: string) => {
        await expect
          .poll(async () => {
            await page.clock.runFor(100)
            return coveredByToast(page, words)
          })
          .toEqual([])
        await page.clock.resume()
      }
      const { fill, takePhoto, register, id, openTab } = gateOf(page)
      await fill({ owner: newOwner() })
      await takePhoto()
      await stopClock(page)
      await register()
      await covered('वाहन दर्ज हो गया! ID')
      const vehicle = await id()
      await openTab('वाहन खोजें')
      await page.getByLabel('वाहन ID').fill(vehicle)
      await stopClock(page)
      await page.getByRole('button', { name: 'खोजें', exact: true }).click()
      await covered('वाहन मिल गया!')
      await page.getByRole('button', { name: 'निकासी दर्ज करें' }).click()
      const dialog = page.getByRole('dialog', { name: 'वाहन की निकासी दर्ज करें' })
      await stopClock(page)
      await dialog.getByRole('button', { name: 'निकासी दर्ज करें' }).click()
      await covered('कम से कम पहली फोटो दें')
    }
  },
)

journey(
  'somebody who has lost the phone with the authenticator app signs in at the gate with a recovery code',
  async ({ phone, guide }) => {
    const username = `gate-${crypto.randomUUID().slice(0, 8)}`
    const admin = await guide.staff()
    const made = await admin.call('POST', '/api/staff-accounts', { username, roles: ['vehicle'] })
    const { password } = made.body as { password: string }
    const desk = await signedInBrowser(guide.url, 'vehicle', { username, password })
    const factor = '/api/session/second-factor'
    const { secret } = (await desk.call('POST', factor, { password })).body as { secret: string }
    const proved = await desk.call('PUT', factor, { code: generateSync({ secret }) })
    const [printed = ''] = (proved.body as { recoveryCodes: string[] }).recoveryCodes

    const { page, open } = await phone()
    const { signInDialog } = gateOf(page)
    const login = signInDialog.getByRole('button', { name: 'लॉगिन करें', exact: true })
    await open('/admin/vehicle')
    await signInDialog.getByLabel('यूज़र नाम').fill(username)
    await signInDialog.getByLabel('पासवर्ड').fill(password)
    await login.click()
    await expect(signInDialog.getByLabel('ऑथेंटिकेटर ऐप का कोड')).toBeVisible()
    await signInDialog.getByRole('button', { name: 'रिकवरी कोड से लॉगिन करें' }).click()
    const code = signInDialog.getByLabel('रिकवरी कोड', { exact: true })
    await code.fill('aaaa')
    await login.click()
    await expect(signInDialog.getByText('यह कोड सही नहीं है या पहले इस्तेमाल हो चुका है।')).toBeVisible()
    await code.fill(printed)
    await login.click()
    await expect(signInDialog).toBeHidden()
    await expect(page.getByLabel('मालिक का नाम')).toBeVisible()
  },
)

journey('a vehicle that somebody else let go meanwhile is shown as gone', async ({ staffPhone, guide }) => {
  const owner_name = newOwner()
  const { page } = await staffPhone('/admin/vehicle', { role: 'vehicle' })
  const { search } = gateOf(page)
  await search(await registerVehicle(page, { owner_name }))
  const unpark = page.getByRole('button', { name: 'निकासी दर्ज करें' })
  const dialog = page.getByRole('dialog', { name: 'वाहन की निकासी दर्ज करें' })
  await unpark.click()
  await dialog.getByLabel('व्यक्ति का फ़ोन').fill('9876500010')
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles(await vehiclePhoto(200))
  await expect(dialog.getByAltText('चुनी हुई फोटो')).toBeVisible()
  const { rows } = await guide.owner.query('select id from vehicle_registrations where owner_name = $1', [
    owner_name,
  ])
  const gone = await page.request.post(`/api/vehicles/${rows[0].id}/departure`, {
    headers: { origin: new URL(page.url()).origin },
    multipart: { phone: '9876500077', photo: await vehiclePhoto(210) },
  })
  expect(gone.ok()).toBe(true)
  await dialog.getByRole('button', { name: 'निकासी दर्ज करें' }).click()
  await expect(dialog.getByText(vehiclesTexts.unparkTaken.hi)).toBeVisible()
  await dialog.getByRole('button', { name: 'रद्द करें' }).click()
  await expect(dialog).toBeHidden()
  for (const fact of ['निकासी हो चुकी है', '98765 00077'])
    await expect(page.locator('dd').getByText(fact, { exact: true })).toBeVisible()
  await expect(unpark).toBeHidden()
})

journey(
  'a number typed while a photo is still being prepared stays, and both leave',
  async ({ staffPhone, guide }) => {
    const owner = newOwner()
    const { page } = await staffPhone('/admin/vehicle', { role: 'vehicle', before: preparePhotosLate })
    await gateOf(page).search(await registerVehicle(page, { owner_name: owner }))
    await page.getByRole('button', { name: 'निकासी दर्ज करें' }).click()
    const dialog = page.getByRole('dialog', { name: 'वाहन की निकासी दर्ज करें' })
    const leave = dialog.getByRole('button', { name: 'निकासी दर्ज करें' })
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles(await vehiclePhoto(200))
    await expect(dialog.getByText(photoTexts.preparing.hi)).toBeVisible()
    await dialog.getByLabel('व्यक्ति का फ़ोन').fill('9876500010')
    await expect(leave).toBeDisabled()
    await goOnPreparing(page)
    await expect(dialog.getByAltText('चुनी हुई फोटो')).toBeVisible()
    await expect(dialog.getByLabel('व्यक्ति का फ़ोन')).toHaveValue('9876500010')
    await leave.click()
    await expect(dialog).toBeHidden()
    expect(await registered(guide, owner)).toMatchObject([{ parking_status: 'unparked' }])
  },
)

journey(
  'a vehicle that waits for who registered it is sent by the next shift only if they say so',
  async ({ phone, guide }) => {
    const owner = newOwner()
    const username = `gate-${crypto.randomUUID().slice(0, 8)}`
    const admin = await guide.staff()
    const made = await admin.call('POST', '/api/staff-accounts', { username, roles: ['vehicle'] })
    const { password } = made.body as { password: string }
    const { page, open } = await phone()
    const { signInDialog, signIn, fill, takePhoto, register, id } = gateOf(page)
    await open('/admin/vehicle')
    await signIn()
    await fill({ owner })
    await takePhoto()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('vehicle-numbers') ?? ''))
      .toContain('MUZ')
    await page.context().setOffline(true)
    await register()
    const number = await id()
    const own = page.getByText(`${number}: ${owner}`)
    await expect(own).toBeVisible()
    await endSession(page)
    await page.context().setOffline(false)
    await expect(signInDialog).toBeVisible()
    const refused = page.waitForResponse(
      answer => answer.url().endsWith('/api/vehicles') && answer.status() === 403,
    )
    await signIn(password, username)
    await refused
    const waits = page
      .getByRole('status')
      .filter({ hasText: fillText(outboxTexts.ofAnother, 'hi', { name: 'vehicle', n: 1 }) })
    await expect(waits).toBeVisible()
    await expect(own).toBeHidden()
    expect(await registered(guide, owner)).toEqual([])
    await waits.getByRole('button', { name: outboxTexts.sendAsOwn.hi }).click()
    await expect.poll(() => registered(guide, owner)).toMatchObject([{ vehicle_id: number, username }])
    await expect(waits).toBeHidden()
  },
)

journey(
  'what is wrong with a registration is said where it stands, until that is written again',
  async ({ staffPhone }) => {
    const { page } = await staffPhone('/admin/vehicle', { role: 'vehicle' })
    const { form, fill, takePhoto, register } = gateOf(page)
    const [owner, number] = [form.getByLabel('मालिक का नाम'), form.getByLabel('फ़ोन नंबर')]
    const all = form.getByText(vehiclesTexts.fillAll.hi)
    await register()
    await expect(owner).toHaveAccessibleDescription(vehiclesTexts.ownerMissing.hi)
    await fill({ owner: 'रमेश\u202E', phone: '98350' })
    await expect(owner).not.toHaveAttribute('aria-invalid')
    await expect(all).toBeVisible()
    await takePhoto()
    await expect(all).toBeHidden()
    await register()
    await expect(form.getByText(vehiclesTexts.badPhone.hi)).toBeVisible()
    await number.fill('98350 12345')
    await expect(form.getByText(vehiclesTexts.badPhone.hi)).toBeHidden()
    await register()
    await expect(owner).toHaveAccessibleDescription(vehiclesTexts.fieldRefused.hi)
    await expect(owner).toBeFocused()
    await owner.fill('रमेश')
    await expect(owner).not.toHaveAttribute('aria-invalid')
    await expect(form.getByRole('alert')).toHaveCount(0)
  },
)
