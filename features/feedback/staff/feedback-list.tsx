import { fairTimeZone } from '#common/clock.ts'
import { sayDayTime, sayTime } from '#common/fair-time.ts'
import { defineTexts, type Language } from '#common/text.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { StaffNotLoaded } from '#kit/web/staff/loaded.tsx'
import { ShowMore } from '#kit/web/staff/show-more.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { useOlderRows } from '#kit/web/staff/use-older-rows.ts'
import { usePolling } from '#kit/web/staff/use-polling.ts'
import { Icon } from '#ui/icon.tsx'
import { State } from '#ui/state.tsx'
import type { Feedback, feedbackContract } from '../contract.ts'
import styles from './feedback-list.module.css'

const feedbackStaffTexts = defineTexts({
  failed: { en: 'Failed to load feedbacks', hi: 'सुझाव नहीं दिख सके' },
  empty: { en: 'No feedbacks submitted yet.', hi: 'अभी तक कोई सुझाव नहीं आया है।' },
  stars: { en: '{stars} of 5 stars', hi: '5 में से {stars} सितारे' },
  more: { en: 'Show older', hi: 'पुराने सुझाव दिखाएँ' },
})

const useFeedback = staffQueryHook<typeof feedbackContract>()
const call = staffClient<typeof feedbackContract>()

/** What visitors wrote, newest first (specification §2, admin dashboard). */
export function FeedbackList() {
  const t = useText(feedbackStaffTexts)
  const query = useFeedback('GET /api/feedback', { query: {} })
  const { value, error, refresh } = query
  const { rows, showMore } = useOlderRows(
    value?.feedback,
    async skip => (await call('GET /api/feedback', { query: { skip } })).feedback,
  )
  usePolling(refresh)
  if (!value) return <StaffNotLoaded query={query} failed={t('failed')} />
  if (rows.length === 0) return <State icon="i-star" title={t('empty')} />
  return (
    <>
      {error ? <p className="err pad">{t('failed')}</p> : null}
      <ul className={`divided ${styles.list}`}>
        {rows.map(row => (
          <FeedbackRow key={row.id} row={row} />
        ))}
      </ul>
      {rows.length < value.total ? (
        <div className="pad">
          <ShowMore label={t('more')} read={showMore} className="btn--block" />
        </div>
      ) : null}
    </>
  )
}

function FeedbackRow({ row }: { row: Feedback }) {
  const t = useText(feedbackStaffTexts)
  const { language } = useLanguage()
  const at = Date.parse(row.created_at)
  return (
    <li className={styles.row}>
      <div className={styles.stars}>
        <b aria-hidden="true">{row.rating}</b>
        <Icon name="i-star" size={20} />
        <span className="hide">{t('stars', { stars: row.rating })}</span>
      </div>
      <div className={styles.said}>
        <p lang={/\p{Script=Devanagari}/u.test(row.feedback) ? 'hi' : 'en'} dir="auto">
          {row.feedback}
        </p>
        <span className="tiny num">
          <bdi>{row.name}</bdi> · <time dateTime={row.created_at}>{sayShort(at, language)}</time>
        </span>
      </div>
    </li>
  )
}

/** Short month with time (specification §9): `Jul 21, 6:12 AM`. */
function sayShort(at: number, language: Language): string {
  if (language === 'hi') return sayDayTime(at, language)
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone: fairTimeZone,
    month: 'short',
    day: 'numeric',
  }).format(at)
  return `${day}, ${sayTime(at, language)}`
}
