import type { Feature, TileRow } from '#kit/web/feature.tsx'
import { type FacilityType, paths } from '#kit/web/paths.ts'
import { typeLabels } from './type-labels.tsx'

const tile = (type: FacilityType, row: TileRow, place: number) => ({
  ...typeLabels[type],
  to: paths.facility(type),
  row,
  place,
})

export const feature: Feature = {
  name: 'facilities',
  tiles: [
    tile('drinking-water', 'care', 1),
    tile('toilet', 'care', 2),
    tile('bathroom', 'care', 3),
    tile('health-centre', 'care', 4),
    tile('parking', 'way', 2),
    tile('bhandara', 'food', 1),
    tile('rest-room', 'food', 2),
    tile('shivir', 'food', 3),
    tile('dharamshala', 'food', 4),
    tile('paid-hotels', 'stay', 1),
    tile('atm', 'stay', 2),
  ],
}
