import { expect, journey } from '#tests/journey.ts'
import { readCode } from '#tests/read-code.ts'
import { gateOf } from '../test-gate.ts'
import { pagesIn, papersOf, pdfOf } from './test-papers.ts'

journey(
  'slips printed in advance are each given to one vehicle, even offline, and the rest can be cancelled',
  async ({ staffPhone, guide }) => {
    const { page } = await staffPhone('/admin/vehicle', { role: 'vehicle' })
    const { openTab, fill, takePhoto, register, id, another } = gateOf(page)
    await openTab('पर्चियाँ')
    const howMany = page.getByLabel('कितनी पर्चियाँ')
    const make = page.getByRole('button', { name: 'पर्चियाँ बनाएँ' })
    await howMany.fill('201')
    await make.click()
    await expect(page.getByText('1 से 200 तक की संख्या लिखें')).toBeVisible()
    // A count that distinguishes this batch from others.
    const count = 3 + Math.floor(Math.random() * 10)
    await howMany.fill(String(count))
    await page.route('**/api/parking-slips/*', route => route.abort())
    await make.click()
    await expect(page.getByRole('alert').getByText('यह नहीं हो सका।')).toBeVisible()
    await expect(howMany).toHaveValue(String(count))
    await page.unroute('**/api/parking-slips/*')
    await make.click()
    await expect(page.getByText(`${count} पर्चियाँ छपने के लिए तैयार हैं`)).toBeVisible()

    await page.evaluate(() => {
      window.print = () => undefined
    })
    await page.getByRole('button', { name: 'पर्चियाँ छापें (80 मिमी)' }).click()
    await page.emulateMedia({ media: 'print' })
    const papers = papersOf(page)
    await expect(papers).toHaveCount(count)
    const [number = '', other = ''] = await Promise.all(
      [0, 1].map(at => readCode(papers.nth(at).locator('svg'))),
    )
    expect(number).toMatch(/^MUZ\d{6}$/)
    for (const words of [number, 'पार्किंग: ____', 'Number plate', '155304'])
      await expect(papers.first()).toContainText(words)
    expect(pagesIn(await pdfOf(page))).toBe(count)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: 'लेबल छापें (80 मिमी)' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(papers.filter({ hasText: number.slice(-4) })).not.toHaveCount(0)
    // The label on a vehicle is not enough to forge its slip.
    await expect(papers.filter({ hasText: 'MUZ' })).toHaveCount(0)
    await expect(papers.locator('svg')).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })

    const registerWith = async (slip: string) => {
      await openTab('वाहन दर्ज करें')
      await fill()
      await page.getByLabel('छपी पर्ची का नंबर').fill(slip)
      await takePhoto()
      await register()
    }
    await registerWith(number.toLowerCase())
    expect(await id()).toBe(number)
    await another()
    await registerWith(number)
    await expect(
      page.getByRole('tabpanel').getByText('यह पर्ची किसी और वाहन की है। नई पर्ची दें।').first(),
    ).toBeVisible()
    await expect(page.getByLabel('छपी पर्ची का नंबर')).toHaveValue(number)
    await page.context().setOffline(true)
    await page.getByLabel('छपी पर्ची का नंबर').fill(other)
    await register()
    expect(await id()).toBe(other)
    await expect(page.getByText('इस फ़ोन में सुरक्षित है', { exact: true })).toBeVisible()
    await page.context().setOffline(false)
    await expect
      .poll(
        async () =>
          (await guide.owner.query('select from vehicle_registrations where vehicle_id = $1', [other]))
            .rowCount,
      )
      .toBe(1)

    await openTab('पर्चियाँ')
    const batch = page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ hasText: `${count} में से 2 दी गईं` })
      .first()
    await batch.getByRole('button', { name: 'बची पर्चियाँ दिखाएँ' }).click()
    await expect(page.getByText(`${count - 2} पर्चियाँ छपने के लिए तैयार हैं`)).toBeVisible()
    await batch.getByRole('button', { name: 'बंद करें', exact: true }).click()
    await expect(batch.getByText(/अब नहीं मानी जाएँगी। बंद कर दें\?/)).toBeVisible()
    await batch.getByRole('button', { name: 'बंद करें', exact: true }).click()
    await expect(batch.getByText(/बंद: बची पर्चियाँ अब नहीं मानी जाएँगी/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'पर्चियाँ छापें (80 मिमी)' })).toBeHidden()
  },
)
