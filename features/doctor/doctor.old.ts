import { expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll, world, worldForAll } from '#tests/world/fixture.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'

worldForAll({ pages: true })
browserForAll()

journey('the chief reads what is wrong, why, and one step with its line, and can look again', async () => {
  const { page, open, isAccessible, close } = await takeStaffPhone(browser, world, '/admin/doctor')
  await page.getByRole('heading', { name: /^Fix now/ }).waitFor()
  const trouble = page.getByRole('listitem').filter({ hasText: 'The public https address is not set' })
  expect(await trouble.textContent()).toContain('Do: write the address that people open into the settings')
  expect(await trouble.locator('code').textContent()).toBe('PUBLIC_URL=https://mela.example.in')
  await page.getByRole('heading', { name: /^In order/ }).waitFor()
  expect(await page.getByRole('listitem').filter({ hasText: 'Photo store' }).textContent()).toMatch(/\d+ ms/)
  await isAccessible()
  const answered = page.waitForResponse(answer => answer.url().endsWith('/api/doctor'))
  await page.getByRole('button', { name: 'Look again' }).click()
  expect((await answered).status()).toBe(200)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as text' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^doctor-\d{4}-\d\d-\d\d\.txt$/)
  await page.evaluate(() => localStorage.setItem('app-language', 'hi'))
  await open('/admin/doctor')
  await page.getByText('सार्वजनिक https लिंक नहीं लिखा है', { exact: true }).waitFor()
  await page.getByRole('heading', { name: /^अभी ठीक करें/ }).waitFor()
  await isAccessible()
  await close()
})
