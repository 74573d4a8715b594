import { facilityTypes, type PlaceType, placeTypes } from '#content/facility-types.ts'
import type { Manifest, Tile } from '#kit/web/manifest.ts'
import { paths } from '#kit/web/paths.ts'

const tile = (type: PlaceType, row: Tile['row']) => ({
  ...facilityTypes[type],
  to: paths.facility(type),
  row,
})
const readOf = (type: PlaceType) => `/api/facilities?type=${type}`
/** The page of one type, with its list. */
export const pageOf = (type: PlaceType) => ({
  address: paths.facility(type),
  title: facilityTypes[type].label,
  reads: [readOf(type)],
})

export const manifest: Manifest = {
  name: 'facilities',
  title: { en: 'Facility Not Found', hi: 'यह सुविधा नहीं मिली' },
  icon: 'i-pin',
  screens: [
    {
      path: '/facility/:type',
      load: () => import('./facility-screen.tsx').then(module => module.FacilityScreen),
      pages: [
        ...placeTypes.filter(type => type !== 'atm' && type !== 'parking').map(pageOf),
        { address: '/facility/404' },
      ],
    },
    {
      ...pageOf('atm'),
      path: paths.facility('atm'),
      load: () => import('./atm-screen.tsx').then(module => module.AtmScreen),
    },
    {
      path: paths.facility('gallery'),
      load: () => import('./gallery-card-screen.tsx').then(module => module.GalleryCardScreen),
      title: facilityTypes.gallery.label,
    },
  ],
  tiles: [
    tile('drinking-water', 'care'),
    tile('toilet', 'care'),
    tile('bathroom', 'care'),
    tile('health-centre', 'care'),
    tile('parking', 'way'),
    tile('bhandara', 'food'),
    tile('rest-room', 'food'),
    tile('shivir', 'food'),
    tile('dharamshala', 'food'),
    tile('paid-hotels', 'stay'),
    tile('atm', 'stay'),
  ],
  // All of them as well, for search.
  offline: {
    reads: ['/api/facilities'],
    warm: [...placeTypes.map(readOf), '/api/facilities'],
  },
  search: () => import('./search-words.ts'),
  staff: () => import('./staff-manifest.ts').then(module => module.facilitiesStaffManifest),
}
