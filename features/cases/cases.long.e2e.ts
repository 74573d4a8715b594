import { expect, journey } from '#tests/journey.ts'
import { caseRow, complainOnPhone } from './test-case-rows.ts'

journey('when two desks take one case the second is told who has it', async ({ guide, staffPhone }) => {
  const words = await complainOnPhone(guide.url)
  const who = await guide.newStaff('help-desk')
  const first = await guide.staff()
  const { page } = await staffPhone('/admin/cases', { who })
  await page.route('**/api/cases/*/take', async route => {
    await first.call('POST', new URL(route.request().url()).pathname, {})
    await route.continue()
  })
  await caseRow(page, words).getByRole('button', { name: 'ज़िम्मा लें', exact: true }).press('Enter')
  await expect(page.getByText('यह मामला admin ने ले लिया है')).toBeVisible()
})
