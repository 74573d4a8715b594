import { expect, journey } from '#tests/journey.ts'

journey('with storage blocked, the language still changes and every screen opens', async ({ phone }) => {
  const { page } = await phone({
    language: 'none',
    before: () => {
      for (const name of ['localStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
    },
  })
  await page.goto('/')
  await page.getByRole('dialog').getByRole('button', { name: 'हिन्दी' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
  await page.getByRole('link', { name: 'पीने का पानी', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'पीने का पानी' })).toBeVisible()
})
