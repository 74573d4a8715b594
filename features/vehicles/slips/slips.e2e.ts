import { expect, journey } from '#tests/journey.ts'
import { readCode } from '#tests/read-code.ts'
import { gateOf, newOwner } from '../test-gate.ts'
import { pagesIn, papersOf, pdfOf } from './test-papers.ts'

journey(
  'a vehicle’s slip is one page of 80 mm even with the longest names, leaves out its owner, and its code can be read',
  async ({ staffPhone }) => {
    const { page } = await staffPhone('/admin/vehicle', { role: 'vehicle' })
    const name = {
      en: 'Ground of the old school by the canal road and the north gate'.slice(0, 60),
      hi: 'पुराने स्कूल का मैदान, नहर वाली सड़क और उत्तर वाले फाटक के पास'.slice(0, 60),
    }
    await page.route('**/api/parking', async route => {
      const response = await route.fetch()
      const { lots } = (await response.json()) as { lots: { number: number }[] }
      await route.fulfill({ json: { lots: lots.map(lot => (lot.number === 3 ? { ...lot, name } : lot)) } })
    })
    // Live events would bring the lot's name.
    await page.route('**/api/live?*', route => route.abort())
    await page.reload()
    const { fill, takePhoto, register, id, another } = gateOf(page)
    const owner = newOwner()
    await fill({ owner, lot: 'parking-3' })
    await page.getByLabel('गाड़ी का नंबर').fill('br06 garibnath 1234')
    await takePhoto()
    await register()
    const vehicle = await id()
    await page.emulateMedia({ media: 'print' })
    const slip = papersOf(page)
    for (const words of [vehicle, name.hi, 'BR06 GARIBNATH 1234', '155304', 'Keep this slip'])
      await expect(slip).toContainText(words)
    await expect(slip).not.toContainText(owner)
    await expect(slip).not.toContainText('98350')
    const shown = page.locator('body > *').filter({ visible: true })
    await expect(shown).toHaveCount(1)
    expect(await readCode(slip.locator('svg'))).toBe(vehicle)
    expect(await slip.evaluate(paper => paper.scrollHeight <= paper.clientHeight)).toBe(true)
    const pdf = await pdfOf(page)
    expect(pagesIn(pdf)).toBe(1)
    // 80 mm in points.
    expect(pdf).toMatch(/\/MediaBox \[0 0 22[67]/)
    // On 58 mm paper it is smaller, but still one whole page.
    const narrow = await page.pdf({ width: '58mm', height: '150mm', printBackground: true })
    expect(pagesIn(narrow.toString('latin1'))).toBe(1)
    await page.emulateMedia({ media: 'screen' })
    await another()
    // The form keeps the gate's lot.
    await expect(page.getByLabel('पार्किंग की जगह')).toHaveValue('parking-3')
  },
)
