import { type FormEvent, useState } from 'react'
import { newId } from '#common/id.ts'
import { isBlank } from '#common/invisible.ts'
import { limitPhone } from '#common/phone-input.ts'
import { normalizePhone } from '#common/phone-number.ts'
import { type ApiError, asApiError, client } from '#kit/web/api.ts'
import { withDevice } from '#kit/web/device.ts'
import { showFirstFault, useDraft } from '#kit/web/draft.ts'
import { faultAt } from '#kit/web/field-faults.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { lazyNotice } from '#kit/web/privacy-notice.tsx'
import { withWork } from '#kit/web/work.ts'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import type { Elsewhere, Finished, melaQuizContract, Running } from './contract.ts'
import css from './question.module.css'
import { melaQuizNoticeVersion, melaQuizTexts } from './texts.ts'

const call = client<typeof melaQuizContract>()

const QuizNotice = lazyNotice(() => import('./notice-texts.ts').then(module => module.melaQuizNoticeTexts), {
  helpDesk: true,
})

const empty = { name: '', phone: '' }
type Props = { onRegistered: (known: Running | Finished | Elsewhere) => void; onBest: () => void }

/** Asks for name and phone number. The time starts when the server has answered. */
export function Register({ onRegistered, onBest }: Props) {
  const t = useText(melaQuizTexts)
  const say = useSay()
  const { language } = useLanguage()
  const { form, draft, change, clear } = useDraft('mela-quiz', empty)
  const [tried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<ApiError>()
  const nameIsBad = isBlank(draft.name)
  // Checks as the contract's mobilePhone does, without loading zod.
  const phoneIsBad = !/^[6-9][0-9]{9}$/.test(normalizePhone(draft.phone) ?? '')

  const refusedName = faultAt(problem, 'name')
  const edit = (part: Partial<typeof empty>) => {
    // What is written again is no longer as it was refused.
    if (problem?.fields.length) setProblem(undefined)
    change(part)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setProblem(undefined)
    if (nameIsBad || phoneIsBad) return showFirstFault(form.current)
    setSending(true)
    const notice = { notice_version: melaQuizNoticeVersion, notice_language: language }
    const body = { id: newId(), ...draft, of_age: true as const, ...notice }
    try {
      const known = await withDevice(() =>
        withWork('quiz', work => call('POST /api/mela-quiz/attempts', { body: { ...body, work } })),
      )
      clear()
      onRegistered(known)
    } catch (error) {
      setProblem(asApiError(error))
      setSending(false)
    }
  }
  return (
    <form ref={form} data-draft="mela-quiz" className="form" noValidate onSubmit={submit}>
      <div className={css.lead}>
        <Icon name="i-quiz" size={48} />
        <h2>{t('lead')}</h2>
        <p>{t('leadUse')}</p>
      </div>
      <TextField
        label={t('name')}
        hint={t('nameShown')}
        error={tried && nameIsBad ? t('nameMissing') : refusedName && say(refusedName)}
        name="name"
        autoComplete="name"
        maxLength={80}
        required
        disabled={isSending}
        value={draft.name}
        onChange={name => edit({ name })}
      />
      <TextField
        label={t('phone')}
        hint={t('phoneHidden')}
        error={(tried && phoneIsBad) || faultAt(problem, 'phone') ? t('phoneWrong') : undefined}
        className="in"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        disabled={isSending}
        value={draft.phone}
        onChange={phone => edit({ phone: limitPhone(phone) })}
      />
      <p className="sub">{t('ofAge')}</p>
      <QuizNotice />
      {problem ? <Problem error={problem} /> : null}
      <div className="act">
        <button type="button" className="btn btn--line" onClick={onBest}>
          {t('leaderboard')}
        </button>
        <button type="submit" className="btn btn--main" disabled={isSending}>
          {isSending ? <i className="spin" /> : null}
          <span>{isSending ? t('starting') : t('start')}</span>
        </button>
      </div>
    </form>
  )
}

/** Why the quiz did not start, and what to do. A field that the server refused shows its own error. */
function Problem({ error }: { error: ApiError }) {
  const t = useText(melaQuizTexts)
  if (error.fields.some(({ path }) => path in empty)) return null
  if (error.status === 429) return <Note kind="err" title={t('tooMany')} live="alert" />
  return (
    <Note kind="err" title={t('failed')} live="alert">
      <span>{t(error.status === 0 ? 'failedOffline' : 'failedServer')}</span>
    </Note>
  )
}
