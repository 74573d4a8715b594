/** The types that hold places. The other three of specification §2 (centralised-contact, mela-route, gallery) are views. */
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

/** `surveyed`: somebody stood there. `existence`: two independent sources name it. `no`: one report. */
export const verifiedLevels = ['surveyed', 'existence', 'no'] as const
export type Verified = (typeof verifiedLevels)[number]

/** From here on a position is an area: never a pin, never a turn-by-turn goal (content/README). Metres. */
export const areaFromMetres = 500
