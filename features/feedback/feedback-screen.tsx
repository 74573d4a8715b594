import { Link, useLocation } from 'wouter'
import { isBlank } from '#common/invisible.ts'
import { useText } from '#kit/web/language.tsx'
import { OutboxFormRefusal, OutboxFormStatus, SubmitRow } from '#kit/web/outbox/outbox-form.tsx'
import { useOutboxForm } from '#kit/web/outbox/use-outbox-form.ts'
import { cameFromInside, Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { PrivacyNotice } from '#kit/web/privacy-notice.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import style from './feedback.module.css'
import { Stars } from './stars.tsx'
import { feedbackNoticeVersion, feedbackTexts } from './texts.ts'

/** `/feedback`: when it is sent the form clears and closes (specification §8). */
export function FeedbackScreen() {
  const t = useText(feedbackTexts)
  const [, navigate] = useLocation()
  const close = () => {
    showToast(t('thanks'))
    if (cameFromInside()) history.back()
    else navigate(paths.home())
  }
  return (
    <Page flow>
      <FeedbackForm onSent={close} />
      <Link href={paths.complaints()} className="row">
        <Icon name="i-warning" />
        <span>{t('complain')}</span>
        <Icon name="i-chevron" className="row-end" />
      </Link>
    </Page>
  )
}

const empty = { name: '', feedback: '', rating: 0 }
type Draft = typeof empty
const longest = 2000

/** Stars, name and words: all three are required (specification §5). */
function FeedbackForm({ onSent }: { onSent: () => void }) {
  const t = useText(feedbackTexts)
  const form = useOutboxForm({
    kind: 'feedback',
    call: 'POST /api/feedback',
    empty,
    check: missingIn,
    noticeVersion: feedbackNoticeVersion,
    keeps: [],
    onFaults: () => showToast(t('fillAll'), { kind: 'bad' }),
    onRefused: () => showToast(t('failed'), { kind: 'bad' }),
    onAccepted: ({ kind }) => kind === 'sent' && onSent(),
  })
  const { draft, change, field, isSending } = form
  return (
    <>
      <OutboxFormStatus
        form={form}
        title={t('kept')}
        text={t('keptUse')}
        say={item => String(item.fields.feedback)}
      />
      <form {...form.attributes} className={`form ${style.form}`}>
        <p className="quiet">{t('lead')}</p>
        <Stars
          rating={draft.rating}
          onRate={rating => change({ rating })}
          disabled={isSending}
          error={form.errorOf('rating')}
        />
        <TextField label={t('name')} autoComplete="name" maxLength={80} required {...field('name')} />
        <TextArea label={t('feedback')} maxLength={longest} isCounted required {...field('feedback')} />
        {form.isIncomplete ? (
          <p className="err">
            <Icon name="i-warning" size={20} />
            {t('fillAll')}
          </p>
        ) : null}
        <OutboxFormRefusal error={form.refusal} title={t('failed')} />
        <PrivacyNotice lines={[t('noticeKept'), t('noticeSeen'), t('noticeLong')]} helpDesk />
        <SubmitRow isSending={isSending} label={t('submit')} />
      </form>
    </>
  )
}

const missingIn = ({ name, feedback, rating }: Draft) => ({
  rating: rating === 0 && feedbackTexts.ratingMissing,
  name: isBlank(name) && feedbackTexts.nameMissing,
  feedback: isBlank(feedback) && feedbackTexts.feedbackMissing,
})
