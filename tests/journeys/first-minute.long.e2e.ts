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
  // Somebody who chooses before the app is there is not asked again.
  const { promise: isChosen, resolve: choose } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', route => isChosen.then(() => route.continue()))
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('dialog').getByRole('button', { name: 'हिन्दी' }).click()
  choose()
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
  await page.getByRole('link', { name: 'पीने का पानी', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'पीने का पानी' })).toBeVisible()
})
