import { expect, it } from 'vitest'
import { facilityTypes, paths } from '#kit/web/paths.ts'

it('every link leads where the specification says', () => {
  expect(
    Object.entries(paths)
      .filter(([name]) => name !== 'facility')
      .map(([, path]) => (path as () => string)()),
  ).toMatchInlineSnapshot(`
    [
      "/",
      "/gallery",
      "/history",
      "/events",
      "/crowd-status",
      "/photo-contest",
      "/virtual-pooja",
      "/live-darshan",
      "/mela-quiz",
      "/facility/mela-route",
      "/lost-found",
      "/missing-person",
      "/complaints",
      "/search",
      "/admin",
      "/admin/dashboard",
      "/admin/vehicle",
      "/admin/crowd-status",
      "/camera-filters",
      "/attractions",
      "/feedback",
      "/#weather",
      "/?help=",
    ]
  `)
  expect(facilityTypes.map(type => paths.facility(type, type === 'toilet'))).toMatchInlineSnapshot(`
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
