import { expect, journey } from '#tests/journey.ts'
import { coveredByToast } from '#tests/toast.ts'
import { gateOf, newOwner } from './test-gate.ts'

journey(
  'a toast covers neither a button nor the vehicle’s ID nor the dialog below it, even on the narrowest phone',
  async ({ staffPhone }) => {
    for (const width of [320, 360]) {
      const { page } = await staffPhone('/admin/vehicle', {
        role: 'vehicle',
        viewport: { width, height: 800 },
      })
      const covered = (words: string) =>
        expect.poll(() => coveredByToast(page, words), { intervals: [100] }).toEqual([])
      const { fill, takePhoto, register, id, openTab } = gateOf(page)
      await fill({ owner: newOwner() })
      await takePhoto()
      await register()
      await covered('वाहन दर्ज हो गया! ID')
      const vehicle = await id()
      await openTab('वाहन खोजें')
      await page.getByLabel('वाहन ID').fill(vehicle)
      await page.getByRole('button', { name: 'खोजें', exact: true }).click()
      await covered('वाहन मिल गया!')
      await page.getByRole('button', { name: 'निकासी दर्ज करें' }).click()
      const dialog = page.getByRole('dialog', { name: 'वाहन की निकासी दर्ज करें' })
      await dialog.getByRole('button', { name: 'निकासी दर्ज करें' }).click()
      await covered('कम से कम पहली फोटो दें')
    }
  },
)
