import { randomInt } from 'node:crypto'
import { quizQuestions } from '#content/quiz.server.ts'
import type { Answers, Finished, Question } from './contract.ts'

/** Per question, which of the four options stands at each shown place; option 0 is the right one. */
export type OptionOrder = readonly (readonly number[])[]

/** A new order of the options, for one attempt. */
export const shuffledOptions = (): OptionOrder => quizQuestions.map(() => shuffle([0, 1, 2, 3]))

/** The questions as one attempt shows them. */
export const shownQuestions = (order: OptionOrder): Question[] =>
  quizQuestions.map(({ id, question, right, wrong }, number) => {
    const options = (order[number] ?? []).flatMap(place => [right, ...wrong][place] ?? [])
    return {
      id,
      question: question.en,
      questionHi: question.hi,
      options: options.map(option => option.en),
      optionsHi: options.map(option => option.hi),
    }
  })

/** From shown places to own places, and back. */
export const ownPlaces = (answers: Answers, order: OptionOrder): Answers =>
  answers.map((place, number) => (place === null ? null : (order[number]?.[place] ?? null)))
export const shownPlaces = (answers: Answers, order: OptionOrder): Answers =>
  answers.map((place, number) => (place === null ? null : (order[number]?.indexOf(place) ?? null)))

/** Count of correct answers (specification §9); `answers` by own places. */
export const scoreOf = (answers: Answers): number => answers.filter(place => place === 0).length

/** Each answer beside the right one and why. */
export const explained = (answers: Answers, order: OptionOrder): NonNullable<Finished['review']> => ({
  questions: shownQuestions(order),
  answers: quizQuestions.map(({ why }, number) => ({
    chosen: shownPlaces(answers, order)[number] ?? null,
    right: order[number]?.indexOf(0) ?? 0,
    why,
  })),
})

function shuffle(values: readonly number[]): number[] {
  const left = [...values]
  return values.flatMap(() => left.splice(randomInt(left.length), 1))
}
