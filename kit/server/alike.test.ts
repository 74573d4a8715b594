import { describe, expect, test } from 'vitest'
import { seededRandom } from '#tests/seeded-random.ts'
import { placeReports, type SentRow } from './alike.ts'

/** The length of the shorter of the staff's two lists, that of missing-child cases. */
const firstPage = 300
const start = Date.parse('2026-07-27T02:00:00Z')

const oneOf = (random: () => number, list: string) => {
  const words = list.split(' ')
  return words[Math.floor(random() * words.length)] ?? ''
}
const invented = (random: () => number) =>
  Array.from({ length: 7 }, () => String.fromCharCode(97 + Math.floor(random() * 26))).join('')
const english = (random: () => number) =>
  `${oneOf(random, 'Boy Girl Child Son Daughter')} ${oneOf(random, 'Ravi Amit Sunil Puja Neha Anita Raju Mohan Guddu Pinky Rahul Sonu')}, ` +
  `${3 + Math.floor(random() * 9)} years, ${oneOf(random, 'red blue yellow green white black pink')} ` +
  `${oneOf(random, 'shirt frock kurta dress')}, near the ${oneOf(random, 'temple gate bridge station pond')}`
const hindi = (random: () => number) =>
  `${oneOf(random, 'लड़का लड़की बच्चा बच्ची बेटा')} ${oneOf(random, 'रवि अमित सुनील पूजा नेहा अनीता राजू मोहन गुड्डू पिंकी राहुल सोनू')}, ` +
  `${3 + Math.floor(random() * 9)} साल, ${oneOf(random, 'लाल नीली पीली हरी सफेद काली गुलाबी')} ` +
  `${oneOf(random, 'शर्ट फ्रॉक कमीज कुर्ता')}, ${oneOf(random, 'मंदिर गेट पुल स्टेशन पोखर')} के पास`

const floods: Record<string, { words: (random: () => number) => string; evidence: number }> = {
  'one sentence': { words: () => 'Boy, yellow shirt', evidence: 1 },
  'an English template': { words: english, evidence: 1 },
  'a Hindi template': { words: hindi, evidence: 1 },
  'a template with a made-up name and street': {
    words: random => `${english(random)}, ${invented(random)} ${invented(random)}`,
    evidence: 1,
  },
  'invented letters': {
    words: random => Array.from({ length: 6 }, () => invented(random)).join(' '),
    evidence: 0,
  },
}
/** What families wrote, from unknown phones and without a photo; clothing counts as evidence. */
const children = [
  'मेरा बेटा खो गया है, लाल कमीज पहने था, मंदिर के पास से, नाम राजू, कृपया जल्दी मदद करें',
  'बच्ची नहीं मिल रही, पीली फ्रॉक, पैरों में पायल, बोल नहीं पाती',
  'छोटा लड़का नीली शर्ट भीड़ में हाथ छूट गया सरैयागंज',
]

type Flood = { count: number; seed: number; words: (random: () => number) => string; evidence: number }
/** `count` reports within five minutes, each from its own network and phone, the newest last. */
function flood({ count, seed, words, evidence }: Flood): SentRow[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, n) => ({
    id: `flood ${n}`,
    network: `network ${n}`,
    device: `phone ${n}`,
    at: start + (n * 300_000) / count,
    words: words(random),
    evidence,
  }))
}
const family = (words: string, at: number, n = 0): SentRow => ({
  ...{ id: `child ${n}`, network: `home ${n}`, device: `family ${n}`, at, words, evidence: 1 },
})
const placeOf = (reports: readonly SentRow[], id: string) => placeReports(reports).get(id)

describe.each([
  { count: 650, looks: 40 },
  { count: 5000, looks: 8 },
])('among $count false reports from as many networks', ({ count, looks }) => {
  test.each(Object.entries(floods))(
    'written as %s, a child is on the first page at every look',
    (_, form) => {
      for (const [seed, words] of children.entries()) {
        const random = seededRandom(seed + 100)
        const reports = flood({ ...form, count, seed })
        const reported = Math.floor(random() * count)
        const child = family(words, reports[reported]?.at ?? start)
        const all = reports.toSpliced(reported, 0, child)
        for (let look = 0; look <= looks; look += 1) {
          const until = reported + 1 + Math.floor(((all.length - reported - 1) * look) / looks)
          const found = placeOf(all.slice(0, until), child.id)
          expect(found?.place, `${words}, report ${until} of ${count}`).toBeLessThanOrEqual(firstPage)
          expect(found?.isAlike).toBe(false)
        }
      }
    },
  )
})

test('a flood from one template is marked as alike', () => {
  const reports = flood({ count: 650, seed: 1, ...(floods['a Hindi template'] as (typeof floods)[string]) })
  const alike = [...placeReports(reports).values()].filter(({ isAlike }) => isAlike)
  expect(alike.length).toBeGreaterThan(600)
})

test('a network that sends a child amid its own flood keeps the child on the first page', () => {
  const reports = flood({ count: 650, seed: 2, ...(floods['a Hindi template'] as (typeof floods)[string]) })
  const child = { ...family(children[0] ?? '', start), network: 'carrier' }
  const all = [child, ...reports.map(report => ({ ...report, network: 'carrier' }))]
  expect(placeOf(all, child.id)?.place).toBeLessThanOrEqual(firstPage)
})

test('twenty missing within a bad quarter of an hour are not alike, even in the same words', () => {
  const same = Array.from({ length: 20 }, (_, n) => family('लड़का, पीली शर्ट', start + n * 45_000, n))
  const others = Array.from({ length: 60 }, (_, n) =>
    family(hindi(seededRandom(n)), start - 3_600_000 * 8 + n * 480_000, 100 + n),
  )
  expect([...placeReports([...same, ...others]).values()].some(({ isAlike }) => isAlike)).toBe(false)
})

test('of two equal reports the one with more evidence comes first', () => {
  const [one, other] = [family('लड़का', start, 1), { ...family('लड़का', start - 1000, 2), evidence: 2 }]
  const places = placeReports([one, other])
  expect([places.get(one.id)?.place, places.get(other.id)?.place]).toEqual([2, 1])
})

test('every report has its own place', () => {
  const reports = flood({
    count: 650,
    seed: 3,
    ...(floods['an English template'] as (typeof floods)[string]),
  })
  const places = [...placeReports(reports).values()].map(({ place }) => place)
  expect(new Set(places).size).toBe(650)
})
