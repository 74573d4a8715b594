import type { Text } from '#common/text.ts'

/** Emergencies with first aid of their own (`content/first-aid.ts`), in the order in which they are listed. */
export const emergencyIds = [
  'heat-stroke',
  'fainting',
  'chest-pain',
  'bleeding',
  'fall',
  'crush',
  'electric-shock',
  'fire',
  'drowning',
  'snake-bite',
  'scorpion-sting',
  'dog-bite',
  'bee-sting',
  'childbirth',
  'poisoning',
  'vomiting',
  'blisters',
] as const
export type Emergency = (typeof emergencyIds)[number]

/** Who is called first: 101 fire brigade, 108 ambulance, 112 whoever is needed. */
type FirstCall = '101' | '108' | '112'
const otherCalls: Partial<Record<Emergency, FirstCall>> = { fire: '101', crush: '112', drowning: '112' }
export const firstCallOf = (emergency: Emergency): FirstCall => otherCalls[emergency] ?? '108'

/** The list of all emergencies. */
export const firstAidTitle: Text = { en: 'First aid', hi: 'प्राथमिक उपचार' }
