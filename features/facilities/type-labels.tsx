import type { Text } from '#common/text.ts'
import type { FacilityType } from '#kit/web/paths.ts'
import type { IconName } from '#ui/icon.tsx'

/** Name and icon of every facility type: used for tiles, titles and search. */
export const typeLabels = {
  'drinking-water': { label: { en: 'Drinking Water', hi: 'पीने का पानी' }, icon: 'i-water' },
  toilet: { label: { en: 'Toilet', hi: 'शौचालय' }, icon: 'i-toilet' },
  bathroom: { label: { en: 'Bathroom', hi: 'स्नानघर' }, icon: 'i-bathroom' },
  'health-centre': { label: { en: 'Health Centre', hi: 'स्वास्थ्य केंद्र' }, icon: 'i-health' },
  parking: { label: { en: 'Parking', hi: 'पार्किंग' }, icon: 'i-parking' },
  bhandara: { label: { en: 'Bhandaras', hi: 'भंडारा' }, icon: 'i-bhandara' },
  'rest-room': { label: { en: 'Rest Room', hi: 'आराम की जगह' }, icon: 'i-rest' },
  shivir: { label: { en: 'Shivir', hi: 'शिविर' }, icon: 'i-shivir' },
  dharamshala: { label: { en: 'Dharamshala', hi: 'धर्मशाला' }, icon: 'i-dharamshala' },
  'paid-hotels': { label: { en: 'Paid Hotels', hi: 'होटल' }, icon: 'i-hotel' },
  atm: { label: { en: 'ATM', hi: 'एटीएम' }, icon: 'i-atm' },
  gallery: { label: { en: 'Gallery', hi: 'गैलरी' }, icon: 'i-gallery' },
  'mela-route': { label: { en: 'Mela Route', hi: 'मेला मार्ग' }, icon: 'i-route' },
  'centralised-contact': { label: { en: 'Centralised Contact', hi: 'ज़रूरी नंबर' }, icon: 'i-contact' },
} as const satisfies Record<FacilityType, { label: Text; icon: IconName }>

export const isFacilityType = (word: string | undefined): word is FacilityType =>
  word !== undefined && Object.hasOwn(typeLabels, word)
