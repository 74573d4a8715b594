import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { fill, type Language } from '#common/text.ts'
import { quizQuestions } from '#content/quiz.server.ts'
import { bestTexts, resultTexts, reviewTexts } from '#features/mela-quiz/result-texts.ts'
import { texts } from '#features/mela-quiz/texts.ts'
import { openPhone } from '#tests/world/phone.ts'

const all = { ...texts, ...resultTexts, ...bestTexts, ...reviewTexts }
/** A phone on which somebody plays the quiz, and its words. */
export async function openPlayer(browser: Browser, url: string, language: Language) {
  const phone = await openPhone(browser, url, { language })
  const { page, open } = phone
  const word = (name: keyof typeof all, slots = {}) => fill(all[name], language, slots)
  const key = (name: keyof typeof all) => page.getByRole('button', { name: word(name), exact: true })
  const sees = (name: keyof typeof all, slots = {}) =>
    page.getByText(word(name, slots), { exact: true }).waitFor()
  return {
    ...phone,
    key,
    sees,
    word,
    async register(number = '9876500010') {
      await open('/mela-quiz')
      await page.getByLabel(word('name')).fill('Sunita Kumari')
      await page.getByLabel(word('phone')).fill(number)
      await key('start').click()
      await sees('question', { n: 1, most: 10 })
    },
    /** Answers the question that is shown, and waits until the server has it. */
    async answer(isRight: boolean) {
      const saved = page.waitForResponse(response => response.url().endsWith('/answers'))
      await page.getByRole('radio', { name: await optionOf(page, isRight, language) }).check()
      expect((await saved).status()).toBe(200)
    },
  }
}
/** The shown option that is right, or one that is not. */
export async function optionOf(page: Page, isRight: boolean, language: Language) {
  const asked = await page.locator('#question').textContent()
  const question = quizQuestions.find(({ question }) => question[language] === asked)
  if (!question) throw new Error(`unknown question: ${asked}`)
  const option = (isRight ? question.right : question.wrong[0])[language]
  return new RegExp(`${option.replace(/[()]/g, '\\$&')}$`)
}
