import { expect, journey, stopClock } from '#tests/journey.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import { enterPhotos, insertVoted } from '../test-contest.ts'
import { fillEntry, heart, isListed, submitKey, tile } from '../test-phone.ts'
import { photoViewerTexts } from './viewer-texts.ts'

/** Runs in the page before its scripts: a browser that can neither share nor copy. */
const cannotShare = () => {
  for (const name of ['share', 'clipboard'])
    Object.defineProperty(navigator, name, { value: undefined, configurable: true })
}

// The neighbours of a photo, the length of the list and the staff's review setting are the same for all phones, so these
// journeys have their own guides.

journey(
  'a shared photo opens below the language question; keys and swipes turn pages, a report asks for confirmation, Back closes it where it was opened',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const emptyPage = await (await fetch(`${world.url}/gallery`)).text()
    const [a, b, c] = (await enterPhotos(world.url, [2, 1, 0])) as [string, string, string]
    const { page, open, toasts } = await phone({ at: world, language: 'none', before: cannotShare })
    await isListed(page, [a, b, c])
    // Neither the photo nor the list comes: not with the page, not by a request, not with the live stream.
    await page.route('**/gallery?photo=*', route =>
      route.fulfill({ contentType: 'text/html', body: emptyPage }),
    )
    await page.route(/\/api\/(photos|live)/, route => route.abort())
    await page.goto(`/gallery?photo=${b}`)
    const viewer = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('button', { name: 'बंद करें' }) })
      .first()
    await page.locator('#language').getByRole('button', { name: 'हिन्दी' }).click()
    await expect(page.locator('#language')).toBeHidden()
    await expect(viewer.getByText('फोटो नहीं खुल सकीं')).toBeVisible()
    await page.route(`**/api/photos/${b}`, route => route.continue())
    // The photo also comes by itself after some seconds, so the button may be gone.
    await viewer
      .getByRole('button', { name: 'फिर कोशिश करें' })
      .evaluateAll((keys: HTMLElement[]) => keys.map(key => key.click()))
    await expect(viewer.getByRole('heading', { name: 'Pilgrim 2' })).toBeVisible()
    await page.unrouteAll()

    await open('/gallery')
    const opener = page.getByRole('link', { name: 'Pilgrim 2 की फोटो' })
    // A key instead of a tap, because the list's first answer may move the photo under a finger.
    await opener.press('Enter')
    await expect(viewer.getByRole('heading', { name: 'Pilgrim 2' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByRole('heading', { name: 'Pilgrim 3' })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(new RegExp(a))
    // Swiping left shows the next photo.
    await page.mouse.move(300, 400)
    await page.mouse.down()
    await page.mouse.move(120, 405, { steps: 4 })
    await page.mouse.up()
    await expect(page).toHaveURL(new RegExp(b))
    await viewer.getByRole('button', { name: 'फोटो शेयर करें' }).click()
    await expect(page.getByRole('textbox', { name: 'कॉपी करने के लिए' })).toHaveValue(
      `${world.url}/gallery?photo=${b}`,
    )
    await page.keyboard.press('Escape')
    await viewer.getByRole('button', { name: /^वोट दें/ }).click()
    await expect.poll(toasts).toContain('आपका वोट दर्ज हो गया!')
    await viewer.getByRole('button', { name: 'फोटो की शिकायत करें' }).click()
    const sure = page.getByRole('dialog', { name: 'इस फोटो की शिकायत करें?' })
    await page.context().setOffline(true)
    await sure.getByRole('button', { name: 'फोटो की शिकायत करें' }).click()
    await expect(sure.getByRole('alert')).toHaveText(photoViewerTexts.reportFailed.hi)
    await page.context().setOffline(false)
    await sure.getByRole('button', { name: 'फोटो की शिकायत करें' }).click()
    await expect.poll(toasts).toContain('धन्यवाद। कर्मचारी यह फोटो देखेंगे।')
    expect((await world.owner.query('select photo_id from photo_reports')).rows).toEqual([{ photo_id: b }])
    await page.goBack()
    await expect(page).toHaveURL('/gallery')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await expect(viewer.getByRole('heading', { name: 'Pilgrim 2' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(heart(page, b)).toHaveAttribute('aria-pressed', 'true')
    await open(`/gallery?photo=${crypto.randomUUID()}`)
    await expect(viewer.getByText('फोटो उपलब्ध नहीं है')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  },
)

journey(
  'if staff review photos first, only the sender sees one, also after a dead network, until they approve it with one key; then it is in open galleries and on Home',
  async ({ phone, staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const staff = await signedInBrowser(world.url)
    const settings = { only_approved: true, is_closed: false }
    expect((await staff.call('PUT', '/api/photo-contest/settings', settings)).status).toBe(200)
    const { page, open } = await phone({ at: world, ownClock: true })
    await open('/photo-contest')
    await fillEntry(page, 'अनीता देवी')
    // Home follows after two seconds, too soon for a slow machine.
    await stopClock(page)
    await submitKey(page).click()
    await page.getByRole('link', { name: 'गैलरी में देखें' }).click()
    await page.clock.resume()
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'अनीता देवी' })).toBeVisible()
    const id = new URL(page.url()).searchParams.get('photo') ?? ''
    await page.keyboard.press('Escape')
    const waits = page.getByText('कर्मचारियों की मंज़ूरी के बाद दिखेगी')
    await expect(waits).toBeVisible()
    await page.route('**/api/photos/mine', route => route.abort())
    const refused = page.waitForEvent('requestfailed', request => request.url().endsWith('/api/photos/mine'))
    await open('/gallery')
    await refused
    await page.unrouteAll()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(waits).toBeVisible()

    const other = await phone({ at: world })
    await other.open(`/gallery?photo=${id}`)
    await expect(other.page.getByRole('dialog').getByText('फोटो उपलब्ध नहीं है')).toBeVisible()
    await other.openLive('/gallery', 'photos')
    await expect(other.page.getByText('अभी तक कोई फोटो नहीं आई।')).toBeVisible()
    const desk = await staffPhone('/admin/photos', { at: world })
    await expect(desk.page.getByRole('button', { name: /^मंज़ूर करें/ }).first()).toBeVisible()
    await desk.page.keyboard.press('a')
    await expect(tile(other.page, id)).toBeVisible()
    // Its sender sees so on coming back to the page.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(waits).toBeHidden()
    await other.open('/')
    await expect(other.page.locator('.potd')).toContainText('अनीता देवी')
  },
)

journey(
  'a long gallery is read page by page, even after a time offline, and new photos wait while somebody reads further down',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const pages = 60
    await insertVoted(
      world,
      Array.from({ length: pages }, (_, n) => n),
    )
    await world.context.responseCache.changed('photos')
    const reader = await phone({ at: world })
    const { page } = reader
    // The screen's topics and those that are heard on every screen.
    const wholeStream = () => page.waitForResponse('**/api/live?topics=dangers,*photos*')
    const stream = wholeStream()
    await reader.openLive('/gallery', 'photos')
    await stream
    const tiles = page.locator('[data-photo]')
    // Their pictures are not in the store, and each says so in its own box.
    await expect(tiles.first().getByText('फोटो उपलब्ध नहीं है')).toBeVisible()
    // When the network is back the page opens another stream: the one before may be dead without the browser knowing it.
    const again = wholeStream()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await again
    await page.context().setOffline(true)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(page.getByText('फोटो नहीं खुल सकीं')).toBeVisible()
    await page.context().setOffline(false)
    await expect(tiles).toHaveCount(pages)
    const order = () => tiles.evaluateAll(all => all.map(one => (one as HTMLElement).dataset.photo ?? ''))
    const before = await order()
    expect(new Set(before).size).toBe(pages)
    const [fresh = ''] = await enterPhotos(world.url, [0])
    const arrived = page.getByRole('button', { name: 'नई फोटो: 1' })
    await expect(arrived).toBeVisible()
    expect(await order()).toEqual(before)
    await arrived.click()
    await expect.poll(async () => (await order())[1]).toBe(fresh)
    await expect(tile(page, fresh)).toBeInViewport()
  },
)
