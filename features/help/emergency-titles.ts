import type { Text } from '#common/text.ts'
import { type Emergency, emergencyIds } from '#content/emergencies.ts'
import { paths } from '#kit/web/paths.ts'

/** Titles of the emergencies. They load with search and with first aid, so that Home's script holds none. */
export const emergencyTitles: Readonly<Record<Emergency, Text>> = {
  'heat-stroke': { en: 'Heat stroke', hi: 'लू लगना' },
  fainting: { en: 'Fainting or a fit', hi: 'बेहोशी, चक्कर या दौरा' },
  'chest-pain': { en: 'Chest pain, hard to breathe', hi: 'सीने में दर्द, साँस की तकलीफ' },
  bleeding: { en: 'Bleeding', hi: 'खून बहना' },
  fall: { en: 'Fall, accident, broken bone', hi: 'गिरना, दुर्घटना, हड्डी टूटना' },
  crush: { en: 'Crushed in the crowd', hi: 'भीड़ में दबना, भगदड़' },
  'electric-shock': { en: 'Electric shock', hi: 'करंट लगना' },
  fire: { en: 'Fire and burns', hi: 'आग लगना, जलना' },
  drowning: { en: 'Drowning', hi: 'डूबना' },
  'snake-bite': { en: 'Snake bite', hi: 'साँप का काटना' },
  'scorpion-sting': { en: 'Scorpion sting', hi: 'बिच्छू का डंक' },
  'dog-bite': { en: 'Dog or monkey bite', hi: 'कुत्ते या बंदर का काटना' },
  'bee-sting': { en: 'Bee or wasp stings', hi: 'मधुमक्खी या ततैया का डंक' },
  childbirth: { en: 'Childbirth, trouble in pregnancy', hi: 'प्रसव, गर्भवती को तकलीफ' },
  poisoning: { en: 'Poisoning', hi: 'ज़हर' },
  vomiting: { en: 'Vomiting, loose motions', hi: 'उल्टी, दस्त' },
  blisters: { en: 'Blisters, sore feet', hi: 'पैर के छाले, पैर दर्द' },
}
/** The same by address. */
export const firstAidTitles: Readonly<Record<string, Text>> = Object.fromEntries(
  emergencyIds.map(id => [paths.firstAid(id), emergencyTitles[id]]),
)
