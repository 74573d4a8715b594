/** Types that have places. The other three of specification §2 (`viewTypes`) are screens of other features. */
export const placeTypes = [
  'paid-hotels',
  'drinking-water',
  'toilet',
  'bathroom',
  'rest-room',
  'dharamshala',
  'shivir',
  'health-centre',
  'parking',
  'atm',
  'bhandara',
] as const
export type PlaceType = (typeof placeTypes)[number]

export const viewTypes = ['centralised-contact', 'mela-route', 'gallery'] as const

/** `surveyed`: visited by the surveyors. `existence`: named by two independent sources. `no`: one report. */
export const verifiedLevels = ['surveyed', 'existence', 'no'] as const
export type Verified = (typeof verifiedLevels)[number]

/** From this precision on, in metres, a position is shown as an area, never as a pin or as a navigation target. */
export const areaFromMetres = 500
