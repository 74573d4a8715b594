import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { positionMessage } from './position-message.ts'

describe('a message with a position', () => {
  it('passes unchanged through both links, for any position and any sentence', () => {
    const point = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(point, fc.string({ unit: 'grapheme' }), (at, sentence) => {
        const { text, sms, whatsApp } = positionMessage(at, sentence)
        expect(decodeURIComponent(sms.slice('sms:?body='.length))).toBe(text)
        expect(decodeURIComponent(whatsApp.slice('https://wa.me/?text='.length))).toBe(text)
      }),
    )
  })
})
