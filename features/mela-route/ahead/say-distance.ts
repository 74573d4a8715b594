import { useText } from '#kit/web/language.tsx'
import { type Basis, basisOf, roundedKm } from './certainty.ts'
import { minutesFor } from './pace.ts'
import { aheadTexts } from './texts.ts'

/** `big`: the number with its unit. `small`: what it is based on, and the time. `whole`: as a sentence. */
type SaidDistance = { big: string; small: string; whole: string }
type Distance = { km: number; errorM: number; basis: Basis; isAround?: boolean; isNamed?: boolean }

/** Puts distances into words, in steps that their error allows, with the time at the reader's pace if that is known. */
export function useSayDistance(kmh: number | undefined) {
  const t = useText(aheadTexts)
  const sayTime = useSayMinutes()
  return ({ km, errorM, basis, isAround, isNamed }: Distance): SaidDistance => {
    if (basis === 'unknown') return { big: '', small: t('notKnown'), whole: t('notKnown') }
    // A reader whose own place is this uncertain is not near every stop around.
    if (isAround && isNamed && basisOf(km, errorM, false) === 'unknown')
      return { big: '', small: t('aroundUse'), whole: t('aroundUse') }
    if (isAround)
      return { big: t('around'), small: t('aroundUse'), whole: `${t('around')}, ${t('aroundUse')}` }
    const rounded = roundedKm(km, errorM)
    const told = Math.max(rounded.km, rounded.step)
    const isMetres = told < 1
    const big = `${isMetres ? Math.round(told * 1000) : told} ${t(isMetres ? 'm' : 'km')}`
    const basisWord = rounded.km === 0 ? t('under') : basis === 'about' ? t('about') : ''
    const time = kmh ? sayTime(minutesFor(told, kmh)) : ''
    return {
      big,
      small: [basisWord, time].filter(Boolean).join(' · '),
      whole: rounded.km === 0 ? t('lessThan', { distance: big }) : [basisWord, big].filter(Boolean).join(' '),
    }
  }
}

/** '40 min', '2 h 5 min'. */
export function useSayMinutes() {
  const t = useText(aheadTexts)
  return (minutes: number) =>
    minutes < 60 ? t('minutes', { n: minutes }) : t('hours', { h: Math.floor(minutes / 60), n: minutes % 60 })
}
