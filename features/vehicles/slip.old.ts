import { describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { readCode } from '#tests/read-code.ts'
import { gate } from '#tests/vehicles/gate.ts'
import { browserForAll, phone, world, worldForAll } from '#tests/world/fixture.ts'

worldForAll({ pages: true })
browserForAll()

describe('the slip of a vehicle', () => {
  journey('holds the longest name of a lot and the longest plate, and its code is still read', async () => {
    const en = 'Ground of the old school by the canal road and the north gate'.slice(0, 60)
    const hi = 'पुराने स्कूल का मैदान, नहर वाली सड़क और उत्तर वाले फाटक के पास'.slice(0, 60)
    await world.owner.query('update parking_lots set name_en = $1, name_hi = $2 where number = 3', [en, hi])
    await world.context.responseCache.changed('parking')
    const { page, open, close } = await phone()
    await open('/admin/vehicle')
    const desk = gate(page)
    await desk.signIn()
    await desk.fill({ lot: 'parking-3' })
    await page.getByLabel('Number plate').fill('BR 06 GARIBNATH 1234')
    await desk.takePhoto()
    await desk.register()
    const id = await desk.id()
    await page.emulateMedia({ media: 'print' })
    const slip = page.locator('body > div > article')
    await slip.getByText(hi).waitFor()
    expect(await slip.evaluate(paper => paper.scrollHeight <= paper.clientHeight)).toBe(true)
    expect(await readCode(slip.locator('svg'))).toBe(id)
    await world.owner.query("update parking_lots set name_en = '', name_hi = '' where number = 3")
    await close()
  })
  journey(
    'is one page of 80 mm with nothing of the app over its code, and the gate keeps its lot',
    async () => {
      const { page, open, close } = await phone()
      await open('/admin/vehicle')
      const desk = gate(page)
      await desk.signIn()
      await desk.fill({ lot: 'parking-3' })
      await page.getByLabel('Number plate').fill('br06 ab 1234')
      await desk.takePhoto()
      await desk.register()
      const id = await desk.id()
      await page.emulateMedia({ media: 'print' })
      const slip = page.locator('body > div > article')
      await slip.waitFor()
      const words = (await slip.textContent()) ?? ''
      for (const said of [id, 'पार्किंग 3', 'BR06 AB 1234', '155304', 'Keep this slip'])
        expect(words).toContain(said)
      expect(words).not.toMatch(/Ramesh|98350/)
      const seen = await page.evaluate(() =>
        [...document.body.children]
          .filter(part => part.getClientRects().length > 0)
          .map(part => part.className),
      )
      expect(seen).toHaveLength(1)
      expect(await readCode(slip.locator('svg'))).toBe(id)
      const fits = () => slip.evaluate(paper => paper.scrollHeight <= paper.clientHeight)
      expect(await fits()).toBe(true)
      const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
      expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
      // 80 mm in points.
      expect(pdf).toMatch(/\/MediaBox \[0 0 22[67]/)
      await page.emulateMedia({ media: 'screen' })
      await page.getByRole('button', { name: 'Register Another Vehicle' }).click()
      await expect.poll(() => page.getByLabel('Parking Location').inputValue()).toBe('parking-3')
      await close()
    },
  )
})
