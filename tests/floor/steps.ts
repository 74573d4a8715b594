import { randomInt, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { shortId } from '#common/id.ts'
import { expect, type Guide, type Phone } from '../journey.ts'
import { passwords } from '../world/accounts.ts'
import { openDevice } from '../world/device.ts'

/** What matters most to visitors and staff, step by step in Hindi, on phones that are old, translated, or both. */

const phoneNumber = () => `98${randomInt(10_000_000, 99_999_999)}`

export async function playQuiz({ page, open }: Phone): Promise<void> {
  await open('/mela-quiz')
  await page.getByLabel('आपका नाम').fill('सुनीता कुमारी')
  await page.getByLabel('फ़ोन नंबर').fill(phoneNumber())
  await page.getByRole('button', { name: 'क्विज़ शुरू करें' }).click()
  for (let question = 1; question <= 10; question += 1) {
    await expect(page.getByText(`सवाल ${question} / 10`)).toBeVisible()
    await page.getByRole('radio').nth(1).check()
    await page.getByRole('button', { name: question < 10 ? 'अगला' : 'जमा करें', exact: true }).click()
  }
  await expect(page.getByText('आपके अंक')).toBeVisible()
}

export async function complain({ page, open }: Phone): Promise<void> {
  await open('/complaints')
  await page.getByRole('radio', { name: 'पानी' }).check()
  await page.getByLabel('क्या दिक्कत है?').fill('नल में पानी नहीं है')
  await page.getByRole('button', { name: 'शिकायत भेजें' }).click()
  await expect(page.getByRole('heading', { name: 'आपकी शिकायत मिल गई' })).toBeVisible()
}

export async function giveFeedback({ page, open, toasts }: Phone): Promise<void> {
  await open('/feedback')
  await page.getByRole('radio', { name: '4 सितारे' }).check()
  await page.getByLabel('नाम', { exact: true }).fill('आशा')
  await page.getByLabel('आपका सुझाव').fill('रोशनी अच्छी थी')
  await page.getByRole('button', { name: 'सुझाव भेजें' }).click()
  await expect.poll(toasts).toContain('आपके सुझाव के लिए धन्यवाद!')
}

/** Votes for a photo that another phone has just entered. */
export async function vote({ page, open }: Phone, guide: Guide): Promise<void> {
  const sender = await openDevice(guide.url)
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  const picture = await sharp({ create: { width: 120, height: 90, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const entry = { name: 'अनीता', phone: phoneNumber(), notice_version: '1', notice_language: 'hi' }
  const { body } = await sender.send('/api/photos', { id: randomUUID(), ...entry }, picture)
  await open('/gallery')
  // A key instead of a tap, because the photos of other journeys may move this one under a finger.
  await page.getByRole('button', { name: `फोटो #${shortId(body.id)} को वोट दें` }).press('Enter')
  await expect(page.getByRole('button', { name: `फोटो #${shortId(body.id)} को वोट दिया` })).toBeVisible()
}

export async function signIn({ page, open }: Phone): Promise<void> {
  await open('/admin')
  await page.getByLabel('यूज़र नाम').fill('admin')
  await page.getByLabel('पासवर्ड', { exact: true }).fill(passwords.admin)
  await page.getByRole('button', { name: 'लॉगिन करें' }).click()
  await expect(page.getByRole('button', { name: 'लॉगआउट' })).toBeVisible()
}
