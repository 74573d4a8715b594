import type { Route } from '@playwright/test'
import { kitStaffTexts } from '#kit/web/staff/texts.ts'
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
    for (const [status, why] of [
      [0, kitStaffTexts.away],
      [403, kitStaffTexts.mayNot],
      [500, kitStaffTexts.atServer],
    ] as const) {
      const answer = (route: Route) => (status ? route.fulfill({ status, json: {} }) : route.abort())
      await page.route('**/api/languages/bho/file', answer, { times: 1 })
      await page.getByRole('button', { name: languagesStaffTexts.file.hi }).click()
      const told = `${languagesStaffTexts.fileFailed.hi} ${why.hi}`
      await expect(page.getByRole('alert').getByText(told)).toBeVisible()
    }
    await page.route('**/api/languages/gaps', route => route.fulfill({ status: 403, json: {} }))
    await page.reload()
    await expect(page.getByText(kitStaffTexts.mayNot.hi)).toBeVisible()
  },
)
