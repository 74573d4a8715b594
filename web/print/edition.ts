import { fairDate, sayDay } from '#common/fair-time.ts'
import { fill, type Language } from '#common/text.ts'
import { fairAt } from '#content/shravan.ts'
import { printTexts } from './texts.ts'

/** Year of the fair that is on or comes next; this year's where none is known. */
export const fairYear = (now: number): string => (fairAt(now).from ?? fairDate(now)).slice(0, 4)

/** What each sheet says of itself: for which fair, and when it was printed. */
export const sayEdition = (now: number, language: Language): string =>
  fill(printTexts.printed, language, { year: fairYear(now), day: sayDay(now, language, 'long') })
