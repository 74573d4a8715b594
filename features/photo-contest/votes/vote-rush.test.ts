import { expect, test } from 'vitest'
import { createVoteRush, type Standing } from './vote-rush.ts'

const start = Date.parse('2026-07-27T02:00:00Z')
/** `votes`: earlier votes for the photo `hot`; `before`: earlier votes in all; `photos`: how many photos compete. */
function fair({ votes, before, photos }: { votes: number; before: number; photos: number }) {
  let now = start
  const given = new Map<string, number>()
  let all = 0
  const standingOf = async (photo: string): Promise<Standing> => ({
    votes: (photo === 'hot' ? votes : before / photos) + (given.get(photo) ?? 0),
    ofAll: before + all,
    photos,
  })
  const rush = createVoteRush(() => now, standingOf)
  return {
    /** Votes; resolves to whether that cost work. */
    async vote(photo: string) {
      const isRush = await rush.isOn(photo)
      rush.add(photo)
      given.set(photo, (given.get(photo) ?? 0) + 1)
      all += 1
      return isRush
    },
    wait: (ms: number) => (now += ms),
    most: rush.most,
  }
}

test('of 207 votes of new phones for one of 24 photos, each after the sixtieth costs work', async () => {
  const { vote, most } = fair({ votes: 40, before: 1000, photos: 24 })
  const costs: boolean[] = []
  for (let n = 0; n < 30; n += 1) await vote(`photo ${n % 24}`)
  expect(await most()).toBeUndefined()
  for (let n = 0; n < 207; n += 1) costs.push(await vote('hot'))
  expect(costs.slice(0, 60).every(cost => !cost)).toBe(true)
  expect(costs.slice(60).every(Boolean)).toBe(true)
  // What staff see as an alarm.
  expect(await most()).toBe(207)
})

test('500 phones of one carrier spread over 24 photos, and a family of eight, pay nothing', async () => {
  const { vote } = fair({ votes: 40, before: 1000, photos: 24 })
  for (let n = 0; n < 500; n += 1) expect(await vote(`photo ${n % 24}`)).toBe(false)
  for (let n = 0; n < 8; n += 1) expect(await vote('hot')).toBe(false)
})

test('a photo that leads by far keeps getting its share of a busy night without work', async () => {
  const { vote } = fair({ votes: 3000, before: 10_000, photos: 100 })
  for (let n = 0; n < 3000; n += 1) expect(await vote(n % 3 === 0 ? 'hot' : `photo ${n % 99}`)).toBe(false)
})

test('a rush is forgotten after ten minutes', async () => {
  const { vote, wait, most } = fair({ votes: 0, before: 1000, photos: 24 })
  for (let n = 0; n < 200; n += 1) await vote('hot')
  wait(660_000)
  expect(await most()).toBeUndefined()
  expect(await vote('hot')).toBe(false)
})
