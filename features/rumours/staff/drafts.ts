import * as z from 'zod/mini'
import { newId } from '#common/id.ts'
import type { DraftKind } from '#kit/web/staff/drafts.ts'
import { verdicts } from '../verdicts.ts'

const pair = z.object({ en: z.string(), hi: z.string() })
const rumourWords = z.object({
  ...{ verdict: z.enum(verdicts), said: pair, answer: pair, office: pair, is_shown: z.boolean() },
})
export type Words = z.output<typeof rumourWords>

const draft = z.object({
  id: z.string(),
  given: rumourWords,
  words: rumourWords,
  /** The rumour that is changed, as it was read. */
  of: z.optional(z.object({ id: z.string(), updated_at: z.string() })),
})
/** A rumour being written. */
type Draft = z.output<typeof draft>

const stored = z.object({ now: draft, aside: z.array(draft) })

const two = { en: '', hi: '' }
const empty: Words = { verdict: 'checking', said: two, answer: two, office: two, is_shown: true }
export const newDraft = (words = empty): Draft => ({ id: newId(), given: words, words })

const textOf = ({ said, answer, office }: Words) =>
  [said, answer, office].flatMap(({ en, hi }) => [en, hi]).join('\n')
export const rumourDrafts: DraftKind<Draft> = {
  empty: newDraft,
  read: typed => stored.parse(typed),
  isTyped: ({ given, words }) => textOf(given) !== textOf(words),
  subjectOf: ({ of }) => of?.id ?? '',
}
