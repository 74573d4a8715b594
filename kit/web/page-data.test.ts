import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodePageData, encodePageData } from './page-data.ts'

const texts = {
  en: ['Water', 'By name', 'Taps', 'Old Market', 'Not checked', 'Tanker', 'Old Market'],
  hi: ['पानी', 'टैंकर', 'पुराना बाज़ार', 'नल', 'पुराना बाज़ार', 'जाँचा नहीं गया'],
}
const data = {
  '/api/facilities?type=drinking-water': {
    savedAt: 1,
    value: {
      facilities: [
        { id: 'a', name: { en: 'Taps', hi: 'नल' }, location_name: { en: 'Old Market', hi: 'पुराना बाज़ार' } },
        {
          id: 'b',
          name: { en: 'Tanker', hi: 'टैंकर' },
          location_name: { en: 'Old Market', hi: 'पुराना बाज़ार' },
        },
        { id: 'c', name: { en: 'Not in the page', hi: 'नल' }, count: { en: 'one', more: 2 } },
      ],
    },
  },
}

it('leaves out what the page says and puts it back', () => {
  const encoded = encodePageData(data, texts)
  expect(encoded).not.toContain('Taps')
  expect(encoded).not.toContain('पुराना बाज़ार')
  expect(encoded).toContain('Not in the page')
  expect(decodePageData(encoded, texts)).toEqual(data)
})
it('gives back every text of any data, whatever the page says', () => {
  const word = fc.constantFrom('a', 'b', 'c', '', 'd"<')
  const text = fc.record({ en: word, hi: word })
  const value = fc.array(fc.oneof(text, fc.record({ name: text, id: word, place: text }), word, fc.integer()))
  fc.assert(
    fc.property(fc.record({ en: fc.array(word), hi: fc.array(word) }), value, (any, value) => {
      const data = { '/api/x': { value, savedAt: 1 } }
      expect(decodePageData(encodePageData(data, any), any)).toEqual(data)
    }),
  )
})
