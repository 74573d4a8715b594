import { describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { readCode } from '#tests/read-code.ts'
import { gate } from '#tests/vehicles/gate.ts'
import { browserForAll, phone, world, worldForAll } from '#tests/world/fixture.ts'
import { texts as vehicleTexts } from '../texts.ts'
import { texts } from './texts.ts'

worldForAll({ pages: true })
browserForAll()

describe('slips that are printed in advance', () => {
  journey(
    'are printed with their labels, each is given to one vehicle, and the rest can be ended',
    async () => {
      const { page, open, close, isAccessible } = await phone()
      await open('/admin/vehicle')
      const desk = gate(page)
      await desk.signIn()
      await page.getByRole('tab', { name: vehicleTexts.slipsTab.en }).click()
      await page.getByText(texts.none.en).waitFor()
      await page.getByLabel(texts.howMany.en).fill('201')
      await page.getByRole('button', { name: texts.make.en }).click()
      await page.getByText(texts.notANumber.en.replace('{n}', '200')).waitFor()
      await isAccessible()
      await page.getByLabel(texts.howMany.en).fill('3')
      await page.evaluate(() => {
        window.print = () => undefined
      })
      await page.route('**/api/parking-slips/*', route => route.abort())
      await page.getByRole('button', { name: texts.make.en }).click()
      await page.getByText(texts.failed.en).waitFor()
      expect(await page.getByLabel(texts.howMany.en).inputValue()).toBe('3')
      await page.unroute('**/api/parking-slips/*')
      await page.getByRole('button', { name: texts.make.en }).click()
      await page.getByText(texts.ready.en.replace('{n}', '3')).waitFor()
      await page.getByText('0 of 3 used').waitFor()
      await isAccessible()

      await page.getByRole('button', { name: texts.printSlips.en }).click()
      await page.emulateMedia({ media: 'print' })
      const papers = page.locator('body > div > article')
      expect(await papers.count()).toBe(3)
      const number = (await readCode(papers.first().locator('svg'))) ?? ''
      expect(number).toMatch(/^MUZ\d{6}$/)
      const words = (await papers.first().textContent()) ?? ''
      for (const said of [number, 'पार्किंग: ____', 'Number plate', '155304']) expect(words).toContain(said)
      const pdf = async () =>
        (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
      const slips = await pdf()
      expect(slips.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(3)
      expect(slips).toMatch(/\/MediaBox \[0 0 22[67]/)
      await page.emulateMedia({ media: 'screen' })
      await page.getByRole('button', { name: texts.printLabels.en }).click()
      await page.emulateMedia({ media: 'print' })
      await expect.poll(() => papers.count()).toBe(3)
      const labels = await papers.evaluateAll(all => all.map(label => label.textContent).join(' '))
      expect(labels).toContain(number.slice(-4))
      // Nobody can make a slip from the label on a vehicle.
      expect(labels).not.toContain('MUZ')
      expect(await papers.locator('svg').count()).toBe(0)
      expect((await pdf()).match(/\/Type \/Page\b(?!s)/g)).toHaveLength(3)
      await page.emulateMedia({ media: 'screen' })

      const registerWith = async (slip: string) => {
        await page.getByRole('tab', { name: vehicleTexts.register.en }).click()
        await desk.fill()
        await page.getByLabel(texts.slip.en).fill(slip)
        await desk.takePhoto()
        await desk.register()
      }
      await registerWith(number.toLowerCase())
      expect(await desk.id()).toBe(number)
      await page.getByRole('button', { name: vehicleTexts.another.en }).click()
      await registerWith(number)
      await page.getByRole('alert').getByText(vehicleTexts.slipUsed.en).first().waitFor()
      expect(await page.getByLabel(texts.slip.en).inputValue()).toBe(number)
      await isAccessible()

      await page.getByRole('tab', { name: vehicleTexts.slipsTab.en }).click()
      await page.getByText('1 of 3 used').waitFor()
      await page.getByRole('button', { name: texts.show.en }).click()
      await page.getByText(texts.ready.en.replace('{n}', '2')).waitFor()
      await page.getByRole('button', { name: texts.end.en, exact: true }).click()
      await page.getByText(texts.reallyEnd.en).waitFor()
      await page.getByRole('button', { name: texts.end.en, exact: true }).click()
      await page.getByText(texts.ended.en).waitFor()
      await expect.poll(() => page.getByRole('button', { name: texts.printSlips.en }).count()).toBe(0)
      await close()
    },
  )

  journey('are registered without a network and sent once it is back', async () => {
    await world.owner.query('truncate parking_slip_batches, vehicle_registrations, vehicle_numbers cascade')
    const { page, open, close } = await phone()
    await open('/admin/vehicle')
    const desk = gate(page)
    await desk.signIn()
    await page.getByRole('tab', { name: vehicleTexts.slipsTab.en }).click()
    await page.getByLabel(texts.howMany.en).fill('1')
    await page.getByRole('button', { name: texts.make.en }).click()
    await page.getByText(texts.ready.en.replace('{n}', '1')).waitFor()
    const { rows } = await world.owner.query(
      'select vehicle_id from vehicle_numbers join parking_slip_batches b on b.id = block',
    )
    const [{ vehicle_id: number }] = rows
    await page.getByRole('tab', { name: vehicleTexts.register.en }).click()
    await page.context().setOffline(true)
    await desk.fill()
    await page.getByLabel(texts.slip.en).fill(number)
    await desk.takePhoto()
    await desk.register()
    expect(await desk.id()).toBe(number)
    await page.getByText(vehicleTexts.keptTitle.en, { exact: true }).waitFor()
    await page.context().setOffline(false)
    await expect
      .poll(async () => (await world.owner.query('select vehicle_id from vehicle_registrations')).rows)
      .toEqual([{ vehicle_id: number }])
    await close()
  })
})
