import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm, type Point } from '#common/distance.ts'
import { byName, distanceOf, isArea, isFarFromFair, nearby, nearestOpen, tellsDistances } from './nearby.ts'
import { standsAt } from './place-address.ts'

const place = (
  en: string,
  latitude: number | null,
  longitude: number | null,
  precision_m: number | null = null,
  address = '',
) => ({
  name: { en, hi: en },
  location_name: { en: address, hi: address },
  latitude,
  longitude,
  precision_m,
})
const temple = { lat: 26.1205, lng: 85.3912 }
const at = (point: Point, accuracyM = 0) => ({ point, accuracyM })
const atTemple = at(temple)

const inSeason = Date.parse('2027-07-20T12:00:00+05:30')
const outOfSeason = Date.parse('2026-11-22T12:00:00+05:30')
const marks = (rows: readonly { place: { name: { en: string } }; nearest: boolean }[]) =>
  rows.map(({ place, nearest }) => [place.name.en, nearest])

test('the nearest place comes first and is the only one marked; places without coordinates follow by name', () => {
  const places = [
    place('Tap 10', null, null),
    place('Far', 26.2, 85.5),
    place('Tap 9', null, 85.4),
    place('Gate', 26.121, 85.391),
    place('School', 26.115, 85.39),
  ]
  const { near, far, others } = nearby(places, atTemple, 'en', inSeason)
  expect(marks(near)).toEqual([
    ['Gate', true],
    ['School', false],
  ])
  expect(marks(far)).toEqual([['Far', false]])
  expect(others.map(({ name }) => name.en)).toEqual(['Tap 9', 'Tap 10'])
})

test('no place more than 5 km away is marked as nearest', () => {
  const { near, far } = nearby([place('Kurhani', 25.9796, 85.3393, 1500)], atTemple, 'en', inSeason)
  expect([near, marks(far)]).toEqual([[], [['Kurhani', false]]])
})

test('a place under construction, or open only during the fair, is not marked while it is closed', () => {
  const places = [
    place('Pink', 26.1206, 85.3912, null, 'Ramdayalu; still being built in Sep 2025'),
    place('Camp', 26.121, 85.3912, null, 'College ground (mela days)'),
    place('Pay', 26.122, 85.3912, null, 'Motijheel market, Muzaffarpur'),
  ]
  expect(marks(nearby(places, atTemple, 'en', inSeason).near)).toEqual([
    ['Pink', false],
    ['Camp', true],
    ['Pay', false],
  ])
  expect(marks(nearby(places, atTemple, 'en', outOfSeason).near)).toEqual([
    ['Pink', false],
    ['Camp', false],
    ['Pay', true],
  ])
})

test('a place that visitors did not find is not marked; one they found broken is', () => {
  const [gone, broken] = [place('Gone', 26.1206, 85.3912), place('Broken', 26.121, 85.3912)]
  const places = [
    { ...gone, doubt: 'not-here' as const },
    { ...broken, doubt: 'broken' as const },
  ]
  expect(marks(nearby(places, atTemple, 'en', inSeason).near)).toEqual([
    ['Gone', false],
    ['Broken', true],
  ])
})

test('the nearest place is marked only if no other can be nearer, however far off the phone’s position is', () => {
  const gate = place('Gate', 26.121, 85.391)
  const school = place('School', 26.115, 85.39)
  const isMarked = (accuracyM: number, ...others: (typeof gate)[]) =>
    nearby([gate, school, ...others], at(temple, accuracyM), 'en', inSeason).near[0]?.nearest
  // The line half-way between the two is 280 m away.
  expect([isMarked(20), isMarked(250), isMarked(350), isMarked(50_000)]).toEqual([true, true, false, false])
  // A third is as near from everywhere, and one that is closed does not count.
  expect(isMarked(250, { ...gate, name: { en: 'Gate 2', hi: 'Gate 2' } })).toBe(true)
  expect(isMarked(250, place('Tap', 26.1211, 85.3915))).toBe(false)
  expect(isMarked(250, place('Tap', 26.1211, 85.3915, null, 'planned'))).toBe(true)
})

test('distances are told from a position known to 2 km, and from one that is surely far away', () => {
  const delhi = { lat: 28.61, lng: 77.21 }
  const told = [at(temple, 2000), at(temple, 3000), at(delhi, 50_000), at(delhi, 1_000_000)]
  expect(told.map(tellsDistances)).toEqual([true, false, true, false])
  expect(isFarFromFair(at(delhi, 1_000_000))).toBe(false)
  expect(nearestOpen([place('Hospital', 26.13, 85.3912)], at(temple, 3000), 25, inSeason)).toBeUndefined()
})

test('the nearest one that may be open is named within its reach, whatever stands nearer', () => {
  const camp = place('Camp', 26.1206, 85.3912, null, 'Near the temple (mela days, 2024)')
  const hospital = place('Hospital', 26.13, 85.3912)
  const find = (km: number, now: number) => nearestOpen([hospital, camp], atTemple, km, now)?.place.name.en
  expect([find(5, inSeason), find(5, outOfSeason), find(1, outOfSeason)]).toEqual([
    'Camp',
    'Hospital',
    undefined,
  ])
})

test('out of season, camps and places of the fair count as absent unless somebody checked them this week', () => {
  const camp = { ...place('Camp', 26.121, 85.3912), facility_type: 'shivir' }
  const tap = place('Tap', 26.121, 85.3912, null, 'College ground (mela days)')
  const pay = place('Pay', 26.121, 85.3912, null, 'Motijheel market')
  expect([camp, tap, pay].map(one => standsAt(one, outOfSeason))).toEqual([false, false, true])
  expect([camp, tap, pay].map(one => standsAt(one, inSeason))).toEqual([true, true, true])
  const checked = (updated_at: string) => standsAt({ ...tap, verified: 'surveyed', updated_at }, outOfSeason)
  expect([checked('2026-11-21T12:00:00Z'), checked('2026-08-20T12:00:00Z')]).toEqual([true, false])
})

