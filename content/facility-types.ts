import type { Text } from '#common/text.ts'

/** The facility types of specification §2, each with its name and its icon in ui/sprite.svg. */
export const facilityTypes = {
  'paid-hotels': { label: { en: 'Paid Hotels', hi: 'होटल' }, icon: 'i-hotel' },
  'drinking-water': { label: { en: 'Drinking Water', hi: 'पीने का पानी' }, icon: 'i-water' },
  toilet: { label: { en: 'Toilet', hi: 'शौचालय' }, icon: 'i-toilet' },
  bathroom: { label: { en: 'Bathroom', hi: 'स्नानघर' }, icon: 'i-bathroom' },
  'rest-room': { label: { en: 'Rest Room', hi: 'आराम की जगह' }, icon: 'i-rest' },
  dharamshala: { label: { en: 'Dharamshala', hi: 'धर्मशाला' }, icon: 'i-dharamshala' },
  shivir: { label: { en: 'Shivir', hi: 'शिविर' }, icon: 'i-shivir' },
  'health-centre': { label: { en: 'Health Centre', hi: 'स्वास्थ्य केंद्र' }, icon: 'i-health' },
  parking: { label: { en: 'Parking', hi: 'पार्किंग' }, icon: 'i-parking' },
  'centralised-contact': { label: { en: 'Centralised Contact', hi: 'ज़रूरी नंबर' }, icon: 'i-contact' },
  'mela-route': { label: { en: 'Mela Route', hi: 'मेला मार्ग' }, icon: 'i-route' },
  gallery: { label: { en: 'Gallery', hi: 'गैलरी' }, icon: 'i-gallery' },
  atm: { label: { en: 'ATM', hi: 'एटीएम' }, icon: 'i-atm' },
  bhandara: { label: { en: 'Bhandaras', hi: 'भंडारा' }, icon: 'i-bhandara' },
} as const satisfies Record<string, { label: Text; icon: string }>
export type FacilityType = keyof typeof facilityTypes

/** Types that are screens of other features and have no places. */
export const viewTypes = ['centralised-contact', 'mela-route', 'gallery'] as const
export type PlaceType = Exclude<FacilityType, (typeof viewTypes)[number]>

const isPlaceType = (type: string): type is PlaceType => !viewTypes.some(view => view === type)
export const placeTypes: readonly PlaceType[] = Object.keys(facilityTypes).filter(isPlaceType)
