import { useEffect, useState } from 'react'
import { staffDraft } from './staff-hints.ts'

/** Something being written: the words it began with, and what they are now. */
type Draft<Words> = { id: string; given: Words; words: Words }
/** What is in the form, and what was begun before it and not sent. */
export type Drafts<D> = { now: D; aside: readonly D[] }
/** How one kind of draft is told from another of its kind. */
export type DraftKind<D> = {
  /** A new one, without words. */
  empty: () => D
  isTyped: (draft: D) => boolean
  /** Id of what it changes or is based on; '' for neither. */
  subjectOf: (draft: D) => string
  /** What was stored; throws if an earlier version of the app stored it in another form. */
  read: (stored: unknown) => Drafts<D>
}

/** Puts another draft into the form. What was typed stays beside it, and one that was begun before continues as it was. */
export function begin<D extends Draft<unknown>>(
  { isTyped, subjectOf }: DraftKind<D>,
  { now, aside }: Drafts<D>,
  next: D,
): Drafts<D> {
  const subject = subjectOf(next)
  if (subject !== '' && subject === subjectOf(now)) return { now, aside }
  const kept = isTyped(now) ? [...aside, now] : aside
  const before = kept.find(draft => draft.id === next.id || (subject !== '' && subjectOf(draft) === subject))
  return { now: before ?? next, aside: kept.filter(draft => draft !== before) }
}

/** One of them was sent. */
export const withoutSent = <D extends Draft<unknown>>(
  { empty }: DraftKind<D>,
  { now, aside }: Drafts<D>,
  id: string,
): Drafts<D> => ({
  now: now.id === id ? empty() : now,
  aside: aside.filter(draft => draft.id !== id),
})

/**
 * What staff write in the form of a panel. It outlives another draft and a reload, and is deleted when somebody signs out, because
 * the next person may use the same phone. `name`: of the panel.
 */
export function useDrafts<Words, D extends Draft<Words>>(name: string, kind: DraftKind<D>) {
  const key = staffDraft + name
  const [drafts, setDrafts] = useState<Drafts<D>>(() => {
    try {
      return kind.read(JSON.parse(sessionStorage.getItem(key) ?? ''))
    } catch {
      return { now: kind.empty(), aside: [] }
    }
  })
  useEffect(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify(drafts))
    } catch {
      // Storage is blocked or full: what is typed lives as long as the screen.
    }
  }, [key, drafts])
  const change = (id: string, to: (draft: D) => D) => {
    const changed = (draft: D) => (draft.id === id ? to(draft) : draft)
    setDrafts(({ now, aside }) => ({ now: changed(now), aside: aside.map(changed) }))
  }
  return {
    draft: drafts.now,
    aside: drafts.aside,
    write: (next: D) => setDrafts(known => begin(kind, known, next)),
    startNew: () => setDrafts(known => begin(kind, known, kind.empty())),
    change,
    setWords: (words: Words) => change(drafts.now.id, draft => ({ ...draft, words })),
    sent: (id: string) => setDrafts(known => withoutSent(kind, known, id)),
    drop: (id: string) => setDrafts(({ now, aside }) => ({ now, aside: aside.filter(one => one.id !== id) })),
  }
}
