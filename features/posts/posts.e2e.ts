import { expect, journey, whenKept } from '#tests/journey.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import { postsTexts } from './texts.ts'

journey(
  'a post is found offline by its spoken number, and a danger reported from it has the post as its place',
  async ({ phone, staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const staff = await signedInBrowser(world.url)
    const { status } = await staff.call('POST', '/api/posts', {
      ...{ id: crypto.randomUUID(), code: 'G27', kind: 'pole' },
      ...{ beside: { en: 'Water tank', hi: 'पानी की टंकी' }, source: 'ward office' },
      ...{ position: { lat: 26.1207, lng: 85.3913, precision_m: 8 }, is_checked: true, is_standing: true },
    })
    expect(status).toBe(201)
    const { page, open, isAccessible } = await phone({ at: world, serviceWorkers: 'allow' })
    const plate = page.getByText('जी सत्ताईस', { exact: true })
    await open('/p/G27')
    await expect(plate).toBeVisible()
    await expect(page.getByText('बिजली का खंभा, पानी की टंकी के पास')).toBeVisible()
    await isAccessible()
    await whenKept(page)
    await page.context().setOffline(true)
    await open('/p')
    const number = page.getByLabel(postsTexts.field.hi)
    const find = page.getByRole('button', { name: postsTexts.find.hi })
    await number.fill('नमस्ते')
    await find.click()
    await expect(page.getByText(postsTexts.notCode.hi)).toBeVisible()
    await expect(number).toHaveValue('नमस्ते')
    await number.fill('जी सत्ताईस')
    await find.click()
    await expect(page).toHaveURL('/p/G27')
    await expect(plate).toBeVisible()

    await page.getByRole('link', { name: postsTexts.danger.hi }).click()
    await page.getByRole('button', { name: 'बिजली का तार' }).click()
    const place = page.getByLabel('जगह', { exact: true })
    await expect(place.locator('option:checked')).toHaveText('पोस्ट G 27')
    await isAccessible()
    // As it was left, even after the guide is reopened.
    await page.reload()
    await expect(place.locator('option:checked')).toHaveText('पोस्ट G 27')
    await page.getByRole('button', { name: 'खतरे की सूचना भेजें' }).click()
    await expect(page.getByText('सूचना अभी नहीं गई है')).toBeVisible()
    await page.context().setOffline(false)
    const desk = await staffPhone('/admin/dangers', { at: world })
    await expect(desk.page.getByRole('button', { name: 'बिजली का तार, पोस्ट G 27' })).toBeVisible()
  },
)
