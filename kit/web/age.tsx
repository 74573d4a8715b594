import { sayDayTime, sayTime } from '#common/fair-time.ts'
import type { Language } from '#common/text.ts'
import { useLanguage, useText } from './language.tsx'
import { useApproximateNow, useNow } from './now.ts'
import { serverClock, serverNow } from './server-clock.ts'
import { kitTexts } from './texts.ts'

/** 'Saved at 2:00 PM': the age of the data on the screen, in the fair's time zone. After 12 hours the day is added. */
export function Age({ at }: { at: number | undefined }) {
  const t = useText(kitTexts)
  const { language } = useLanguage()
  // While hydrating the time of prerendering: React renders a page anew whose text differs.
  const now = useApproximateNow()
  const isBehind = useNow() !== undefined && serverClock.isBehind()
  if (!at) return null
  return (
    <p className="tiny age">
      <time dateTime={new Date(at).toISOString()}>
        {t('savedAt', { time: sayAge(at, language, now, isBehind) })}
      </time>
    </p>
  )
}

/** The time of an answer (ms); after 12 hours, or if nobody knows how long ago it was, with its day. */
export const sayAge = (
  at: number,
  language: Language,
  now = serverNow(),
  isBehind = serverClock.isBehind(),
): string => (now - at < 12 * 3_600_000 && !isBehind ? sayTime(at, language) : sayDayTime(at, language))
