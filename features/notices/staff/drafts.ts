import { newId } from '#common/id.ts'
import type { Notice } from '../contract.ts'
import type { NoticeLevel } from '../texts.ts'

export type NoticeWords = { level: NoticeLevel; text: { en: string; hi: string }; hours: number }

/** A notice that is being written. */
export type Draft = {
  id: string
  /** The words it began with, and what they are now. */
  given: NoticeWords
  words: NoticeWords
  /** The notice that is changed. */
  of?: Notice
  /** The alert of another warning system of which the new notice tells. */
  from?: { received: string }
}
/** The notice in the form, and those that were begun before it and not sent. */
export type Drafts = { now: Draft; aside: readonly Draft[] }

const empty: NoticeWords = { level: 'warning', text: { en: '', hi: '' }, hours: 3 }
export const newDraft = (words = empty): Draft => ({ id: newId(), given: words, words })

const isTyped = ({ given, words }: Draft) =>
  given.text.en !== words.text.en || given.text.hi !== words.text.hi
const subjectOf = ({ of, from }: Draft) => of?.id ?? from?.received ?? ''

/** Puts another notice into the form. What was typed stays beside it, and one that was begun before goes on as it was. */
export function begin({ now, aside }: Drafts, next: Draft): Drafts {
  if (subjectOf(next) !== '' && subjectOf(next) === subjectOf(now)) return { now, aside }
  const kept = isTyped(now) ? [...aside, now] : aside
  const isSame = (draft: Draft) =>
    draft.id === next.id || (subjectOf(next) !== '' && subjectOf(draft) === subjectOf(next))
  const before = kept.find(isSame)
  return { now: before ?? next, aside: kept.filter(draft => draft !== before) }
}

/** One of them was sent. */
export const withoutSent = ({ now, aside }: Drafts, id: string): Drafts => ({
  now: now.id === id ? newDraft() : now,
  aside: aside.filter(draft => draft.id !== id),
})

/** What one of them was about has changed or was decided meanwhile: its words stay, as a notice of its own. */
export function asOwn({ now, aside }: Drafts, id: string): Drafts {
  const own = (draft: Draft): Draft => (draft.id === id ? { id, given: empty, words: draft.words } : draft)
  return { now: own(now), aside: aside.map(own) }
}
