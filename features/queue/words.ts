import { dakBamPlaces } from '#content/queue-places.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { homeTexts } from './home-texts.ts'
import { longestHours, type WaitingHours } from './waiting.ts'

/** Puts hours of waiting in words: `about 3 hours`. */
export function useSayHours(): (hours: WaitingHours) => string {
  const t = useText(homeTexts)
  return hours => {
    if (hours === longestHours) return t('most')
    if (hours === 1) return t('one')
    return hours < 1 ? t('half') : t('many', { n: hours })
  }
}

/** The name of a place of the queue by its id; all of them are on the dak bam's route. */
export function useSayPlace(): (id: string) => string {
  const say = useSay()
  return id => {
    const place = dakBamPlaces.find(known => known.id === id)
    return place ? say(place.name) : ''
  }
}

/** Hours as a figure: `½`, `3`, `5+`. */
export const hoursFigure = (hours: WaitingHours): string =>
  hours === longestHours ? '5+' : hours < 1 ? '½' : `${hours}`
