import * as z from 'zod/mini'
import { newId } from '#common/id.ts'
import { notice } from '../contract.ts'
import { noticeLevels } from '../texts.ts'

const noticeWords = z.object({
  level: z.enum(noticeLevels),
  text: z.object({ en: z.string(), hi: z.string() }),
  hours: z.number(),
})
export type NoticeWords = z.output<typeof noticeWords>

const draft = z.object({
  id: z.string(),
  /** The words it began with, and what they are now. */
  given: noticeWords,
  words: noticeWords,
  /** The notice that is changed. */
  of: z.optional(notice),
  /** The alert of another warning system on which the new notice is based. */
  from: z.optional(z.object({ received: z.string() })),
})
/** A notice being written. */
export type Draft = z.output<typeof draft>

const drafts = z.object({ now: draft, aside: z.array(draft) })
/** The notice in the form, and those that were begun before it and not sent. */
export type Drafts = z.output<typeof drafts>

const empty: NoticeWords = { level: 'warning', text: { en: '', hi: '' }, hours: 3 }
export const newDraft = (words = empty): Draft => ({ id: newId(), given: words, words })

const isTyped = ({ given, words }: Draft) =>
  given.text.en !== words.text.en || given.text.hi !== words.text.hi
const subjectOf = ({ of, from }: Draft) => of?.id ?? from?.received ?? ''

/** Puts another notice into the form. What was typed stays beside it, and one that was begun before continues as it was. */
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

/** The subject of one of them was changed or decided meanwhile: its words stay, as a notice of its own. */
export function asOwn({ now, aside }: Drafts, id: string): Drafts {
  const own = (draft: Draft): Draft => (draft.id === id ? { id, given: empty, words: draft.words } : draft)
  return { now: own(now), aside: aside.map(own) }
}

const storageKey = 'draft notices'

/** What was typed in this tab before the reload, or an empty notice. */
export function readDrafts(): Drafts {
  try {
    return drafts.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? ''))
  } catch {
    // Nothing is stored, or an earlier version of the app stored it in another form.
    return { now: newDraft(), aside: [] }
  }
}

/** Stores what is typed until this tab is closed. */
export function keepDrafts(typed: Drafts): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(typed))
  } catch {
    // Storage is blocked or full: what is typed lives as long as the screen.
  }
}

/** Deletes them when somebody signs out, because the next person may use the same phone. */
export const forgetDrafts = (): void => sessionStorage.removeItem(storageKey)
