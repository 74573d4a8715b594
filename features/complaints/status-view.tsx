import { sayDayTime } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import style from './complaints.module.css'
import type { ComplaintStatus } from './contract.ts'
import { complaintsLookupTexts } from './lookup-texts.ts'
import { complaintsTexts } from './texts.ts'

const allTexts = { ...complaintsTexts, ...complaintsLookupTexts }

/** One complaint: its subject, its status, and what staff answered. */
export function StatusView({ complaint }: { complaint: ComplaintStatus }) {
  const t = useText(allTexts)
  const { language } = useLanguage()
  const { category, number, status, answer, updated_at } = complaint
  return (
    <div className={style.status}>
      <p>{t('about', { category: t(category), number })}</p>
      <strong>{t(status === 'done' ? 'solved' : status)}</strong>
      {answer ? (
        <p>
          <bdi>{answer}</bdi>
        </p>
      ) : null}
      <p className="tiny">{t('since', { time: sayDayTime(Date.parse(updated_at), language) })}</p>
    </div>
  )
}
