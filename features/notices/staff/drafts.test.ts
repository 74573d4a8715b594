import { expect, test } from 'vitest'
import { begin, type Drafts, withoutSent } from '#kit/web/staff/drafts.ts'
import { asOwn, type Draft, newDraft, noticeDrafts } from './drafts.ts'

const typed = (draft: Draft, en: string): Draft => ({
  ...draft,
  words: { ...draft.words, text: { ...draft.words.text, en } },
})
const of = (id: string) => ({
  ...newDraft(),
  of: { id, level: 'info' as const, text: { en: '', hi: '' }, expires_at: '', updated_at: '' },
})
const alone = (now: Draft): Drafts<Draft> => ({ now, aside: [] })

test('a form without typed words is replaced, one with typed words is kept beside the next', () => {
  const next = of('a')
  expect(begin(noticeDrafts, alone(newDraft()), next)).toEqual({ now: next, aside: [] })
  const half = typed(newDraft(), 'Gate 2 is')
  expect(begin(noticeDrafts, alone(half), next)).toEqual({ now: next, aside: [half] })
})

test('a notice or warning begun earlier resumes with its typed words', () => {
  const first = typed(of('a'), 'Gate 2 is')
  expect(begin(noticeDrafts, alone(first), of('a'))).toEqual({ now: first, aside: [] })
  const second = typed(of('b'), 'Water')
  expect(begin(noticeDrafts, { now: second, aside: [first] }, of('a'))).toEqual({
    now: first,
    aside: [second],
  })
  expect(begin(noticeDrafts, { now: of('b'), aside: [first] }, first)).toEqual({ now: first, aside: [] })
})

test('sending one leaves another draft as it is', () => {
  const [sent, other] = [typed(of('a'), 'Gate 2 is closed'), typed(newDraft(), 'Water')]
  expect(withoutSent(noticeDrafts, { now: other, aside: [sent] }, sent.id)).toEqual(alone(other))
  expect(withoutSent(noticeDrafts, { now: sent, aside: [other] }, sent.id)).toMatchObject({
    now: { words: { text: { en: '', hi: '' } } },
    aside: [other],
  })
})

test('a draft whose notice somebody else changed keeps its words and counts as typed', () => {
  const begun = typed(of('a'), 'Gate 2 is closed')
  const own = asOwn(begun)
  expect([own.of, own.words]).toEqual([undefined, begun.words])
  expect(begin(noticeDrafts, alone(own), of('b')).aside).toEqual([own])
})
