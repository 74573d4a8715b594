import { expect, test } from 'vitest'
import { sayClothing, sayWearing } from './clothing-words.ts'
import { fromWords } from './from-words.server.ts'

test.each([
  ['Girl, yellow frock, red slippers', ['yellow'], ['frock']],
  ['पीली फ्रॉक और लाल चप्पल', ['yellow'], ['frock']],
  ['फ्रॉक पीली, चप्पल लाल', ['yellow'], ['frock']],
  ['साड़ी हरी और चप्पल लाल', ['green'], ['sari']],
  ['red and yellow sari', ['red', 'yellow'], ['sari']],
  ['लाल रंग की साड़ी', ['red'], ['sari']],
  ['yellow shirt and black pant', ['yellow'], ['shirt']],
  ['black pant', ['black'], ['shirt']],
  ['boy in blue', ['blue'], []],
  ['लाल कपड़े पहने बच्चा', ['red'], []],
  ['old man with a red umbrella', [], []],
  ['काले बाल, सफेद टी-शर्ट', ['white'], ['t-shirt']],
])('in "%s" a colour belongs to its garment', (words, colours, garments) => {
  expect(fromWords(words, '')).toMatchObject({ colours, garments })
})
test('a red gate where somebody was last seen is not clothing', () => {
  expect(fromWords('बच्चा', 'लाल गेट').colours).toEqual([])
})
test('with two garments it stays open which one has the colour', () => {
  const said = { colours: ['white', 'red'], garments: ['kurta', 'dhoti'] } as const
  expect(sayClothing(said, 'en')).toBe('kurta-pyjama and dhoti or lungi, colours white and red')
  expect(sayWearing({ ...said, colours: ['white'] }, 'hi')).toBe('कुर्ते-पाजामे और धोती या लुंगी में, रंग सफ़ेद')
})
