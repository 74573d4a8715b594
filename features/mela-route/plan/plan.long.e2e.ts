import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { ruleModeTexts } from './columns.ts'
import { journeyRulesTexts } from './staff/texts.ts'

journey('a rule for nobody is refused at the choice itself, which is shown', async ({ staffPhone }) => {
  const { page } = await staffPhone('/admin/travel-rules')
  await page.getByRole('button', { name: journeyRulesTexts.add.hi }).click()
  const editor = page.getByRole('dialog', { name: journeyRulesTexts.add.hi })
  const car = editor.getByRole('checkbox', { name: ruleModeTexts.car.hi, exact: true })
  await car.uncheck()
  for (const field of await editor.getByRole('textbox').all()) {
    const isDay = (await field.getAttribute('type')) === 'date'
    await field.fill(isDay ? '2027-07-19' : 'चौक')
  }
  await editor.getByRole('button', { name: kitStaffTexts.save.hi, exact: true }).click()
  await expect(editor.getByText(journeyRulesTexts.noModes.hi)).toBeInViewport()
  await expect(car).toBeFocused()
  await expect(car).toHaveAccessibleDescription(journeyRulesTexts.noModes.hi)
})