test('places in the reader’s own town without a point are listed apart from those elsewhere', () => {
  const places = [
    place('Bank', null, null, null, 'Saraiyaganj, Muzaffarpur 842001'),
    place('Camp', null, null, null, 'Gandhi Chowk, Hajipur (third Monday, 2025)'),
    place('Village bank', null, null, null, 'Madhaul, Muzaffarpur district 842002'),
  ]
  const names = (list: typeof places) => list.map(({ name }) => name.en)
  const inCity = nearby(places, atTemple, 'en', inSeason)
  expect([names(inCity.inTown), names(inCity.others)]).toEqual([['Bank'], ['Camp', 'Village bank']])
  const inHajipur = nearby(places, at({ lat: 25.7029, lng: 85.2155 }), 'en', inSeason)
  expect(names(inHajipur.inTown)).toEqual(['Camp'])
})

test('from Delhi nothing is near, and distances are measured from the temple', () => {
  const places = [
    place('Gate', 26.121, 85.391),
    place('Station', 26.1223, 85.378),
    place('Bank', null, null, null, 'Muzaffarpur'),
  ]
  const { near, inTown, far } = nearby(places, at({ lat: 28.61, lng: 77.21 }), 'en', inSeason)
  expect([near, inTown]).toEqual([[], []])
  expect(far.map(({ place, km }) => [place.name.en, km])).toEqual([
    ['Gate', 0.06],
    ['Station', 1.33],
  ])
})

test('names are sorted in the reader’s language', () => {
  const water = { ...place('Water', null, null), name: { en: 'Water', hi: 'जल' } }
  const camp = { ...place('Camp', null, null), name: { en: 'Camp', hi: 'शिविर' } }
  expect(byName([water, camp], 'en')).toEqual([camp, water])
  expect(byName([camp, water], 'hi')).toEqual([water, camp])
})

const coordinate = (limit: number) => fc.option(fc.double({ min: -limit, max: limit, noNaN: true }))
const anyPlace = fc
  .tuple(fc.string({ maxLength: 12 }), coordinate(90), coordinate(180), fc.option(fc.nat(5000)))
  .map(([name, lat, lng, precision]) => place(name, lat, lng, precision))

test('any places from any point are sorted, at most one is nearest, none is lost or repeated', () => {
  const point = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(anyPlace, { maxLength: 30 }), point, (places, from) => {
      const { near, inTown, far, others } = nearby(places, at(from), 'hi', inSeason)
      const measured = [...near, ...far]
      expect(new Set([...measured.map(found => found.place), ...inTown, ...others])).toEqual(new Set(places))
      expect(measured.length + inTown.length + others.length).toBe(places.length)
      const origin = isFarFromFair(at(from)) ? temple : from
      measured.forEach((found, i) => {
        expect(found.nearest).toBe(i === 0 && near.length > 0)
        expect(found.km).toBeGreaterThanOrEqual(measured[i - 1]?.km ?? 0)
        expect(found.km).toBeLessThanOrEqual(20_016)
        const { latitude, longitude } = found.place
        expect(found.km).toBe(
          distanceKm(origin, { lat: latitude ?? Number.NaN, lng: longitude ?? Number.NaN }),
        )
      })
      expect(others.every(({ latitude, longitude }) => latitude === null || longitude === null)).toBe(true)
    }),
  )
})

test('the distance to an area is rounded to its precision', () => {
  const area = place('Station', 26.1, 85.4, 1000)
  expect(isArea(area)).toBe(true)
  const said = (km: number) => distanceOf({ place: area, km, accuracyM: 5 })
  expect(said(0.02)).toEqual({ value: '100', unit: 'm', isAbout: true })
  expect(said(0.34)).toMatchObject({ value: '300', unit: 'm' })
  expect(said(1.42)).toMatchObject({ value: '1.4', unit: 'km' })
  expect(said(0.97)).toMatchObject({ value: '1', unit: 'km' })
  expect(said(18.61)).toMatchObject({ value: '19', unit: 'km' })
})

test('the distance to a pin is in metres below 1 km, else in kilometres with two decimals', () => {
  const pin = place('Tap', 26.1, 85.4, 499)
  expect(isArea(pin)).toBe(false)
  const said = (km: number) => distanceOf({ place: pin, km, accuracyM: 5 })
  expect(said(0.34)).toMatchObject({ value: '340', unit: 'm' })
  expect(said(1.42)).toMatchObject({ value: '1.42', unit: 'km' })
})

test('a distance is exact only if somebody measured the place and the phone knows where it is', () => {
  const tap = { ...place('Tap', 26.1, 85.4, 10), verified: 'surveyed' }
  const said = (accuracyM: number) => distanceOf({ place: tap, km: 0.34, accuracyM })
  expect(said(20)).toEqual({ value: '340', unit: 'm', isAbout: false })
  expect(said(200)).toEqual({ value: '340', unit: 'm', isAbout: true })
  expect(said(1000)).toEqual({ value: '300', unit: 'm', isAbout: true })
  expect(distanceOf({ place: { ...tap, verified: 'no' }, km: 0.34, accuracyM: 5 }).isAbout).toBe(true)
})

test('a precision without a position is not an area', () => {
  expect(isArea(place('Tap', null, null, 1000))).toBe(false)
})
