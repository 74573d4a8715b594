import { type FormEvent, useState } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { isBlank } from '#common/invisible.ts'
import { normalizePhone } from '#common/phone-number.ts'
import { showFirstFault } from '#kit/web/draft.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { TextArea, TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { State } from '#ui/state.tsx'
import type { ErasedPart, PersonalPart, personalDataContract } from './contract.ts'
import styles from './personal-data.module.css'
import { personalDataTexts } from './texts.ts'

const call = staffClient<typeof personalDataContract>()
type Shown = { phone: string; parts?: readonly PersonalPart[]; erased?: readonly ErasedPart[] }

/** Shows kinds and counts of what the guide stores under a phone number, and erases it with a reason. */
export function PersonalDataPanel() {
  const t = useText(personalDataTexts)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { attempt, isBusy, error, forget } = useAttempt()
  const isTooOften = error?.status === 429
  const [shown, setShown] = useState<Shown>()
  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const phone = normalizePhone(typed) ?? ''
    setShown(undefined)
    const isNumber = /^[0-9]{10}$/.test(phone)
    setWrong(!isNumber)
    if (!isNumber) {
      forget()
      return showFirstFault(event.currentTarget)
    }
    await attempt(async () =>
      setShown({ phone, ...(await call('POST /api/personal-data/look-ups', { body: { phone } })) }),
    )
  }
  return (
    <div className={styles.panel}>
      <p className="pad--phone quiet">{t('lead')}</p>
      <form className={`stack board ${styles.find}`} onSubmit={find} noValidate>
        <TextField
          label={t('phone')}
          hint={t('phoneHint')}
          type="tel"
          autoComplete="off"
          maxLength={24}
          value={typed}
          onChange={number => {
            setWrong(false)
            setTyped(number)
          }}
          error={isWrong ? t('phoneWrong') : isTooOften ? t('tooOften') : undefined}
        />
        <NotSaved error={isTooOften ? undefined : error} what={t('findFailed')} />
        <button type="submit" className="btn btn--main" disabled={isBusy}>
          {isBusy ? <i className="spin" /> : <Icon name="i-search" size={20} />}
          <span>{t(isBusy ? 'finding' : 'find')}</span>
        </button>
      </form>
      <div role="status">
        {shown?.parts ? <Kept key={shown.phone} phone={shown.phone} parts={shown.parts} /> : null}
        {shown?.erased ? <Done phone={shown.phone} parts={shown.erased} /> : null}
      </div>
      {shown?.parts?.length ? (
        <Erase
          key={shown.phone}
          phone={shown.phone}
          onErased={erased => setShown({ phone: shown.phone, erased })}
        />
      ) : null}
    </div>
  )
}

function Kept({ phone, parts }: { phone: string; parts: readonly PersonalPart[] }) {
  const t = useText(personalDataTexts)
  const say = useSay()
  const { language } = useLanguage()
  if (parts.length === 0) return <State icon="i-check" title={t('none', { phone: spaced(phone) })} />
  return (
    <section className={`board ${styles.part}`}>
      <h2>{t('kept', { phone: spaced(phone) })}</h2>
      <ul>
        {parts.map(({ kind, count, consents }) => (
          <li key={kind.en}>
            <p className={styles.kind}>
              <b>{say(kind)}</b>
              <b className="num">{count}</b>
            </p>
            {consents.length === 0 ? <small className="sub">{t('byStaff')}</small> : null}
            {consents.map(({ version, language: shownIn, given_at }) => (
              <small key={`${version} ${given_at}`} className="sub num">
                {t('notice', {
                  version,
                  language: t(shownIn),
                  time: sayDayTime(Date.parse(given_at), language),
                })}
              </small>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Erase({ phone, onErased }: { phone: string; onErased: (parts: readonly ErasedPart[]) => void }) {
  const t = useText(personalDataTexts)
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { attempt, isBusy, error } = useAttempt()
  const isTooOften = error?.status === 429
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(isBlank(reason))
    if (isBlank(reason)) return showFirstFault(event.currentTarget)
    setAsked(true)
  }
  const erase = () =>
    attempt(async () =>
      onErased((await call('POST /api/personal-data/erasures', { body: { phone, reason } })).parts),
    )
  return (
    <form className={`stack board ${styles.erase}`} onSubmit={ask} noValidate>
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={500}
        value={reason}
        onChange={setReason}
        error={isMissing && isBlank(reason) ? t('reasonNeeded') : undefined}
      />
      {isTooOften ? <Note kind="err" live="alert" title={t('tooOften')} /> : null}
      <NotSaved error={isTooOften ? undefined : error} what={t('failed')} isTyped />
      {isAsked ? (
        <>
          <Note kind="warn" live="alert" title={t('eraseAsk', { phone: spaced(phone) })} />
          <button type="button" className="btn btn--danger" disabled={isBusy} onClick={erase}>
            {isBusy ? <i className="spin" /> : <Icon name="i-trash" size={20} />}
            <span>{t(isBusy ? 'erasing' : 'eraseYes')}</span>
          </button>
          <button type="button" className="btn btn--quiet" disabled={isBusy} onClick={() => setAsked(false)}>
            {t('keep')}
          </button>
        </>
      ) : (
        <button type="submit" className="btn btn--line">
          <Icon name="i-trash" size={20} />
          {t('erase')}
        </button>
      )}
    </form>
  )
}

function Done({ phone, parts }: { phone: string; parts: readonly ErasedPart[] }) {
  const t = useText(personalDataTexts)
  const say = useSay()
  return (
    <section className={`board ${styles.part}`}>
      <h2>{t('done', { phone: spaced(phone) })}</h2>
      <ul>
        {parts.map(({ kind, erased, stays, why }) => (
          <li key={kind.en}>
            <p className={styles.kind}>
              <b>{say(kind)}</b>
              <span className="num">
                {[erased > 0 && t('erasedCount', { n: erased }), stays > 0 && t('staysCount', { n: stays })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </p>
            {why ? <small className="sub">{say(why)}</small> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `98350 12345`, grouped as phone numbers are read aloud in India. */
const spaced = (tenDigits: string) => `${tenDigits.slice(0, 5)} ${tenDigits.slice(5)}`
