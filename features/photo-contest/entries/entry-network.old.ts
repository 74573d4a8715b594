import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { eventually } from '#tests/world/eventually.ts'
import { phone, world } from '#tests/world/fixture.ts'
import { entryForAll, fill, rows, submit } from '../test-contest.ts'

entryForAll()

const waits = (page: Page) => page.getByRole('heading', { name: 'Waiting to be sent' })

describe('where the network dies', () => {
  journey('before sending, the photo is kept over a reload, seen as waiting, and goes once', async () => {
    const { page, open, close } = await phone()
    await open('/photo-contest')
    await page.waitForLoadState('networkidle')
    await fill(page)
    await page.context().setOffline(true)
    await submit(page).click()
    await page.getByText('Your photo is saved on this phone').waitFor()
    await waits(page).waitFor()
    await expect.poll(() => rows()).toEqual([])
    await page.context().setOffline(false)
    await page.reload()
    await eventually(async () => (await rows()).length === 1)
    await waits(page).waitFor({ state: 'detached' })
    await open('/gallery')
    await page.getByRole('heading', { name: 'Your photos' }).waitFor()
    await close()
    await expect.poll(() => rows()).toHaveLength(1)
  })

  journey('after the server kept it, the answer is asked for again and it stays one', async () => {
    const { page, open, close } = await phone()
    await open('/photo-contest')
    let isLost = false
    await page.route('**/api/photos', async route => {
      const response = await route.fetch()
      if (isLost || response.status() !== 201) return route.fulfill({ response })
      isLost = true
      await route.abort()
    })
    await fill(page)
    await submit(page).click()
    await page.getByText('Your photo is saved on this phone').waitFor()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await waits(page).waitFor({ state: 'detached' })
    expect([isLost, (await rows()).length]).toEqual([true, 1])
    await close()
  })

  journey('a photo that waits shows itself, and how much of it left while it is sent', async () => {
    const { page, open, isAccessible, close } = await phone()
    await open('/photo-contest')
    await page.waitForLoadState('networkidle')
    await fill(page)
    await page.context().setOffline(true)
    await submit(page).click()
    const list = page.getByRole('region', { name: 'Waiting to be sent' })
    const picture = list.getByAltText('Photo that waits')
    await eventually(() =>
      picture.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth === 1600),
    )
    await list.getByText('Will be sent when there is a network').waitFor()
    await isAccessible()
    const held = Promise.withResolvers<void>()
    await page.route('**/api/photos', async route => {
      if (route.request().method() === 'POST') await held.promise
      await route.continue()
    })
    await page.context().setOffline(false)
    await list.getByText(/^Sending\.\.\. \d+%$/).waitFor()
    await picture.waitFor()
    held.resolve()
    await list.waitFor({ state: 'detached' })
    await page.getByText('Your photo is in the gallery').waitFor()
    await close()
  })

  journey('two open tabs send what waits once', async () => {
    const { page, open, close } = await phone()
    await open('/photo-contest')
    await page.waitForLoadState('networkidle')
    await fill(page)
    await page.context().setOffline(true)
    await submit(page).click()
    await waits(page).waitFor()
    const other = await page.context().newPage()
    await page.context().setOffline(false)
    await Promise.all([page.reload(), other.goto(`${world.url}/photo-contest`)])
    await eventually(async () => (await rows()).length > 0)
    await waits(page).waitFor({ state: 'detached' })
    await waits(other).waitFor({ state: 'detached' })
    await expect.poll(() => rows()).toHaveLength(1)
    await close()
  })

  journey('and the sender thinks better of it, it is deleted from the phone and never sent', async () => {
    const { page, open, close } = await phone()
    await open('/photo-contest')
    await page.waitForLoadState('networkidle')
    await fill(page)
    await page.context().setOffline(true)
    await submit(page).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await waits(page).waitFor({ state: 'detached' })
    await page.context().setOffline(false)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => rows()).toEqual([])
    const left = await page.evaluate(
      () =>
        new Promise(resolve => {
          const opening = indexedDB.open('outbox')
          opening.onsuccess = () => {
            const all = opening.result.transaction('items').objectStore('items').count()
            all.onsuccess = () => resolve(all.result)
          }
        }),
    )
    expect(left).toBe(0)
    await close()
  })
})
