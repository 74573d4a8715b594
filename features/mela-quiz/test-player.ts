import { expect } from '@playwright/test'
import { quizQuestions } from '#content/quiz.server.ts'
import type { DatabasePool } from '#kit/server/db/shared-pool.ts'
import type { Phone } from '#tests/journey.ts'

/** A player with their own name and number. */
export function newPlayer({ page, open }: Phone) {
  const number = `9${String(Math.random()).slice(2, 11).padEnd(9, '0')}`
  const name = `सुनीता ${crypto.randomUUID().slice(0, 8)}`
  const key = (label: string) => page.getByRole('button', { name: label, exact: true })
  const asks = (n: number) => expect(page.getByText(`सवाल ${n} / 10`)).toBeVisible()
  /** Ticks the right option, or a wrong one. */
  const tick = async (isRight: boolean) => {
    const asked = await page.locator('#question').textContent()
    const question = quizQuestions.find(each => each.question.hi === asked)
    const option = (isRight ? question?.right : question?.wrong[0])?.hi ?? ''
    await page
      .locator('label')
      .filter({ has: page.getByText(option, { exact: true }) })
      .click()
  }
  return {
    number,
    name,
    key,
    asks,
    tick,
    async register() {
      await open('/mela-quiz')
      await page.getByLabel('आपका नाम').fill(name)
      await page.getByLabel('फ़ोन नंबर').fill(number)
      await key('क्विज़ शुरू करें').click()
      await asks(1)
    },
    /** Answers the question shown, and waits until the server has stored it. */
    async answer(isRight: boolean) {
      const saved = page.waitForResponse(
        response => response.url().endsWith('/answers') && response.request().method() === 'PUT',
      )
      await tick(isRight)
      expect((await saved).status()).toBe(200)
    },
  }
}
/** Moves the start of a player's attempt back, because the database's clock cannot be moved. */
export const age = (owner: DatabasePool, number: string, seconds: number) =>
  owner.query(
    `update quiz_attempts set created_at = created_at - $2 * interval '1 s' where phone_normalized = $1`,
    [number, seconds],
  )

/** A number's attempts as the database has them. */
export const attemptsOf = async (owner: DatabasePool, number: string) =>
  (
    await owner.query(
      'select score, finished_at is not null as is_finished from quiz_attempts where phone_normalized = $1',
      [number],
    )
  ).rows
