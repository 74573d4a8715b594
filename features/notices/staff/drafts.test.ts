import { expect, test } from 'vitest'
import { asOwn, begin, type Draft, type Drafts, newDraft, withoutSent } from './drafts.ts'

const typed = (draft: Draft, en: string): Draft => ({
  ...draft,
  words: { ...draft.words, text: { ...draft.words.text, en } },
})
const of = (id: string) => ({
  ...newDraft(),
  of: { id, level: 'info' as const, text: { en: '', hi: '' }, expires_at: '', updated_at: '' },
})
const alone = (now: Draft): Drafts => ({ now, aside: [] })

test('a form without typed words is replaced, one with typed words is kept beside the next', () => {
  const next = of('a')
  expect(begin(alone(newDraft()), next)).toEqual({ now: next, aside: [] })
  const half = typed(newDraft(), 'Gate 2 is')
  expect(begin(alone(half), next)).toEqual({ now: next, aside: [half] })
})

test('a notice or warning begun earlier resumes with its typed words', () => {
  const first = typed(of('a'), 'Gate 2 is')
  expect(begin(alone(first), of('a'))).toEqual({ now: first, aside: [] })
  const second = typed(of('b'), 'Water')
  expect(begin({ now: second, aside: [first] }, of('a'))).toEqual({ now: first, aside: [second] })
  expect(begin({ now: of('b'), aside: [first] }, first)).toEqual({ now: first, aside: [] })
})

test('sending one leaves another draft as it is', () => {
  const [sent, other] = [typed(of('a'), 'Gate 2 is closed'), typed(newDraft(), 'Water')]
  expect(withoutSent({ now: other, aside: [sent] }, sent.id)).toEqual(alone(other))
  expect(withoutSent({ now: sent, aside: [other] }, sent.id)).toMatchObject({
    now: { words: { text: { en: '', hi: '' } } },
    aside: [other],
  })
})

test('a draft whose notice somebody else changed keeps its words and counts as typed', () => {
  const own = asOwn(alone(typed(of('a'), 'Gate 2 is closed')), 'another').now
  expect(own.of?.id).toBe('a')
  const begun = typed(of('a'), 'Gate 2 is closed')
  const { now } = asOwn(alone(begun), begun.id)
  expect([now.of, now.words]).toEqual([undefined, begun.words])
  expect(begin(alone(now), of('b')).aside).toEqual([now])
})
