import type { Page } from '@playwright/test'
import { photoTexts } from '#kit/web/photo/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { chosenPhoto, newPhoto, pickPhoto } from '#tests/photos/pick-photo.ts'
import { openDevice } from '#tests/world/device.ts'

const unique = () => crypto.randomUUID().slice(0, 8)
const card = (page: Page, what: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: what })
const waiting = (page: Page) => page.getByRole('region', { name: 'भेजे जाने का इंतज़ार' })

/** Runs in the page: how many photos of unsent forms it keeps for a reload. */
const countKeptPhotos = async () => {
  // Opening the database before the guide does would create it without its tables.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'drafts')) return 0
  return new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('drafts')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const counting = database.transaction('photos').objectStore('photos').count()
      counting.onsuccess = () => {
        database.close()
        resolve(counting.result)
      }
      counting.onerror = () => reject(counting.error)
    }
  })
}

journey(
  'a found thing is reported; its owner calls the number, which the finder hides, and gives the thing back',
  async ({ phone }) => {
    const what = `झोला ${unique()}`
    const owner = await phone()
    await owner.open('/lost-found')
    await owner.page.getByRole('tab', { name: /^मिला/ }).click()

    const { page, open, toasts } = await phone()
    await open('/lost-found/submit')
    await page.getByRole('radio', { name: 'मिला है' }).check()
    await page.getByRole('radio', { name: 'झोला, बैग' }).check()
    const send = page.getByRole('button', { name: 'सूचना भेजें' })
    await send.click()
    const form = page.locator('form')
    for (const words of ['कृपया सामान की फोटो लगाएँ', 'नाम ज़रूरी है', 'फ़ोन नंबर ज़रूरी है'])
      await expect(form.getByText(words)).toBeVisible()
    await pickPhoto(page)
    await page.getByLabel('पहचान').fill(what)
    await page.getByLabel('नाम', { exact: true }).fill('आशा')
    await page.getByLabel('फ़ोन नंबर').fill('98765 0001')
    await send.click()
    await expect(form.getByText('10 अंकों का नंबर लिखें')).toBeVisible()
    await page.getByLabel('फ़ोन नंबर').fill('९८७६५ ०००१०')
    await page.getByLabel('हेल्प डेस्क का नाम').fill('हेल्प डेस्क 2')
    // A space that nobody sees is no answer to an optional question.
    await page.getByLabel('हेल्प डेस्क का नंबर').fill('\u200b ')
    const showNumber = page.getByRole('checkbox', { name: /^पूछने वाले को मेरा नंबर दिखाएँ/ })
    await expect(showNumber).not.toBeChecked()
    await showNumber.check()
    await send.click()
    await expect.poll(toasts).toContain('सामान की सूचना दर्ज हो गई!')
    await expect(page.getByRole('tab', { name: /^मिला/, selected: true })).toBeVisible()

    // It appears in the list on another phone by itself.
    const seen = card(owner.page, what)
    await expect(seen.getByText('पाने वाले ने लिखा है, जाँचा नहीं गया। किसी को पैसे न दें।')).toBeVisible()
    await expect(seen.getByText('9876500010')).toBeHidden()
    // A key instead of a tap, because the things of other journeys may move the card under a finger.
    await seen.getByRole('button', { name: /^98••••••10 देखें/ }).press('Enter')
    const call = seen.getByRole('link', { name: '9876500010 पर कॉल करें' })
    await expect(call).toHaveAttribute('href', 'tel:9876500010')
    await expect(call).toBeFocused()

    await page.reload()
    const own = page.getByRole('region', { name: 'आपकी सूचनाएँ' })
    await expect(own.getByText('आपका नंबर 1 व्यक्ति को दिखाया गया है')).toBeHidden()
    await own.getByText(what).click()
    await expect(own.getByText('आपका नंबर 1 व्यक्ति को दिखाया गया है')).toBeVisible()
    await own.getByRole('button', { name: `नंबर छिपाएँ: ${what}` }).click()
    await expect(own.getByText('आपका नंबर छिपा है')).toBeVisible()
    await expect(call).toBeHidden()
    await own.getByRole('button', { name: `सामान लौटा दिया: ${what}` }).click()
    await expect(card(owner.page, what)).toHaveCount(0)
  },
)

