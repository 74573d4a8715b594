import { describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { eventually } from '#tests/world/eventually.ts'
import { browserForAll, phone, world } from '#tests/world/fixture.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import { staffMember } from '#tests/world/world.ts'
import type { Item } from './contract.ts'
import { itemsForAll, post } from './test-items.ts'

itemsForAll({ pages: true })
browserForAll()

describe('the list', () => {
  journey('is searched and filtered, and says when nothing matches', async () => {
    await post({ description: 'Blue bag', submitted_at: 'Helpdesk 2' })
    await post({ description: 'लाल पर्स', kind: 'purse' })
    const { page, open, close } = await phone()
    await open('/lost-found')
    await page.getByRole('tab', { name: 'Found (2)' }).click()
    const cards = page.locator('main ul li')
    await eventually(async () => (await cards.count()) === 2)
    await page.getByRole('searchbox').fill('पर्स')
    await expect.poll(() => cards.count()).toBe(1)
    expect(await cards.getByText('लाल पर्स').getAttribute('lang')).toBe('hi')
    await page.getByRole('button', { name: 'Bag' }).click()
    await page.getByText('Nothing here matches').waitFor()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect.poll(() => cards.count()).toBe(2)
    await page.getByRole('searchbox').fill('helpdesk 2 BLUE')
    await expect.poll(() => cards.count()).toBe(1)
    await close()
  })

  journey('keeps a phone number on one line, however wide the window is', async () => {
    await post({ description: 'Blue bag', type: 'Lost' })
    for (const [width, language] of [
      [320, 'hi'],
      [820, 'en'],
      [1280, 'en'],
    ] as const) {
      const { page, open, close } = await phone({ language, context: { viewport: { width, height: 800 } } })
      await open('/lost-found')
      const number = page.locator('main ul .num').first()
      await number.waitFor()
      expect((await number.boundingBox())?.height).toBeLessThan(32)
      expect(await number.evaluate(element => element.getClientRects().length)).toBe(1)
      await close()
    }
  })

  journey('shows a photo over the whole screen, and closes it by key and by cross', async () => {
    await post()
    const { page, open, isAccessible, close } = await phone()
    await open('/lost-found')
    await page.getByRole('tab', { name: 'Found (1)' }).click()
    await page.getByRole('button', { name: 'Enlarge photo: Blue bag' }).click()
    const viewer = page.getByRole('dialog', { name: 'Blue bag' })
    await viewer.getByRole('img', { name: 'Blue bag' }).waitFor()
    await isAccessible()
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Enlarge photo: Blue bag' }).click()
    await viewer.getByRole('button', { name: 'Close' }).click()
    await viewer.waitFor({ state: 'hidden' })
    await close()
  })

  journey(
    'gives the number on a tap, says that a help desk is unchecked, and loses what staff hide',
    async () => {
      const item = await post({ submitted_at: 'Helpdesk 2', helpdesk_contact: '06212 240112' })
      const { page, open, close } = await phone()
      await open('/lost-found')
      await page.getByRole('tab', { name: 'Found (1)' }).click()
      await page.getByText('Typed by the finder, not checked. Pay nobody.').waitFor()
      await expect.poll(() => page.locator('main a[href="tel:155304"]').count()).toBe(1)
      expect(await page.content()).not.toContain('9876500010')
      await page.getByRole('button', { name: /98••••••10 Show/ }).click()
      await page.locator('a[href="tel:9876500010"]').waitFor()
      world.signIn(staffMember('admin'))
      const hidden = await newVisitor(world).call(`PATCH /api/lost-found-items/${item.id}`, {
        status: 'hidden',
        reason: 'test',
      })
      expect(hidden.status).toBe(200)
      world.signIn(undefined)
      await page.getByRole('tab', { name: 'Found (0)' }).waitFor()
      await page.getByText('No found items found').waitFor()
      await close()
    },
  )
})

describe('the counts', () => {
  journey('are said only when they are known, not while loading or after a failure', async () => {
    await post()
    const { page, open, close } = await phone()
    await page.route('**/api/lost-found', route => route.abort())
    // From Home, as the screen's own page brings the list.
    await open('/')
    await page.getByRole('link', { name: 'Lost & Found' }).click()
    await page.getByText('The list could not be loaded').waitFor()
    await page.getByRole('tab', { name: 'Found', exact: true }).waitFor()
    expect(await page.getByText(/\(0\)/).count()).toBe(0)
    await page.unroute('**/api/lost-found')
    // It asks again by itself after some seconds, so the button may be gone on a slow machine.
    const retry = page.getByRole('button', { name: 'Try Again' })
    await retry
      .or(page.getByRole('tab', { name: 'Found (1)' }))
      .first()
      .waitFor()
    if (await retry.isVisible()) await retry.click({ timeout: 5000 }).catch(() => undefined)
    await page.getByRole('tab', { name: 'Found (1)' }).waitFor()
    await close()
  })
})

describe('a number', () => {
  journey(
    'is shown five times a day, then the help desk is named; what its owner hid is not shown',
    async () => {
      const items: Item[] = []
      for (let count = 0; count < 7; count += 1) items.push(await post({ name: `Finder ${count}` }))
      const { page, open, isAccessible, close } = await phone()
      await open('/lost-found')
      await page.getByRole('tab', { name: 'Found (7)' }).click()
      const key = (count: number) =>
        page.getByRole('button', { name: new RegExp(`^98••••••10 Show.*Finder ${count}$`) })
      await key(6).waitFor()
      await world.owner.query('update lost_found_items set show_phone = false where id = $1', [items[6]?.id])
      await key(6).click()
      await page.getByText('This number is no longer shown.').waitFor()
      for (let count = 0; count < 5; count += 1) {
        await key(count).click()
        await eventually(async () => (await page.locator('a[href="tel:9876500010"]').count()) === count + 1)
      }
      await key(5).click()
      await page
        .getByText('You have seen five numbers today. Try tomorrow, or ask the help desk: 155304.')
        .waitFor()
      await isAccessible()
      await close()
    },
  )

  journey('needs the network, and says so', async () => {
    await post()
    const { page, open, close } = await phone()
    await open('/lost-found')
    await page.getByRole('tab', { name: 'Found (1)' }).click()
    await page.waitForLoadState('networkidle')
    await page.route('**/phone', route => route.abort())
    await page.getByRole('button', { name: /98••••••10 Show/ }).click()
    await page.getByText('No network. Try again, or ask the help desk: 155304.').waitFor()
    await page.unroute('**/phone')
    await page.getByRole('button', { name: /98••••••10 Show/ }).click()
    await page.locator('a[href="tel:9876500010"]').waitFor()
    await close()
  })
})
