import { sayDayTime } from '#common/fair-time.ts'
import { fieldFaultTexts } from '#kit/web/field-faults.ts'
import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, type Guide, journey } from '#tests/journey.ts'
import { openDevice } from '#tests/world/device.ts'
import type { PersonDetail } from './contract.ts'
import { reuniteStaffViewTexts } from './staff/view-texts.ts'
import { described } from './test-desk.ts'

/** A visitor reports a missing grandmother; resolves to the report's id. */
async function reportMissing(guide: Guide): Promise<string> {
  const id = crypto.randomUUID()
  const visitor = await openDevice(guide.url)
  const report = { id, is_found: 'false', person: 'दादी, हरी साड़ी', name: 'आशा', phone: '9876500077' }
  const notice = { notice_version: 'v', notice_language: 'hi' }
  expect((await visitor.send('/api/missing-persons', { ...report, ...notice })).status).toBe(201)
  return id
}

journey(
  'when two desks end one search the second is told who was first, and keeps its note',
  async ({ guide, staffPhone }) => {
    const id = await reportMissing(guide)
    const { page } = await staffPhone(`/admin/missing-persons?person=${id}`)
    await page.getByLabel('क्या किया गया').fill('थाने ले गए')
    const first = await guide.staff()
    await page.route(`**/api/missing-persons/${id}`, async route => {
      if (route.request().method() === 'PATCH')
        await first.call('PATCH', `/api/missing-persons/${id}`, {
          status: 'closed',
          outcome: 'mistake',
          note: 'दो बार लिखा',
        })
      await route.continue()
    })
    await page.getByRole('button', { name: 'अपने लोगों से मिल गए' }).click()
    await page.getByRole('button', { name: 'हाँ, खोज खत्म करें' }).click()
    const told = page.getByText('दूसरे डेस्क ने यह खोज पहले ही खत्म कर दी। कुछ बदला नहीं गया।')
    await expect(told).toBeVisible()
    await expect(page.getByText('खत्म: गलती से लिखा गया')).toBeVisible()
    await expect(page.getByText(/^admin, /)).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveValue('थाने ले गए')
  },
)

journey(
  'when two desks describe one person each keeps what the other wrote, and the second sees it before saving',
  async ({ guide, staffPhone }) => {
    const { call } = await guide.staff()
    const id = await reportMissing(guide)
    const { page } = await staffPhone(`/admin/missing-persons?person=${id}`)
    await page.getByRole('button', { name: 'जोड़ें या सुधारें' }).click()
    await page.getByLabel(/^पहला नाम/).fill('सोना')
    await page.getByLabel(/^कद, निशान/).fill('हरा झोला')
    const { person } = (await call('GET', `/api/missing-persons/${id}`)).body as PersonDetail
    const theirs = { ...described, village: 'कुढ़नी', first_name: '', marks: 'बाएँ हाथ पर गोदना' }
    const other = { ...theirs, changed_at: person.changed_at }
    expect((await call('PUT', `/api/missing-persons/${id}/description`, other)).status).toBe(200)
    await page.getByRole('button', { name: 'सहेजें', exact: true }).click()
    await expect(page.getByText('इस बीच किसी और ने इसे बदल दिया।')).toBeVisible()
    await expect(page.getByText('बाएँ हाथ पर गोदना')).toBeVisible()
    await expect(page.getByLabel(/^गाँव या शहर/)).toHaveValue('कुढ़नी')
    await page.getByRole('button', { name: 'सहेजें', exact: true }).click()
    await expect(page.getByRole('button', { name: 'जोड़ें या सुधारें' })).toBeVisible()
    const { person: after } = (await call('GET', `/api/missing-persons/${id}`)).body as PersonDetail
    expect(after).toMatchObject({ village: 'कुढ़नी', first_name: 'सोना', marks: 'हरा झोला' })
  },
)

journey(
  'a desk that types a note while another one ends the search is told so before it opens it again',
  async ({ guide, staffPhone }) => {
    const id = await reportMissing(guide)
    const status = async () =>
      (await guide.owner.query('select status, note from missing_person_reports where id = $1', [id])).rows[0]
    const { page } = await staffPhone(`/admin/missing-persons?person=${id}`)
    const note = page.getByLabel(reuniteStaffViewTexts.note.hi)
    await note.fill('गेट 2 पर पूछा')
    const other = await guide.staff()
    const end = { status: 'closed', outcome: 'together', note: 'बेटा ले गया' }
    expect((await other.call('PATCH', `/api/missing-persons/${id}`, end)).status).toBe(200)
    const reopen = page.getByRole('button', { name: reuniteStaffViewTexts.reopen.hi })
    await reopen.click()
    const told = page.getByRole('alert').filter({ hasText: 'बेटा ले गया' })
    await expect(told).toContainText('इस बीच किसी और ने इसे बदल दिया')
    await expect(note).toHaveValue('गेट 2 पर पूछा')
    expect(await status()).toEqual({ status: 'closed', note: 'बेटा ले गया' })
    await reopen.click()
    await expect(told).toHaveCount(0)
    await expect.poll(status).toEqual({ status: 'open', note: 'गेट 2 पर पूछा' })
  },
)

journey(
  'what the server refuses of a description is said where it stands, until that is written again',
  async ({ guide, staffPhone }) => {
    const id = await reportMissing(guide)
    const { page } = await staffPhone(`/admin/missing-persons?person=${id}`)
    await page.getByRole('button', { name: 'जोड़ें या सुधारें' }).click()
    const village = page.getByLabel(/^गाँव या शहर/)
    await village.fill('कुढ़नी\u202E')
    await page.getByRole('button', { name: 'सहेजें', exact: true }).click()
    await expect(village).toHaveAccessibleDescription(fieldFaultTexts.notRight.hi)
    await expect(village).toBeFocused()
    await page.getByLabel(/^पहला नाम/).fill('सोना')
    await expect(village).toHaveAccessibleDescription(fieldFaultTexts.notRight.hi)
    await village.fill('कुढ़नी')
    await expect(village).not.toHaveAttribute('aria-invalid')
    await expect(page.getByText(kitStaffTexts.notSaved.hi)).toHaveCount(0)
  },
)

journey('a person last seen on an earlier day is listed with the day', async ({ guide, staffPhone }) => {
  const id = await reportMissing(guide)
  const village = `कुढ़नी ${id.slice(0, 8)}`
  const seen = Date.now() - 26 * 3_600_000
  const { call } = await guide.staff()
  const { person } = (await call('GET', `/api/missing-persons/${id}`)).body as PersonDetail
  const body = { ...described, village, seen_at: new Date(seen).toISOString(), changed_at: person.changed_at }
  expect((await call('PUT', `/api/missing-persons/${id}/description`, body)).status).toBe(200)
  const { page } = await staffPhone('/admin/missing-persons')
  const row = page.getByRole('listitem').filter({ hasText: village })
  await expect(row).toContainText(sayDayTime(seen, 'hi'))
})
