import { expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll, world, worldForAll } from '#tests/world/fixture.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'
import { texts } from './staff/texts.ts'

worldForAll({ pages: true })
browserForAll()

journey.each(['en', 'hi'] as const)(
  'staff see what is missing by screen in %s, open a part, and get the file',
  async language => {
    const { page, isAccessible, close } = await takeStaffPhone(browser, world, '/admin/languages', {
      language,
    })
    await page.getByText(texts.sample[language]).waitFor()
    await page.getByText(texts.notShown[language]).waitFor()
    const help = page.locator('summary').filter({ hasText: language === 'en' ? /^Help/ : /^मदद/ })
    await help.click()
    await page.getByText('Is somebody missing?').waitFor({ state: 'detached' })
    await page.getByText('Report a wire, drain, crush or fire').waitFor()
    await isAccessible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: texts.file[language] }).click()
    expect((await downloading).suggestedFilename()).toMatch(/^texts-mai-.*\.csv$/)
    await page.getByRole('button', { name: language === 'en' ? 'Bhojpuri' : 'भोजपुरी' }).click()
    await page.getByText(texts.none[language]).waitFor()
    await isAccessible()
    await page.route('**/api/languages/bho/file', route => route.abort())
    await page.getByRole('button', { name: texts.file[language] }).click()
    await page.getByRole('alert').getByText(texts.fileFailed[language]).waitFor()
    await close()
  },
)
