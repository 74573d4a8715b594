import { useEffect, useRef } from 'react'
import { useText } from '#kit/web/language.tsx'
import { Waiting } from '#kit/web/outbox/waiting.tsx'
import { paths } from '#kit/web/paths.ts'
import { useShare } from '#kit/web/share.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { kind, type Sent, wordsOf } from './complaint-kinds.ts'
import style from './complaints.module.css'
import { complaintsTexts } from './texts.ts'

type Props = { complaint: Sent; onAnother: () => void; onStatus: () => void }
/** The number to quote, big enough to be copied by hand, and the link. */
export function ComplaintDone({ complaint, onAnother, onStatus }: Props) {
  const t = useText(complaintsTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    scrollTo(0, 0)
  }, [])
  const { share, sheet } = useShare('share-complaint', () => showToast(t('linkCopied')))
  const shareLink = () =>
    share({ title: t('yourNumber'), url: `${location.origin}${paths.complaints()}#${complaint.secret}` })
  return (
    <section className={`stack ${style.done}`}>
      <Icon name="i-check" size={48} />
      <h2 ref={heading} tabIndex={-1}>
        {t('done')}
      </h2>
      <p>
        {t('yourNumber')}
        <br />
        <strong className={`${style.number} num`}>{complaint.number}</strong>
      </p>
      <p>{t('doneUse')}</p>
      {/* Its photo may follow later. */}
      <Waiting kind={kind} say={wordsOf} />
      <button type="button" className="btn btn--main" onClick={onStatus}>
        <Icon name="i-search" />
        {t('seeStatus')}
      </button>
      <button type="button" className="btn btn--line" onClick={shareLink}>
        <Icon name="i-share" />
        {t('shareLink')}
      </button>
      <button type="button" className="btn btn--line" onClick={onAnother}>
        <Icon name="i-plus" />
        {t('another')}
      </button>
      {sheet}
    </section>
  )
}
