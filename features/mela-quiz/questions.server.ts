import { randomInt } from 'node:crypto'
import { type KeyedQuestion, quizQuestions } from '#content/quiz.server.ts'
import type { Answers, Finished, Question } from './contract.ts'
import { questionCount } from './quiz-limits.ts'

/** Per question, the option at each shown position; option 0 is the right one. */
export type OptionOrder = readonly (readonly number[])[]

/** Questions of one attempt; null for the ten fixed ones. */
export type Asked = readonly KeyedQuestion[] | null

/** A new order of the options, for one attempt. */
export const shuffledOptions = (): OptionOrder =>
  Array.from({ length: questionCount }, () => shuffle([0, 1, 2, 3]))
/** Ten of these questions, in random order; undefined if there are fewer. */
export const drawn = (all: readonly KeyedQuestion[]): KeyedQuestion[] | undefined =>
  all.length < questionCount ? undefined : shuffle(all).slice(0, questionCount)

/** The questions in the order of one attempt. */
export const shownQuestions = (asked: Asked, order: OptionOrder): Question[] =>
  (asked ?? quizQuestions).map(({ id, question, right, wrong }, number) => {
    const options = (order[number] ?? []).flatMap(place => [right, ...wrong][place] ?? [])
    return {
      id,
      question: question.en,
      questionHi: question.hi,
      options: options.map(option => option.en),
      optionsHi: options.map(option => option.hi),
    }
  })

/** Converts shown positions to option numbers, and back. */
export const ownPlaces = (answers: Answers, order: OptionOrder): Answers =>
  answers.map((place, number) => (place === null ? null : (order[number]?.[place] ?? null)))
export const shownPlaces = (answers: Answers, order: OptionOrder): Answers =>
  answers.map((place, number) => (place === null ? null : (order[number]?.indexOf(place) ?? null)))

/** Count of correct answers (specification §9); `answers` are option numbers. */
export const scoreOf = (answers: Answers): number => answers.filter(place => place === 0).length

/** Each answer with the right one and its explanation; `isWhole` false: only of the answered questions. */
export function explained(
  asked: Asked,
  answers: Answers,
  order: OptionOrder,
  isWhole: boolean,
): NonNullable<Finished['review']> {
  const isTold = (_: unknown, number: number) => isWhole || (answers[number] ?? null) !== null
  return {
    questions: shownQuestions(asked, order).filter(isTold),
    answers: (asked ?? quizQuestions)
      .map(({ why }, number) => ({
        chosen: shownPlaces(answers, order)[number] ?? null,
        right: order[number]?.indexOf(0) ?? 0,
        why,
      }))
      .filter(isTold),
  }
}

function shuffle<T>(values: readonly T[]): T[] {
  const left = [...values]
  return values.flatMap(() => left.splice(randomInt(left.length), 1))
}
