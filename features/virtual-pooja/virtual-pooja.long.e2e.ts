import type { Page } from '@playwright/test'
import { expect, journey } from '#tests/journey.ts'

const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

journey(
  'a finger or the arrow keys move the water; with reduced motion nothing else moves',
  async ({ phone }) => {
    const picture = (page: Page) =>
      page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
    const { page, open } = await phone({ ownClock: true })
    await open('/virtual-pooja?deity=default')
    await key(page, 'जल चढ़ाएँ').click()
    await expect(key(page, 'जल चढ़ रहा है...')).toBeVisible()
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3000)
    const still = await picture(page)
    await page.clock.runFor(500)
    expect(await picture(page)).toBe(still)
    const scene = page.getByRole('application')
    const box = await scene.boundingBox()
    if (!box) throw new Error('no scene')
    await page.mouse.move(box.x + box.width * 0.7, box.y + 60)
    await page.clock.runFor(500)
    const led = await picture(page)
    expect(led).not.toBe(still)
    await scene.focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.clock.runFor(500)
    expect(await picture(page)).not.toBe(led)
  },
)
