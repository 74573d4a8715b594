import { describe, expect, test } from 'vitest'
import { ApiError } from '../api.ts'
import { isTemporary, judge, unreadable } from './trouble.ts'

const items = {
  words: { files: [], createdAt: Date.now() },
  'old words': { files: [], createdAt: Date.now() - 3_600_000 },
  photo: { files: [{ name: 'photo', blob: new Blob(['x']) }], createdAt: Date.now() },
}
/** What the server answers when asked whether it is reachable. */
const answers = {
  there: async () => true,
  away: async () => false,
  unasked: async () => {
    throw new Error('the server was asked')
  },
}

describe('a failed attempt', () => {
  test.each([
    ['without a network stops all', 'photo', 0, 'offline', 'away', 'away all'],
    ['at a proxy without its server stops all', 'photo', 502, 'unavailable', 'away', 'away all'],
    ['of words at a busy server stops all', 'words', 503, 'busy', 'unasked', 'busy all'],
    [
      'of a photo for which there is no room stops photos',
      'photo',
      503,
      'no-space',
      'unasked',
      'busy photos',
    ],
    ['beyond a rate limit stops its kind', 'photo', 429, 'too-many', 'unasked', 'limit lane'],
    ['without a session stops its kind', 'words', 401, 'unauthenticated', 'unasked', 'signed-out lane'],
    ['by a fault of the page stops its kind', 'words', -1, 'page', 'unasked', 'page lane'],
    ['of words in a weak network stops its kind, in order', 'words', 0, 'offline', 'there', 'slow lane own'],
    ['of words that fail for long stops nothing', 'old words', 0, 'offline', 'there', 'slow nothing own'],
    ['of a photo that was cut off stops nothing', 'photo', 0, 'cut', 'there', 'slow nothing own'],
    [
      'of a photo that came too slowly stops nothing',
      'photo',
      408,
      'too-slow',
      'unasked',
      'slow nothing own',
    ],
    ['that a proxy gave up stops nothing', 'photo', 504, 'unavailable', 'there', 'slow nothing own'],
    ['on which the server fails stops nothing', 'words', 500, 'internal', 'unasked', 'server nothing own'],
    ['of an unreadable photo stops nothing', 'photo', 0, unreadable, 'unasked', 'unreadable nothing own'],
  ] as const)('%s', async (_, item, status, code, answer, expected) => {
    const { trouble, stops, isOwn } = await judge(items[item], new ApiError(status, code), answers[answer])
    expect([trouble, stops, ...(isOwn ? ['own'] : [])].join(' ')).toBe(expected)
  })
})

test.each([
  [-1, 'page', true],
  [0, 'offline', true],
  [401, 'unauthenticated', true],
  [403, 'forbidden', true],
  [403, 'other-account', true],
  [403, 'work_required', true],
  [408, 'too-slow', true],
  [425, 'too-early', true],
  [429, 'too-many', true],
  [503, 'busy', true],
  [400, 'invalid', false],
  [403, 'closed', false],
  [404, 'not-found', false],
  [413, 'file-too-large', false],
  [422, 'key-reused', false],
])('an item refused with %i %s is tried again: %s', (status, code, isTriedAgain) => {
  expect(isTemporary(new ApiError(status, code))).toBe(isTriedAgain)
})
