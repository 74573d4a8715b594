import { sayDayTime, sayTime } from '#common/fair-time.ts'
import type { Language } from '#common/text.ts'
import { useLanguage, useText } from './language.tsx'
import { useApproximateNow } from './now.ts'
import { serverNow } from './server-clock.ts'
import { kitTexts } from './texts.ts'

/** 'Saved at 2:00 PM': the age of the data on the screen, in the fair's time zone. After 12 hours the day is added. */
export function Age({ at }: { at: number | undefined }) {
  const t = useText(kitTexts)
  const { language } = useLanguage()
  // While hydrating the time of prerendering: React renders a page anew whose text differs.
  const now = useApproximateNow()
  if (!at) return null
  return (
    <p className="tiny age">
      <time dateTime={new Date(at).toISOString()}>{t('savedAt', { time: sayAge(at, language, now) })}</time>
    </p>
  )
}

/** The time of an answer (ms); after 12 hours with its day. */
export const sayAge = (at: number, language: Language, now = serverNow()): string =>
  now - at < 12 * 3_600_000 ? sayTime(at, language) : sayDayTime(at, language)
