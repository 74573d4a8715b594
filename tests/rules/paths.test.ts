import { expect, it } from 'vitest'
import { type FacilityType, facilityTypes } from '#content/facility-types.ts'
import { paths } from '#kit/web/paths.ts'
import { routeAt } from '#web/route-at.ts'
import { notFound } from '#web/routes.ts'

const types = Object.keys(facilityTypes) as FacilityType[]
const addresses = Object.entries(paths)
  .filter(([name]) => name !== 'facility')
  .map(([, path]) => (path as () => string)())

it('every link opens a screen', () => {
  const missing = [...addresses, ...types.map(type => paths.facility(type))].filter(
    address => routeAt(new URL(address, 'https://mela.example').pathname).route === notFound,
  )
  expect(missing, 'Add a screen with this path to the manifest.ts of its feature.').toEqual([])
})

it('every link of the specification leads where the specification says', () => {
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/',
      '/gallery',
      '/history',
      '/events',
      '/crowd-status',
      '/photo-contest',
      '/virtual-pooja',
      '/live-darshan',
      '/mela-quiz',
      '/facility/mela-route',
      '/lost-found',
      '/missing-person',
      '/complaints',
      '/search',
      '/admin',
      '/admin/dashboard',
      '/admin/vehicle',
      '/admin/crowd-status',
      '/camera-filters',
      '/attractions',
      '/feedback',
      '/#weather',
      '/?help=',
    ]),
  )
  expect(types.map(type => paths.facility(type, type === 'toilet'))).toMatchInlineSnapshot(`
    [
      "/facility/paid-hotels",
      "/facility/drinking-water",
      "/facility/toilet?showMap=true",
      "/facility/bathroom",
      "/facility/rest-room",
      "/facility/dharamshala",
      "/facility/shivir",
      "/facility/health-centre",
      "/facility/parking",
      "/facility/centralised-contact",
      "/facility/mela-route",
      "/facility/gallery",
      "/facility/atm",
      "/facility/bhandara",
    ]
  `)
})
