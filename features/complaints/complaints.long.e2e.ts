import type { Page } from '@playwright/test'
import { outboxTexts } from '#kit/web/outbox/texts.ts'
import { photoTexts } from '#kit/web/photo/texts.ts'
import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { newPhoto, pickPhoto } from '#tests/photos/pick-photo.ts'
import { goOnPreparing, preparePhotosLate } from '#tests/photos/slow-phone.ts'
import { complain } from './test-complaint.ts'

/** As after a moment offline: the list is read again, unless an answer from before is still coming. */
const readAgain = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online')))

journey(
  'an answer being typed stays open when another desk closes the complaint, says so, and is saved once by a double tap',
  async ({ staffPhone, guide }) => {
    const { words, number } = await complain(guide.url)
    const { page, toasts } = await staffPhone('/admin/complaints')
    const head = page.getByRole('button', { name: words })
    await head.click()
    const answer = page.getByLabel('शिकायत करने वाले को जवाब')
    await answer.fill('टीम जा रही है')
    const other = await guide.staff()
    await other.call('PATCH', `/api/complaints/${number}`, { status: 'done', answer: 'नाली साफ़ हुई' })
    const left = page.getByText(kitStaffTexts.leftList.hi)
    await expect.poll(() => readAgain(page).then(() => left.isVisible())).toBe(true)
    await expect(head).toContainText('काम पूरा')
    await expect(answer).toHaveValue('टीम जा रही है')
    const save = page.getByRole('button', { name: 'सहेजें', exact: true })
    await save.click()
    await expect(page.getByRole('alert').filter({ hasText: 'काम पूरा: नाली साफ़ हुई' })).toBeInViewport()
    await expect(answer).toHaveValue('टीम जा रही है')
    const isTapped = Promise.withResolvers<void>()
    let sent = 0
    await page.route(/\/api\/complaints\/\d+$/, async route => {
      sent += 1
      await isTapped.promise
      await route.continue()
    })
    await save.dblclick()
    isTapped.resolve()
    await expect.poll(toasts).toContain('सहेज लिया गया')
    expect(sent).toBe(1)
    await expect(page.getByText(/इस बीच किसी और ने/)).toHaveCount(0)

    // It is back in the list; whoever closes it after reading lets it go.
    await expect(left).toBeHidden()
    await other.call('PATCH', `/api/complaints/${number}`, { status: 'done', answer: 'फिर साफ़ हुई' })
    await expect.poll(() => readAgain(page).then(() => left.isVisible())).toBe(true)
    await head.click()
    await expect(head).toHaveCount(0)
  },
)

journey(
  'a complaint arrives while there is no room for its photo, and the photo follows',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide()
    const full = `insert into limits values ('photo-kilobytes', 6000000, now() + interval '1 day')`
    await world.owner.query(full)
    const { page, open, isAccessible } = await phone({ at: world, ownClock: true })
    await open('/complaints')
    await page.getByRole('radio', { name: 'पानी' }).check()
    await page.getByLabel('क्या दिक्कत है?').fill('नल टूटा है')
    await pickPhoto(page)
    await page.getByRole('button', { name: 'शिकायत भेजें' }).click()
    await expect(page.getByRole('heading', { name: 'आपकी शिकायत मिल गई' })).toBeVisible()
    const waiting = page.getByRole('region', { name: outboxTexts.list.hi })
    await expect(waiting.getByText(outboxTexts.photoLater.hi)).toBeVisible()
    await expect(waiting.getByAltText(outboxTexts.picture.hi)).toBeVisible()
    await isAccessible()
    // On every later visit too.
    await open('/complaints')
    await expect(waiting.getByText(outboxTexts.photoLater.hi)).toBeVisible()
    await expect(page.getByText(outboxTexts.refused.hi)).toHaveCount(0)
    await world.owner.query('delete from limits')
    await page.clock.fastForward('11:00')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(waiting).toHaveCount(0)
    // Its number was told at once, so nothing is told again.
    await expect(page.getByText('आपकी शिकायत भेज दी गई')).toHaveCount(0)
    const { rows } = await world.owner.query('select words, image_hash from complaints')
    expect(rows).toEqual([{ words: 'नल टूटा है', image_hash: expect.stringMatching(/^[0-9a-f]{32}$/) }])
  },
)

journey(
  'a photo that is still being prepared when Send is pressed goes with its words',
  async ({ phone, guide }) => {
    const words = `नल टूटा है ${crypto.randomUUID()}`
    const { page, open } = await phone({ before: preparePhotosLate })
    await open('/complaints')
    await page.getByRole('radio', { name: 'पानी' }).check()
    await page.getByLabel('क्या दिक्कत है?').fill(words)
    await page
      .locator('input[type=file]:not([capture])')
      .setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: await newPhoto() })
    await expect(page.getByText(photoTexts.preparing.hi)).toBeVisible()
    await page.getByRole('button', { name: 'शिकायत भेजें' }).click()
    await goOnPreparing(page)
    await expect(page.getByRole('heading', { name: 'आपकी शिकायत मिल गई' })).toBeVisible()
    const { rows } = await guide.owner.query('select image_hash from complaints where words = $1', [words])
    expect(rows).toEqual([{ image_hash: expect.stringMatching(/^[0-9a-f]{32}$/) }])
  },
)

journey(
  'older complaints that cannot be read are told of at their button, and a new one pushes none of them out',
  async ({ staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide()
    const many = 130
    await world.owner.query(
      `insert into complaints (id, number, category, words, device, fingerprint, notice_version, notice_language, created_at,
         updated_at)
       select gen_random_uuid(), (1000000 + n)::text, 'water', 'नल ' || n, 'd', 'f' || n, 'v', 'hi', now(), now()
       from generate_series(1, $1) n`,
      [many],
    )
    const { page } = await staffPhone('/admin/complaints', { at: world })
    const shown = page.getByRole('button', { name: /नल \d+|नाली भरी है/ })
    const more = page.getByRole('button', { name: 'पुरानी दिखाएँ' })
    const older = /\/api\/complaints\?.*skip=/
    await page.route(older, route => route.abort())
    await more.click()
    const failed = page.getByRole('alert').filter({ hasText: kitStaffTexts.moreFailed.hi })
    await expect(failed).toContainText(kitStaffTexts.away.hi)
    await page.unroute(older)
    await more.click()
    await expect(shown).toHaveCount(many)
    await expect(failed).toHaveCount(0)
    await complain(world.url)
    await expect.poll(() => readAgain(page).then(() => shown.count())).toBe(many + 1)
  },
)
