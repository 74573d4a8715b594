import type { Text } from '#common/text.ts'
import type { IconName } from '#ui/icon.tsx'
import type { AlongType } from './along-types.ts'

/** Short names for a row of five (visual direction, 05-route). */
export const alongLabels: Record<AlongType, { label: Text; icon: IconName }> = {
  'drinking-water': { label: { en: 'Water', hi: 'पेयजल' }, icon: 'i-water' },
  toilet: { label: { en: 'Toilet', hi: 'शौचालय' }, icon: 'i-toilet' },
  'health-centre': { label: { en: 'Health', hi: 'स्वास्थ्य' }, icon: 'i-health' },
  shivir: { label: { en: 'Shivir', hi: 'शिविर' }, icon: 'i-shivir' },
  parking: { label: { en: 'Parking', hi: 'पार्किंग' }, icon: 'i-parking' },
}
