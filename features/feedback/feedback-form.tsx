import { type FormEvent, useId, useState } from 'react'
import { useDraft } from '#kit/web/draft.tsx'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { useSending } from '#kit/web/outbox/use-sending.tsx'
import { Waiting } from '#kit/web/outbox/waiting.tsx'
import { PrivacyNotice } from '#kit/web/privacy-notice.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.tsx'
import style from './feedback.module.css'
import { Stars } from './stars.tsx'
import { noticeVersion, texts } from './texts.ts'

const kind = 'feedback'
const empty = { name: '', feedback: '', rating: 0 }
const longest = 2000

type Props = {
  /** Handed over to the server, or kept by the phone until there is network. */
  onDone: (how: 'sent' | 'waiting') => void
  /** One that waited has been sent. */
  onSent: () => void
}
/** Stars, name, words: all three are asked for (specification §5); what was typed stays until it is handed over. */
export function FeedbackForm({ onDone, onSent }: Props) {
  const t = useText(texts)
  const { language } = useLanguage()
  const { form, draft, change, clear } = useDraft(kind, empty)
  const [problem, setProblem] = useState<'fillAll' | 'failed'>()
  const { isSending, sending, send } = useSending(kind, 'POST /api/feedback')
  const faultId = useId()
  const lacks = {
    name: draft.name.trim() === '',
    feedback: draft.feedback.trim() === '',
    rating: draft.rating === 0,
  }
  const isBad = (field: keyof typeof lacks) => problem === 'fillAll' && lacks[field]
  const invalid = (field: keyof typeof lacks) => (isBad(field) ? { 'aria-invalid': true } : {})

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (lacks.name || lacks.feedback || lacks.rating) {
      setProblem('fillAll')
      showToast(t('fillAll'), { kind: 'bad' })
      // In the order of the form.
      const first = lacks.rating ? '[name=rating]' : lacks.name ? '[name=name]' : '[name=feedback]'
      return form.current?.querySelector<HTMLElement>(first)?.focus()
    }
    setProblem(undefined)
    const outcome = await send({
      fields: { ...draft, notice_version: noticeVersion, notice_language: language },
    })
    if (outcome.kind === 'refused') {
      setProblem('failed')
      return showToast(t('failed'), { kind: 'bad' })
    }
    clear()
    onDone(outcome.kind)
  }
  return (
    <>
      <Waiting kind={kind} say={item => String(item.fields.feedback)} except={sending} onSent={onSent} />
      <form ref={form} className={style.form} noValidate onSubmit={submit}>
        <p className={style.lead}>{t('lead')}</p>
        <Stars
          rating={draft.rating}
          onRate={rating => change({ rating })}
          disabled={isSending}
          isMissing={isBad('rating')}
          describedBy={faultId}
        />
        <Field label={t('name')}>
          {control => (
            <input
              {...control}
              {...invalid('name')}
              aria-describedby={faultId}
              name="name"
              className="in"
              autoComplete="name"
              maxLength={80}
              required
              disabled={isSending}
              value={draft.name}
              onChange={event => change({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('feedback')} counter={t('counter', { n: draft.feedback.length, most: longest })}>
          {control => (
            <textarea
              {...control}
              {...invalid('feedback')}
              aria-describedby={faultId}
              name="feedback"
              className="in"
              maxLength={longest}
              required
              disabled={isSending}
              value={draft.feedback}
              onChange={event => change({ feedback: event.target.value })}
            />
          )}
        </Field>
        <p id={faultId} className={`err ${style.fault}`}>
          {problem ? <Icon name="i-warning" size={20} /> : null}
          {problem ? t(problem) : null}
        </p>
        <PrivacyNotice
          title={t('noticeTitle')}
          lines={[t('noticeKept'), t('noticeSeen'), t('noticeLong'), t('noticeAsk')]}
        />
        <div className="act">
          <button type="submit" className="btn btn--main btn--block" disabled={isSending}>
            {isSending ? <i className="spin" /> : <Icon name="i-upload" />}
            {isSending ? t('submitting') : t('submit')}
          </button>
        </div>
      </form>
    </>
  )
}
