import { Link } from 'wouter'
import { sayAgo } from '#common/fair-time.ts'
import { fairAt } from '#content/shravan.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { useApproximateNow, useNow } from '#kit/web/now.ts'
import { paths } from '#kit/web/paths.ts'
import { useScreenTitle } from '#kit/web/titles.ts'
import { Icon } from '#ui/icon.tsx'
import { homeTexts } from './home-texts.ts'
import { useQueue } from './use-queue.ts'
import { knownAt } from './waiting.ts'
import { useSayHours, useSayPlace } from './words.ts'

/**
 * Home's line about the queue: hours of waiting, where it ends and the report's age, or that it is unknown. The prerendered
 * page contains only the link, because it may be hours old when it is read; the row keeps its height when the words load.
 * Outside the fair it is shown only if staff reported a queue.
 */
export function HomeQueue() {
  const t = useText(homeTexts)
  const title = useScreenTitle(paths.queue())
  const { language } = useLanguage()
  const sayHours = useSayHours()
  const sayPlace = useSayPlace()
  const now = useNow()
  const { value, error } = useQueue()
  const known = now && (value || error) ? knownAt(value?.tail ?? null, now) : undefined
  const fresh = known?.is === 'known' ? known : undefined
  const today = useApproximateNow()
  if (!fresh && today && !fairAt(today).isOn) return null
  return (
    <Link href={paths.queue()} className="home-queue">
      <Icon name={known && !fresh ? 'l-none' : 'i-clock'} />
      <span>
        <b>
          <span>{title}</span>
          <span>{known ? `: ${fresh ? sayHours(fresh.told.hours) : t('notKnown')}` : null}</span>
        </b>
        {fresh ? (
          <>
            <small>{t('tailAt', { place: sayPlace(fresh.told.place) })}</small>
            <small>{t('told', { ago: sayAgo(fresh.age, language) })}</small>
          </>
        ) : null}
      </span>
      <Icon name="i-chevron" />
    </Link>
  )
}
