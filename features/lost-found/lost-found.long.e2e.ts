import { expect, journey } from '#tests/journey.ts'
import { newPhoto, pickPhoto } from '#tests/photos/pick-photo.ts'
import { openDevice } from '#tests/world/device.ts'
import { lostFoundStaffTexts } from './staff/texts.ts'

journey(
  'a thing that another desk moved to the control room meanwhile stays there, and the desk reads why',
  async ({ guide, staffPhone }) => {
    const [id, what] = [crypto.randomUUID(), `झोला ${crypto.randomUUID()}`]
    const fields = { type: 'Found', description: what, kind: 'bag', name: 'मोहन', phone: '9876500010' }
    const more = { id, show_phone: 'false', notice_version: 'v', notice_language: 'hi' }
    const finder = await openDevice(guide.url)
    expect((await finder.send('/api/lost-found', { ...fields, ...more }, await newPhoto())).status).toBe(201)
    const admin = await guide.staff()
    const { page } = await staffPhone('/admin/lost-found')
    await page.route(`**/api/lost-found-items/${id}`, async route => {
      expect((await admin.call('POST', `/api/lost-found-items/${id}/person`)).status).toBe(200)
      await route.continue()
    })
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: what })
    await card.getByRole('button', { name: lostFoundStaffTexts.resolve.hi }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: lostFoundStaffTexts.changedMeanwhile.hi }),
    ).toBeVisible()
    await expect(card).toBeHidden()
    const { rows } = await guide.owner.query('select hidden_reason from lost_found_items where id = $1', [id])
    expect(rows).toEqual([{ hidden_reason: 'person' }])
  },
)

journey(
  'own reports stay in view while another one waits for a network, which joins them once it is sent',
  async ({ phone }) => {
    const [first, second] = [`झोला ${crypto.randomUUID()}`, `चाबी ${crypto.randomUUID()}`]
    const { page, open } = await phone()
    const waiting = page.getByRole('region', { name: 'भेजे जाने का इंतज़ार' })
    const own = page.getByRole('region', { name: 'आपकी सूचनाएँ' })
    const fill = async (what: string) => {
      await pickPhoto(page)
      await page.getByLabel('पहचान').fill(what)
      await page.getByLabel('नाम', { exact: true }).fill('आशा')
      await page.getByLabel('फ़ोन नंबर').fill('9876500010')
    }
    const send = page.getByRole('button', { name: 'सूचना भेजें' })
    await open('/lost-found/submit')
    await fill(first)
    await send.click()
    await expect(own.getByText(first)).toBeVisible()
    await page.getByRole('link', { name: 'सूचना दें' }).click()
    await fill(second)
    await page.context().setOffline(true)
    await send.click()
    await expect(waiting.getByText(second)).toBeVisible()
    await expect(own.getByText(first)).toBeVisible()
    await page.context().setOffline(false)
    await expect(waiting).toHaveCount(0)
    await expect(own.getByText(second)).toBeVisible()
    await expect(own.getByText(first)).toBeVisible()
  },
)
