import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { positionMessage } from './position-message.ts'

describe('a message with a position', () => {
  it('contains the sentence and a link that opens any map', () => {
    const { text, sms, whatsApp } = positionMessage({ lat: 26.120512345, lng: 85.3912 }, 'मैं यहाँ हूँ')
    expect(text).toBe('मैं यहाँ हूँ\nhttps://maps.google.com/?q=26.12051,85.39120')
    expect(sms).toBe(`sms:?body=${encodeURIComponent(text)}`)
    expect(whatsApp).toBe(`https://wa.me/?text=${encodeURIComponent(text)}`)
  })
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
