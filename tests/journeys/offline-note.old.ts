import { expect } from 'vitest'
import { texts } from '#kit/web/texts.ts'
import { journey } from '#tests/browser.ts'
import { browserForAll, guideForAll, phone } from '#tests/world/fixture.ts'

guideForAll()
browserForAll()

for (const language of ['en', 'hi'] as const)
  journey(
    `the note of a lost network is one line with the age, and opens on a tap (${language})`,
    async () => {
      const { page, open, isAccessible, close } = await phone({ language })
      for (const path of ['/', '/facility/drinking-water', '/virtual-pooja?deity=default']) {
        await open(path)
        await page.waitForLoadState('networkidle')
        await page.context().setOffline(true)
        const note = page.locator('.strip')
        const line = note.locator('summary span')
        await line.waitFor()
        const isWhole = await line.evaluate(words => {
          const range = document.createRange()
          range.selectNodeContents(words)
          const boxes = [...range.getClientRects()]
          const hasOneLine = new Set(boxes.map(box => Math.round(box.bottom))).size === 1
          return hasOneLine && boxes.every(box => box.left >= 0 && box.right <= innerWidth && box.top >= 0)
        })
        expect([path, isWhole]).toEqual([path, true])
        if (!path.startsWith('/virtual')) expect(await line.textContent()).toMatch(/\d{1,2}:\d\d/)
        await line.click()
        await note.getByText(texts.offlineUse[language]).waitFor()
        await isAccessible()
        await page.context().setOffline(false)
      }
      await close()
    },
  )
