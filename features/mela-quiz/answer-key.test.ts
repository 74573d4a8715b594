import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { quizQuestions } from '#content/quiz.server.ts'
import { quizBank } from '#content/quiz-bank.server.ts'

const built = join(import.meta.dirname, '../../dist')
/** Sentences that exist only in the key; questions come with an attempt, never with the site. */
const secrets = [
  ...quizBank.flatMap(({ question }) => [question.en, question.hi]),
  // The history page explains the ninth answer too.
  ...quizQuestions.filter(({ id }) => id !== 'q9').flatMap(({ why }) => [why.en, why.hi]),
]
const escaped = (text: string) =>
  text.replace(/[^\x20-\x7e]/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

test('no built file contains a quiz question or an explanation of one of the ten answers', () => {
  // Files ending in .br and .gz are the same, compressed.
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter(
    file => !/\.(br|gz)$/.test(file) && statSync(join(built, file)).isFile(),
  )
  expect(files.filter(file => file.endsWith('.js')).length).toBeGreaterThan(50)
  const leaks = files.flatMap(file => {
    const text = readFileSync(join(built, file), 'utf8')
    return secrets
      .filter(secret => [secret, escaped(secret)].some(form => text.includes(form)))
      .map(() => file)
  })
  expect(leaks).toEqual([])
})
