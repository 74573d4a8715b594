import { expect, test } from 'vitest'
import { examples } from './examples.ts'
import { wayTo } from './map-links.ts'

test('a surveyed place is a target for walking directions', () => {
  expect(wayTo(examples.surveyedWithPhone)).toEqual({
    href: 'https://www.google.com/maps/dir/?api=1&destination=26.1209,85.3921&travelmode=walking',
    kind: 'goal',
  })
})

test('an area is searched by its location name and never used for walking directions', () => {
  const way = wayTo(examples.area)
  expect(way.kind).toBe('search')
  expect(new URL(way.href).searchParams.get('query')).toBe('College ground, Muzaffarpur')
  expect(way.href).not.toContain('26.0974')
})

test('a place without a position is searched by its location name, a hotel by its own name', () => {
  const hotel = {
    ...examples.nowhere,
    facility_type: 'paid-hotels' as const,
    name: { en: 'Hotel Lotus (state hotel)', hi: 'होटल' },
    location_name: { en: 'Maripur, Muzaffarpur; leased out', hi: 'माड़ीपुर' },
  }
  expect(new URL(wayTo(hotel).href).searchParams.get('query')).toBe('Hotel Lotus, Maripur, Muzaffarpur')
  expect(new URL(wayTo(examples.nowhere).href).searchParams.get('query')).toBe(
    'Announced by the group, Muzaffarpur',
  )
})

test('a location that is part of the name is not repeated in the search', () => {
  const branch = {
    ...examples.nowhere,
    facility_type: 'atm' as const,
    name: { en: 'Indian Bank (former Allahabad Bank), Kurhani', hi: 'इंडियन बैंक' },
    location_name: { en: 'Kurhani, Muzaffarpur 844120', hi: 'कुढ़नी' },
  }
  const { href } = wayTo(branch)
  expect(new URL(href).searchParams.get('query')).toBe('Indian Bank, Kurhani, Muzaffarpur 844120')
})

test('a link given by staff is preferred', () => {
  expect(wayTo(examples.linked)).toEqual({ href: examples.linked.google_maps_link, kind: 'goal' })
})

test('a link that is not https is never used', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the point is an address that runs code
  const link = 'javascript:alert(`${document.domain}`)'
  expect(wayTo({ ...examples.linked, google_maps_link: link }).href).toMatch(/^https:/)
})
