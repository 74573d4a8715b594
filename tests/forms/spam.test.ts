import { expect, test } from 'vitest'
import { complaintsPerDay } from '#features/complaints/contract.ts'
import { mostPerHour } from '#features/feedback/contract.ts'
import { itemsPerDay } from '#features/lost-found/contract.ts'
import { startsPerDay } from '#features/mela-quiz/quiz-limits.ts'
import { quarters } from '#tests/photos/corpus.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { form } from '#tests/world/forms.ts'
import { knownVisitor, type Visitor } from '#tests/world/visitor.ts'

worldForAll()
const photo = await quarters(120).jpeg().toBuffer()

const notice = { notice_version: 'v1', notice_language: 'hi' }
const newForm = (fields: Record<string, string>, pictures?: Record<string, Buffer>) =>
  form({ id: crypto.randomUUID(), ...fields, ...notice }, pictures)
const whose = { name: 'Asha', phone: '9876500010' }
let players = 9_000_000_000
const newPhone = () => {
  players += 1
  return String(players)
}
const forms: Record<
  string,
  { most: number; send: (by: Visitor) => ReturnType<Visitor['call']>; next?: number }
> = {
  feedback: {
    most: mostPerHour,
    send: by =>
      by.call('POST /api/feedback', {
        id: crypto.randomUUID(),
        name: 'Asha',
        feedback: 'नल',
        rating: 3,
        ...notice,
      }),
  },
  complaint: {
    most: complaintsPerDay,
    send: by => by.call('POST /api/complaints', newForm({ category: 'water', words: 'नल' })),
  },
  'thing that is lost': {
    most: itemsPerDay,
    send: by =>
      by.call(
        'POST /api/lost-found',
        newForm({ ...whose, type: 'Lost', kind: 'bag', show_phone: 'true' }, { photo }),
      ),
  },
  'number tried in the quiz': {
    most: startsPerDay,
    send: by =>
      by.call('POST /api/mela-quiz/attempts', {
        id: crypto.randomUUID(),
        name: 'Asha',
        phone: newPhone(),
        of_age: true,
        ...notice,
      }),
    // A phone plays once; later numbers are answered without an attempt.
    next: 200,
  },
}

test.each(Object.entries(forms))(
  'a flood from one phone (%s) is slowed for a while; other phones at the same address are not',
  async (_, { most, send, next = 201 }) => {
    const flood = knownVisitor(world)
    for (let count = 0; count < most; count += 1)
      expect((await send(flood)).status).toBe(count === 0 ? 201 : next)
    const refused = await send(flood)
    expect([refused.status, refused.body]).toMatchObject([429, { code: 'too-many' }])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    const others = await Promise.all(Array.from({ length: 10 }, () => send(knownVisitor(world))))
    expect(others.map(({ status }) => status)).toEqual(Array(10).fill(201))
    world.clock.advance(86_400_000)
    expect((await send(flood)).status).toBe(next)
  },
)
