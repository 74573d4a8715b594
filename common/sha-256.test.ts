import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { firstWord } from './sha-256.ts'

test('it gives the first 32 bits of SHA-256 for every text of up to 55 characters', () => {
  for (let length = 0; length <= 55; length += 1) {
    const text = 'mela-guide.0123456789_abcdefghijklmnopqrstuvwxyzABCDEFGH'.slice(0, length)
    expect(firstWord(text)).toBe(createHash('sha256').update(text).digest().readUInt32BE(0))
  }
})
