import { sayDayTime } from '#common/fair-time.ts'
import type { Text } from '#common/text.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import type { IconName } from '#ui/icon.tsx'
import type { PublicDanger } from './contract.ts'
import type { Kind } from './danger-kinds.ts'
import { dangerTexts } from './texts.ts'

export const kindIcons: Readonly<Record<Kind, IconName>> = {
  wire: 'i-wire',
  drain: 'i-drain',
  crush: 'i-crush',
  fire: 'i-fire',
  water: 'i-badwater',
  other: 'i-warning',
}

/** 'near Hathi Chowk', 'Hathi Chowk', or '' if no place was named. `near`: the sentence for the first. */
export const sayPlace = (
  { place, is_near }: { place: Text | null; is_near: boolean },
  say: (text: Text) => string,
  near: (place: string) => string,
): string => (place ? (is_near ? near(say(place)) : say(place)) : '')

/** '3 people there said ... that it is still dangerous', or '' if nobody did. */
export function useSayStill(): (danger: Pick<PublicDanger, 'still'>) => string {
  const t = useText(dangerTexts)
  const { language } = useLanguage()
  return ({ still }) =>
    still
      ? t(still.phones === 1 ? 'stillOne' : 'still', {
          n: still.phones,
          time: sayDayTime(Date.parse(still.at), language),
        })
      : ''
}
