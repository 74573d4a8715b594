import type { Text } from '#common/text.ts'
import { facilityTypes } from '#content/facility-types.ts'
import type { IconName } from '#ui/icon.tsx'
import type { PointKind } from './point-kinds.ts'

type Look = { label: Text; icon: IconName; tint: 'blue' | 'green' | 'yellow' | 'red' | 'orange' }

/** Label and look of each kind. */
export const looks: Readonly<Record<PointKind, Look>> = {
  tap: { label: { en: 'Tap', hi: 'नल' }, icon: 'i-water', tint: 'blue' },
  toilet: { label: { en: 'Toilet', hi: 'शौचालय' }, icon: 'i-toilet', tint: 'blue' },
  doctor: { label: { en: 'Doctor', hi: 'डॉक्टर' }, icon: 'i-health', tint: 'blue' },
  camp: { label: { en: 'Camp', hi: 'शिविर' }, icon: 'i-shivir', tint: 'green' },
  atm: { label: facilityTypes.atm.label, icon: 'i-atm', tint: 'yellow' },
  danger: { label: { en: 'Danger', hi: 'खतरा' }, icon: 'i-warning', tint: 'red' },
  gate: { label: { en: 'Gate', hi: 'द्वार' }, icon: 'i-gate', tint: 'orange' },
  barrier: { label: { en: 'Barrier', hi: 'बैरिकेड' }, icon: 'i-barrier', tint: 'orange' },
  'light-pole': { label: { en: 'Light pole', hi: 'बिजली का खंभा' }, icon: 'i-pole', tint: 'orange' },
}
