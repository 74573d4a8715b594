import { expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browserForAll, guideForAll, phone } from '#tests/world/fixture.ts'

guideForAll()
browserForAll()

const look = () => {
  const { fontSize } = getComputedStyle(document.documentElement)
  const { color } = getComputedStyle(
    document.querySelector('.tiny, .sub, .bar-i:last-child') ?? document.body,
  )
  return { fontSize, ink: getComputedStyle(document.body).color, color }
}

journey('text size and contrast are chosen in the menu, in both themes', async () => {
  for (const [colorScheme, ink] of [
    ['light', 'rgb(0, 0, 0)'],
    ['dark', 'rgb(255, 255, 255)'],
  ] as const) {
    const { page, open, isAccessible, close } = await phone({ context: { colorScheme } })
    await open('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('radio', { name: 'Very large' }).check()
    await page.getByRole('group', { name: 'Contrast' }).getByRole('radio', { name: 'High' }).check()
    expect(await page.evaluate(look)).toMatchObject({ fontSize: '24px', ink })
    await isAccessible()
    await close()
  }
})

journey('a chosen text size and contrast hold on every page, before its script runs', async () => {
  const { page, open, close } = await phone({ language: 'hi' })
  await open('/')
  await page.getByRole('button', { name: 'मेनू' }).click()
  await page.getByRole('radio', { name: 'बड़े', exact: true }).check()
  await page.getByRole('radio', { name: 'ज़्यादा' }).check()
  await page.route('**/assets/*.js', route => route.abort())
  await page.goto(page.url().replace(/\/$/, '/history'))
  expect(await page.evaluate(look)).toMatchObject({ fontSize: '20px', ink: 'rgb(0, 0, 0)' })
  await page.unrouteAll()
  await open('/')
  await page.getByRole('button', { name: 'मेनू' }).click()
  expect(await page.getByRole('radio', { name: 'बड़े', exact: true }).isChecked()).toBe(true)
  await page.getByRole('group', { name: 'अक्षरों का आकार' }).getByRole('radio', { name: 'सामान्य' }).check()
  expect(await page.evaluate(look)).toMatchObject({ fontSize: '16px' })
  await close()
})
