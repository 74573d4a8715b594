import type { Text } from '#common/text.ts'
import type { IconName } from '#ui/icon.tsx'
import type { Kind } from './danger-kinds.ts'

export const kindIcons: Readonly<Record<Kind, IconName>> = {
  wire: 'i-wire',
  drain: 'i-drain',
  crush: 'i-crush',
  fire: 'i-fire',
  water: 'i-badwater',
  other: 'i-warning',
}

/** 'near Hathi Chowk', 'Hathi Chowk', or '' where no place was named. `near`: the sentence for it. */
export const sayPlace = (
  { place, is_near }: { place: Text | null; is_near: boolean },
  say: (text: Text) => string,
  near: (place: string) => string,
): string => (place ? (is_near ? near(say(place)) : say(place)) : '')
