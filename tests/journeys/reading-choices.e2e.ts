import { expect, journey } from '#tests/journey.ts'

const look = () => ({
  fontSize: getComputedStyle(document.documentElement).fontSize,
  ink: getComputedStyle(document.body).color,
})

journey(
  'text size and contrast are chosen in the menu and apply on every page, before its script runs',
  async ({ phone }) => {
    const { page, open, isAccessible } = await phone()
    await open('/')
    await page.getByRole('button', { name: 'मेनू' }).click()
    await page.getByRole('radio', { name: 'बहुत बड़े' }).check()
    await page.getByRole('radio', { name: 'ज़्यादा' }).check()
    expect(await page.evaluate(look)).toEqual({ fontSize: '24px', ink: 'rgb(0, 0, 0)' })
    await isAccessible()
    await page.route('**/assets/*.js', route => route.abort())
    await page.goto('/history')
    expect(await page.evaluate(look)).toEqual({ fontSize: '24px', ink: 'rgb(0, 0, 0)' })
    await page.unrouteAll()
    await page.emulateMedia({ colorScheme: 'dark' })
    await open('/')
    expect(await page.evaluate(look)).toEqual({ fontSize: '24px', ink: 'rgb(255, 255, 255)' })
    // On paper the background is white.
    await page.evaluate(() =>
      addEventListener('beforeprint', () => {
        document.documentElement.dataset.printed = getComputedStyle(document.body).backgroundColor
      }),
    )
    await page.pdf()
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'rgb(255, 255, 255)')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    // A browser that forces dark colours on every page gets the guide's own dark theme.
    await page.emulateMedia({ colorScheme: 'light' })
    const tools = await page.context().newCDPSession(page)
    await tools.send('Emulation.setAutoDarkModeOverride', { enabled: true })
    await open('/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await tools.send('Emulation.setAutoDarkModeOverride', { enabled: false })
    await open('/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    const nandi = page.getByRole('button', { name: 'नंदी से पूछें' })
    await expect(nandi).toBeVisible()
    await page.emulateMedia({ media: 'print', colorScheme: 'light' })
    await expect(nandi).toBeHidden()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: 'मेनू' }).click()
    const size = page.getByRole('group', { name: 'अक्षरों का आकार' })
    await expect(size.getByRole('radio', { name: 'बहुत बड़े' })).toBeChecked()
    await size.getByRole('radio', { name: 'सामान्य' }).check()
    expect(await page.evaluate(look)).toMatchObject({ fontSize: '16px' })
  },
)