journey(
  'a report survives a reload, waits while offline, is sent once even if an answer is lost, and is shown beside similar ones',
  async ({ phone, guide }) => {
    const mark = unique()
    const what = `लाल पर्स ${mark}`
    const alike = `Red purse, name ${mark} inside`
    const found = { type: 'Found', description: alike, kind: 'purse', name: 'मोहन', phone: '9876500010' }
    const more = { id: crypto.randomUUID(), show_phone: 'false', notice_version: 'v', notice_language: 'hi' }
    const finder = await openDevice(guide.url)
    expect((await finder.send('/api/lost-found', { ...found, ...more }, await newPhoto())).status).toBe(201)
    const rows = async () =>
      (await guide.owner.query('select status from lost_found_items where description = $1', [what])).rows
    const { page, open } = await phone()
    await open('/lost-found/submit')
    await page.getByRole('radio', { name: 'पर्स, पैसे' }).check()
    await page.getByLabel('पहचान').fill(what)
    await page
      .locator('input[type=file]:not([capture])')
      .setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
    await expect(page.getByRole('alert').getByText(photoTexts.notImage.hi).first()).toBeVisible()
    await page.getByLabel('नाम', { exact: true }).fill('आशा')
    await page.getByLabel('फ़ोन नंबर').fill('9876500010')
    const send = page.getByRole('button', { name: 'सूचना भेजें' })
    await pickPhoto(page)
    await expect.poll(() => page.evaluate(countKeptPhotos)).toBe(1)

    await page.reload()
    await expect(chosenPhoto(page)).toBeVisible()
    await expect(page.getByLabel('पहचान')).toHaveValue(what)
    await page.route('**/api/**', route => route.abort())
    await send.click()
    await expect(waiting(page).getByText(what)).toBeVisible()
    expect(await rows()).toEqual([])
    await page.unroute('**/api/**')

    let isLost = false
    await page.route('**/api/lost-found', async route => {
      if (route.request().method() !== 'POST') return route.continue()
      const response = await route.fetch()
      if (isLost || response.status() !== 201) return route.fulfill({ response })
      await route.abort()
      isLost = true
    })
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(() => isLost).toBe(true)
    await page.reload()
    await expect(card(page, what).first()).toBeVisible()
    await expect(waiting(page)).toHaveCount(0)
    expect(await rows()).toHaveLength(1)
    const own = page.getByRole('region', { name: 'आपकी सूचनाएँ' })
    await expect(own.getByText('मिलता-जुलता सामान है: ')).toBeVisible()
    await expect(own.getByText(alike)).toBeVisible()
  },
)

journey(
  'the list shows no count that it does not know; it can be searched and filtered, and a photo opens large',
  async ({ phone, guide }) => {
    const [bag, purse, phoneLost] = [`झोला ${unique()}`, `पर्स ${unique()}`, `मोबाइल ${unique()}`]
    const finder = await openDevice(guide.url)
    const report = async (description: string, kind: 'bag' | 'purse' | 'phone') => {
      const fields = { type: 'Lost', description, kind, name: 'मोहन साह', phone: '9876500010' }
      const more = { id: crypto.randomUUID(), show_phone: 'true', notice_version: 'v', notice_language: 'hi' }
      const { status } = await finder.send('/api/lost-found', { ...fields, ...more }, await newPhoto())
      expect(status).toBe(201)
    }
    await report(bag, 'bag')
    await report(purse, 'purse')
    const { page, open } = await phone()
    await page.route('**/api/lost-found', route => route.abort())
    // From Home, because the screen's own page carries the list.
    await open('/')
    await page.getByRole('link', { name: 'खोया-पाया' }).first().click()
    await expect(page.getByText('सूची नहीं खुल सकी')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'खोया', exact: true })).toBeVisible()
    await page.unroute('**/api/lost-found')
    // The list also retries by itself, so the button may be gone.
    await page
      .getByRole('button', { name: 'फिर कोशिश करें' })
      .evaluateAll((keys: HTMLElement[]) => keys.map(key => key.click()))
    await expect(page.getByRole('tab', { name: /^खोया \(\d+\)$/ })).toBeVisible()
    await page.getByRole('searchbox').fill(bag)
    await expect(card(page, bag)).toBeVisible()
    await expect(card(page, purse)).toHaveCount(0)
    await page.getByRole('button', { name: 'पर्स, पैसे' }).click()
    await expect(page.getByText('ऐसा कुछ नहीं मिला')).toBeVisible()
    await page.getByRole('button', { name: 'सब दिखाएँ' }).click()
    await expect(card(page, purse)).toBeVisible()

    const enlarge = page.getByRole('button', { name: `फोटो बड़ी करें: ${bag}` })
    await enlarge.press('Enter')
    const viewer = page.getByRole('dialog', { name: bag })
    await expect(viewer.getByRole('img', { name: bag })).toBeVisible()
    // A new thing at the top hides none of those below.
    await report(phoneLost, 'phone')
    await expect(card(page, phoneLost)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expect(enlarge).toBeFocused()

    await page.context().setOffline(true)
    await card(page, bag).getByRole('button', { name: /देखें/ }).press('Enter')
    await expect(page.getByText('नेटवर्क नहीं है। फिर कोशिश करें, या हेल्प डेस्क')).toBeVisible()
  },
)
