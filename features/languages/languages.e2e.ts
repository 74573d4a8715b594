import { expect, journey } from '#tests/journey.ts'
import { languagesStaffTexts } from './staff/texts.ts'

journey(
  'staff see what a language lacks by screen, and download the file of its texts',
  async ({ staffPhone }) => {
    const { page } = await staffPhone('/admin/languages')
    await expect(page.getByText(languagesStaffTexts.sample.hi)).toBeVisible()
    await page.locator('summary').filter({ hasText: /^मदद/ }).click()
    await expect(page.getByText('Report a wire, drain, crush or fire')).toBeVisible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: languagesStaffTexts.file.hi }).click()
    expect((await downloading).suggestedFilename()).toMatch(/^texts-mai-.*\.csv$/)
    await page.getByRole('button', { name: 'भोजपुरी' }).click()
    await expect(page.getByText(languagesStaffTexts.none.hi)).toBeVisible()
    await page.route('**/api/languages/bho/file', route => route.abort())
    await page.getByRole('button', { name: languagesStaffTexts.file.hi }).click()
    await expect(page.getByRole('alert').getByText(languagesStaffTexts.fileFailed.hi)).toBeVisible()
  },
)
