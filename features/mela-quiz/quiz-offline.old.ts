import { describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browserForAll, phone, worldForAll } from '#tests/world/fixture.ts'
import { texts } from './texts.ts'

worldForAll({ pages: true })
browserForAll()

describe.each(['en', 'hi'] as const)('in %s', language => {
  journey('a start without network says in view what is wrong and what to do', async () => {
    const context = { viewport: { width: 360, height: 640 } }
    const { page, open, isAccessible, close } = await phone({ language, context })
    await open('/mela-quiz')
    await page.getByLabel(texts.name[language]).fill('Sunita Kumari')
    await page.getByLabel(texts.phone[language]).fill(language === 'en' ? '9876500010' : '9876500012')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: texts.start[language] }).click()
    const error = page.getByRole('alert').filter({ hasText: texts.failed[language] })
    const advice = error.getByText(texts.failedOffline[language])
    await advice.waitFor()
    const actionRow = await page.locator('.act').boundingBox()
    await expect
      .poll(async () => {
        const box = await error.boundingBox()
        return box && box.y + box.height
      })
      .toBeLessThanOrEqual(actionRow?.y ?? 0)
    await isAccessible()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: texts.start[language] }).click()
    await page.getByText(texts.question[language].replace('{n}', '1').replace('{most}', '10')).waitFor()
    await close()
  })
})

journey('a name that the server cannot take is marked in its field', async () => {
  const { page, open, close } = await phone()
  await open('/mela-quiz')
  await page.getByLabel(texts.name.en).fill('Sunita \u202e')
  await page.getByLabel(texts.phone.en).fill('9876500011')
  await page.getByRole('button', { name: texts.start.en }).click()
  await page.locator('.field--bad').getByText(texts.textNotAllowed.en).waitFor()
  await close()
})
