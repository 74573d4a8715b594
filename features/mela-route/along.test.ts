import { describe, expect, it } from 'vitest'
import { findAlong, type Place, partNamed } from './along.ts'
import { starterRoute } from './starter-walk.ts'

const { waypoints } = starterRoute
const place = (type: Place['type'], words: string, point?: Place['point']): Place => ({ type, words, point })
const goraul = { lat: 25.931, lng: 85.3185 }

describe('what lies along the walk', () => {
  it('belongs to the nearest waypoint within a kilometre', () => {
    const { near, counts } = findAlong(waypoints, [
      place('shivir', 'Camp', goraul),
      place('drinking-water', 'Tap', { lat: 25.935, lng: 85.3185 }),
      place('shivir', 'Far camp', { lat: 25.945, lng: 85.36 }),
    ])
    expect([...near]).toEqual([[14, ['drinking-water', 'shivir']]])
    expect(counts).toEqual({ 'drinking-water': 1, shivir: 1 })
  })
  it('belongs to the waypoint that its address names if it has no position', () => {
    const { near } = findAlong(waypoints, [
      place('toilet', 'Mela toilets, Zila School ground (mela days)'),
      place('shivir', 'Camp, Amgola'),
      place('shivir', 'Kanwariya help camp, ANJANPIR, Hajipur'),
    ])
    expect(near.get(25)).toEqual(['toilet'])
    expect(near.get(21)).toEqual(['shivir'])
    expect(near.get(6)).toEqual(['shivir'])
  })
  it('is not guessed: a block, part of a word or a missing address matches no waypoint', () => {
    const { counts } = findAlong(waypoints, [
      place('shivir', 'Kiratpur Adda Chowk, Bhagwanpur block, Vaishali'),
      place('shivir', 'Hathiya village'),
      place('shivir', 'Muzaffarpur city; site not printed'),
      place('shivir', ''),
    ])
    expect(counts).toEqual({})
  })
  it('is listed by need, each type once', () => {
    const { near } = findAlong(
      waypoints,
      (['shivir', 'toilet', 'shivir', 'drinking-water', 'health-centre'] as const).map(type =>
        place(type, '', goraul),
      ),
    )
    expect(near.get(14)).toEqual(['drinking-water', 'toilet', 'health-centre', 'shivir'])
  })
})

describe('the part of the walk named in words', () => {
  it('is one waypoint, or reaches from the first to the last one named', () => {
    expect(partNamed(waypoints, 'Hathi Chowk')).toEqual([26, 26])
    expect(partNamed(waypoints, 'Amar Cinema Chowk to Harisabha Chowk')).toEqual([22, 27])
    expect(partNamed(waypoints, 'Turki station, northern side')).toEqual([17, 17])
  })
  it('is empty if another place has a similar name', () => {
    expect(partNamed(waypoints, 'Bhagwanpur Chowk')).toBeUndefined()
    expect(partNamed(waypoints, 'Patna')).toBeUndefined()
  })
})
