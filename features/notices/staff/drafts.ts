import * as z from 'zod/mini'
import { newId } from '#common/id.ts'
import type { DraftKind } from '#kit/web/staff/drafts.ts'
import { notice } from '../contract.ts'
import { noticeLevels } from '../texts.ts'

const noticeWords = z.object({
  level: z.enum(noticeLevels),
  text: z.object({ en: z.string(), hi: z.string() }),
  /** Hours from now; null: until the end that the changed notice has. */
  hours: z.nullable(z.number()),
})
export type NoticeWords = z.output<typeof noticeWords>

const draft = z.object({
  id: z.string(),
  given: noticeWords,
  words: noticeWords,
  /** The notice that is changed. */
  of: z.optional(notice),
  /** The alert of another warning system on which the new notice is based. */
  from: z.optional(z.object({ received: z.string() })),
})
/** A notice being written. */
export type Draft = z.output<typeof draft>

const stored = z.object({ now: draft, aside: z.array(draft) })

const empty = { level: 'warning', text: { en: '', hi: '' }, hours: 3 } satisfies NoticeWords
export const newDraft = (words: NoticeWords = empty): Draft => ({ id: newId(), given: words, words })

export const noticeDrafts: DraftKind<Draft> = {
  empty: newDraft,
  read: typed => stored.parse(typed),
  isTyped: ({ given, words }) => given.text.en !== words.text.en || given.text.hi !== words.text.hi,
  subjectOf: ({ of, from }) => of?.id ?? from?.received ?? '',
}

/** A draft whose subject was changed or decided meanwhile: its words stay, as a notice of its own. */
export const asOwn = ({ id, words }: Draft): Draft => ({
  ...{ id, given: empty, words: { ...words, hours: words.hours ?? empty.hours } },
})
