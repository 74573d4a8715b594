import { beforeEach, describe, expect } from 'vitest'
import { texts as contactTexts } from '#features/contacts/staff/texts.ts'
import { texts as kit } from '#kit/web/staff/texts.ts'
import { journey } from '#tests/browser.ts'
import { world } from '#tests/world/fixture.ts'
import { desk, phonesForAll } from './test-phones.ts'
import { texts } from './texts.ts'

phonesForAll()
beforeEach(() => world.owner.query('truncate limits, staff_sessions'))

describe.each(['en', 'hi'] as const)('Back in the staff console in %s', language => {
  const add = contactTexts.add[language]
  journey('closes an editor where nothing is typed, and keeps one with words and its screen', async () => {
    const { page } = await desk('/admin/contacts', { language })
    await page.getByRole('button', { name: add }).click()
    const editor = page.getByRole('dialog', { name: add })
    await editor.waitFor()
    await page.evaluate(() => history.back())
    await editor.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/admin/contacts')

    await page.getByRole('button', { name: add }).click()
    await editor.locator('input').first().fill('हेल्प डेस्क')
    await page.evaluate(() => history.back())
    await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBe(1)
    await expect.poll(() => editor.locator('input').first().inputValue()).toBe('हेल्प डेस्क')
    expect(new URL(page.url()).pathname).toBe('/admin/contacts')
    await editor.getByRole('button', { name: kit.save[language], exact: true }).click()
    const first = editor.locator('[aria-invalid]').first()
    await first.waitFor()
    await expect.poll(() => first.evaluate(field => document.activeElement === field)).toBe(true)
    await editor.getByRole('button', { name: kit.cancel[language], exact: true }).click()
    await editor.waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0)
  })

  journey('keeps the question to sign in again, and the screen below it', async () => {
    const { page } = await desk('/admin/contacts', { language })
    await page.getByRole('button', { name: add }).click()
    const editor = page.getByRole('dialog', { name: add })
    await editor.locator('input').first().fill('101')
    await world.owner.query('truncate staff_sessions')
    await editor.getByRole('button', { name: kit.save[language], exact: true }).click()
    const question = page.getByRole('dialog', { name: texts.sessionEnded[language] })
    await question.waitFor()
    await page.evaluate(() => history.back())
    await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBe(2)
    await question.waitFor()
    expect(new URL(page.url()).pathname).toBe('/admin/contacts')
  })
})
