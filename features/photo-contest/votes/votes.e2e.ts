import { expect, type Guide, journey } from '#tests/journey.ts'
import { enterPhotos } from '../test-contest.ts'
import { heart, isListed, tile } from '../test-phone.ts'

const votesFor = async ({ owner }: Guide, id: string) =>
  (await owner.query('select count(*)::int as n from photo_votes where photo_id = $1', [id])).rows[0].n
const hide = async (guide: Guide, id: string) => {
  const { status } = await (await guide.staff()).call('PUT', `/api/photo-entries/${id}/visibility`, {
    is_hidden: true,
    reason: 'विज्ञापन',
  })
  expect(status).toBe(200)
}

journey(
  'a heart counts once and is seen on another open phone, where a new photo appears and a hidden one disappears',
  async ({ phone, guide }) => {
    const [id = ''] = await enterPhotos(guide.url, [0])
    const reader = await phone()
    await isListed(reader.page, [id])
    await reader.openLive('/gallery', 'photos')
    const voter = await phone()
    const { page, open, toasts } = voter
    await open('/gallery')
    // With the server down, no vote counts.
    await page.route('**/votes', route => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
    // Keys instead of taps, because the photos of other journeys may move this one under a finger.
    await heart(page, id).press('Enter')
    await expect.poll(toasts).toContain('वोट नहीं हो सका। कृपया फिर कोशिश करें।')
    await expect(heart(page, id)).toHaveAttribute('aria-pressed', 'false')
    await expect(heart(page, id)).toHaveText('0')
    await page.unroute('**/votes')
    await heart(page, id).press('Enter')
    await expect.poll(toasts).toContain('आपका वोट दर्ज हो गया!')
    await expect(heart(page, id)).toHaveAttribute('aria-pressed', 'true')
    await expect(heart(page, id)).toHaveText('1')
    await expect(heart(reader.page, id)).toHaveText('1')
    await page.reload()
    await expect(heart(page, id)).toHaveAttribute('aria-disabled', 'true')
    await heart(page, id).press('Enter')
    await expect.poll(toasts).toContain('आप इस फोटो को पहले ही वोट दे चुके हैं।')
    expect(await votesFor(guide, id)).toBe(1)

    const [fresh = ''] = await enterPhotos(guide.url, [0])
    await expect(tile(reader.page, fresh)).toBeVisible()
    await hide(guide, fresh)
    await expect(tile(reader.page, fresh)).toBeHidden()
  },
)

journey(
  'votes given offline wait on the phone: one counts once even if its answer is lost, one is reported as not counted',
  async ({ phone, guide }) => {
    const [good = '', hidden = ''] = await enterPhotos(guide.url, [0, 0])
    const { page, open } = await phone()
    await isListed(page, [good, hidden])
    await open('/gallery')
    await expect(heart(page, good)).toHaveText('0')
    // The phone shows a signal, but nothing gets through.
    await page.route('**/votes', route => route.abort())
    for (const id of [good, hidden]) {
      await heart(page, id).press('Enter')
      await expect(heart(page, id)).toHaveAccessibleName(/को आपका वोट भेजा जाना बाकी है, वोट: 0$/)
    }
    await expect(page.getByText('नेटवर्क आते ही अपने आप भेज दिया जाएगा').first()).toBeVisible()
    await hide(guide, hidden)
    let isLost = false
    await page.unroute('**/votes')
    await page.route(`**/api/photos/${good}/votes`, async route => {
      const response = await route.fetch()
      if (isLost || !response.ok()) return route.fulfill({ response })
      isLost = true
      await route.abort()
    })
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(() => isLost).toBe(true)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(heart(page, good)).toHaveAccessibleName(/को वोट दिया, वोट: 1$/)
    await expect(page.getByText(/^नहीं गिना गया: फोटो #/)).toBeVisible()
    await expect(page.getByText('प्रतियोगिता पूरी हो चुकी है, या फोटो अब गैलरी में नहीं है।')).toBeVisible()
    await page.getByRole('button', { name: 'ठीक है, हटाएँ' }).click()
    await expect(page.getByText(/^नहीं गिना गया/)).toBeHidden()
    expect(await votesFor(guide, good)).toBe(1)
    expect(await votesFor(guide, hidden)).toBe(0)
  },
)
