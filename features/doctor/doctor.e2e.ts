import { expect, journey } from '#tests/journey.ts'

journey(
  'the chief reads one sentence for each fault and what to do, and can check again',
  async ({ staffPhone }) => {
    const { page } = await staffPhone('/admin/doctor', { language: 'en' })
    await expect(page.getByRole('heading', { name: /^Fix now/ })).toBeVisible()
    const trouble = page.getByRole('listitem').filter({ hasText: 'Public address' })
    await expect(trouble.getByText('write PUBLIC_URL=https://… into the settings')).toBeVisible()
    const answered = page.waitForResponse(answer => answer.url().endsWith('/api/doctor'))
    await page.getByRole('button', { name: 'Look again' }).click()
    expect((await answered).status()).toBe(200)
    await expect(page.getByRole('heading', { name: /^Last errors of the server/ })).toBeVisible()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as text' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^doctor-\d{4}-\d\d-\d\d\.txt$/)
  },
)
