import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm } from '#common/distance.ts'
import { byName, distanceOf, isArea, nearby } from './nearby.ts'

const place = (
  en: string,
  latitude: number | null,
  longitude: number | null,
  precision_m: number | null = null,
) => ({
  name: { en, hi: en },
  latitude,
  longitude,
  precision_m,
})
const temple = { lat: 26.1205, lng: 85.3912 }

test('the nearest place is first and the only one marked; places without coordinates follow by name', () => {
  const places = [
    place('Tap 10', null, null),
    place('Far', 26.2, 85.5),
    place('Tap 9', null, 85.4),
    place('Gate', 26.121, 85.391),
  ]
  const { near, others } = nearby(places, temple, 'en')
  expect(near.map(({ place, nearest }) => [place.name.en, nearest])).toEqual([
    ['Gate', true],
    ['Far', false],
  ])
  expect(others.map(({ name }) => name.en)).toEqual(['Tap 9', 'Tap 10'])
})

test('names are ordered by the language of the reader', () => {
  const water = { ...place('Water', null, null), name: { en: 'Water', hi: 'जल' } }
  const camp = { ...place('Camp', null, null), name: { en: 'Camp', hi: 'शिविर' } }
  expect(byName([water, camp], 'en')).toEqual([camp, water])
  expect(byName([camp, water], 'hi')).toEqual([water, camp])
})

const coordinate = (limit: number) => fc.option(fc.double({ min: -limit, max: limit, noNaN: true }))
const anyPlace = fc
  .tuple(fc.string({ maxLength: 12 }), coordinate(90), coordinate(180), fc.option(fc.nat(5000)))
  .map(([name, lat, lng, precision]) => place(name, lat, lng, precision))

test('any places from any point are sorted, one is nearest, none is lost or repeated', () => {
  const point = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(anyPlace, { maxLength: 30 }), point, (places, from) => {
      const { near, others } = nearby(places, from, 'hi')
      expect(new Set([...near.map(found => found.place), ...others])).toEqual(new Set(places))
      expect(near.length + others.length).toBe(places.length)
      expect(near.filter(found => found.nearest).length).toBe(near.length ? 1 : 0)
      near.forEach((found, i) => {
        expect(found.nearest).toBe(i === 0)
        expect(found.km).toBeGreaterThanOrEqual(near[i - 1]?.km ?? 0)
        expect(found.km).toBeLessThanOrEqual(20_016)
        const { latitude, longitude } = found.place
        expect(found.km).toBe(distanceKm(from, { lat: latitude ?? Number.NaN, lng: longitude ?? Number.NaN }))
      })
      expect(others.every(({ latitude, longitude }) => latitude === null || longitude === null)).toBe(true)
    }),
  )
})

test('the order does not depend on the order in which places arrive', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyPlace, { selector: ({ name }) => name.en, maxLength: 20 }), places => {
      const names = (list: typeof places) => nearby(list, temple, 'en').near.map(found => found.km)
      expect(names([...places].reverse())).toEqual(names(places))
    }),
  )
})

test('the distance to an area is rounded to its precision', () => {
  const area = place('Station', 26.1, 85.4, 1000)
  expect(isArea(area)).toBe(true)
  expect(distanceOf(area, 0.02)).toEqual({ value: '100', unit: 'm' })
  expect(distanceOf(area, 0.34)).toEqual({ value: '300', unit: 'm' })
  expect(distanceOf(area, 1.42)).toEqual({ value: '1.4', unit: 'km' })
  expect(distanceOf(area, 0.97)).toEqual({ value: '1', unit: 'km' })
  expect(distanceOf(area, 18.61)).toEqual({ value: '19', unit: 'km' })
})

test('the distance to a pin is in metres under 1 km, else in kilometres with two decimals', () => {
  const pin = place('Tap', 26.1, 85.4, 499)
  expect(isArea(pin)).toBe(false)
  expect(distanceOf(pin, 0.34)).toEqual({ value: '340', unit: 'm' })
  expect(distanceOf(pin, 1.42)).toEqual({ value: '1.42', unit: 'km' })
})

test('a precision without a position is not an area', () => {
  expect(isArea(place('Tap', null, null, 1000))).toBe(false)
})
