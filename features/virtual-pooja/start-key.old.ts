import { describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browserForAll, phone, worldForAll } from '#tests/world/fixture.ts'
import { texts } from './texts.ts'

worldForAll({ pages: true })
browserForAll()

const screens = [
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 640, height: 360 },
]

describe.each(screens)('on a screen of $width x $height', viewport => {
  for (const language of ['en', 'hi'] as const) {
    journey(`the button that starts a step is on the screen, offline too (${language})`, async () => {
      const { page, open, isAccessible, close } = await phone({ language, context: { viewport } })
      await page.clock.install()
      await open('/virtual-pooja?deity=default')
      const start = page.getByRole('button', { name: texts.jalStart[language] })
      await start.waitFor()
      const lowest = async () => {
        const box = await page.getByRole('button').last().boundingBox()
        return box ? box.y + box.height : Number.POSITIVE_INFINITY
      }
      expect(await lowest()).toBeLessThanOrEqual(viewport.height)
      await page.context().setOffline(true)
      await page.locator('main .strip').waitFor()
      expect(await lowest()).toBeLessThanOrEqual(viewport.height)
      await isAccessible()
      await start.click()
      await page.getByRole('button', { name: texts.jalBusy[language] }).waitFor()
      expect(await lowest()).toBeLessThanOrEqual(viewport.height)
      await close()
    })
  }
})
