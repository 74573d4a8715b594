import { type FormEvent, useState } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { sayAge } from '#kit/web/age.tsx'
import { showFirstFault } from '#kit/web/draft.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import type { PersonDetail } from '../contract.ts'
import type { handOverContract, Loudspeaker } from '../hand-over-contract.ts'
import styles from './hand-over.module.css'
import { loudspeakerTexts } from './loudspeaker-texts.ts'
import { Refusal } from './refusal.tsx'

const call = staffClient<typeof handOverContract>()
type Props = Pick<PersonDetail, 'person' | 'loud'> & { onChanged: () => Promise<void> }

/** The text for the loudspeaker, Hindi first; of a child only once the police have said so. */
export function LoudspeakerPart({ person, loud, onChanged }: Props) {
  const t = useText(loudspeakerTexts)
  const { language } = useLanguage()
  const { attempt: save, isBusy: isSaving, error } = useAttempt(onChanged)
  const params = { id: person.id }
  const { text, why_not, police_word, is_on_screens } = loud
  return (
    <section className={`stack ${styles.loud}`}>
      <h3>
        <Icon name="i-sound" />
        {t('title')}
      </h3>
      {text ? (
        <>
          <p className={styles.read} lang="hi">
            {text.hi}
          </p>
          <p className={styles.read} lang="en">
            {text.en}
          </p>
          <WasRead loud={loud} />
          <div className={`cluster ${styles.keys}`}>
            <button
              type="button"
              className="btn btn--main"
              disabled={isSaving}
              onClick={() => save(() => call('POST /api/missing-persons/:id/read-out', { params, body: {} }))}
            >
              <Icon name="i-check" size={20} />
              {t('wasRead')}
            </button>
            <button
              type="button"
              className="btn btn--line"
              aria-pressed={is_on_screens}
              disabled={isSaving}
              onClick={() =>
                save(() =>
                  call('PUT /api/missing-persons/:id/screens', {
                    params,
                    body: { is_shown: !is_on_screens },
                  }),
                )
              }
            >
              {t(is_on_screens ? 'offScreens' : 'onScreens')}
            </button>
          </div>
        </>
      ) : null}
      {why_not ? <Note kind="warn" icon="i-shield" title={t(why_not)} /> : null}
      {why_not === 'child' ? (
        <PoliceWord
          isSaving={isSaving}
          onSaid={from =>
            save(() =>
              call('PUT /api/missing-persons/:id/police-word', { params, body: { is_given: true, from } }),
            )
          }
        />
      ) : null}
      {police_word ? (
        <>
          <p className="sub">
            {t('saidBy', {
              from: police_word.from,
              by: police_word.by,
              time: sayDayTime(Date.parse(police_word.at), language),
            })}{' '}
            {t('childRule')}
          </p>
          <button
            type="button"
            className="btn btn--line btn--s"
            disabled={isSaving}
            onClick={() =>
              save(() =>
                call('PUT /api/missing-persons/:id/police-word', { params, body: { is_given: false } }),
              )
            }
          >
            {t('noMore')}
          </button>
        </>
      ) : null}
      <Refusal error={error} />
      {text && !police_word ? <p className="sub">{t('rule')}</p> : null}
    </section>
  )
}

function WasRead({ loud: { read_times, read_at, is_on_screens } }: { loud: Loudspeaker }) {
  const t = useText(loudspeakerTexts)
  const { language } = useLanguage()
  const time = read_at ? sayAge(Date.parse(read_at), language) : ''
  const said = [
    read_times === 1
      ? t('readOnce', { time })
      : read_times > 1
        ? t('readTimes', { n: read_times, time })
        : '',
    is_on_screens ? t('isOnScreens') : '',
  ].filter(Boolean)
  return said.length > 0 ? <p className="sub">{said.join(' · ')}</p> : null
}

function PoliceWord({ isSaving, onSaid }: { isSaving: boolean; onSaid: (from: string) => void }) {
  const t = useText(loudspeakerTexts)
  const [from, setFrom] = useState('')
  const [isTried, setTried] = useState(false)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!from.trim()) return showFirstFault(event.currentTarget)
    onSaid(from)
  }
  return (
    <form className="stack" onSubmit={send} noValidate>
      <TextField
        label={t('officer')}
        error={isTried && !from.trim() ? t('needed') : undefined}
        autoComplete="off"
        maxLength={80}
        value={from}
        onChange={setFrom}
      />
      <button type="submit" className="btn btn--line" disabled={isSaving}>
        {t('saidSo')}
      </button>
    </form>
  )
}
