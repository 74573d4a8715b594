import { useState } from 'react'
import { flushSync } from 'react-dom'
import { isBlank } from '#common/invisible.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { LazyPostChoice } from '#kit/web/lazy-post-choice.ts'
import { OutboxFormRefusal, OutboxFormStatus } from '#kit/web/outbox/outbox-form.tsx'
import { useOutboxForm } from '#kit/web/outbox/use-outbox-form.ts'
import { Page } from '#kit/web/page.tsx'
import { lazyNotice } from '#kit/web/privacy-notice.tsx'
import { metresOf, useLocated } from '#kit/web/use-located.ts'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import { type AgeBand, ageBands } from '../missing-person/person-kinds.ts'
import { colourName } from '../reunite/clothing-words.ts'
import { type Colour, colours } from '../reunite/description-kinds.ts'
import styles from './looks-lost.module.css'
import { looksLostNoticeVersion, looksLostTexts } from './texts.ts'

const Notice = lazyNotice(() => import('./notice-texts.ts').then(module => module.looksLostNoticeTexts), {
  title: looksLostTexts.noticeTitle,
})

const empty = { age_band: '', colour: '', where: '', position: '', first_name: '' }

/** `/looks-lost`: a passer-by reports to the desks that somebody looks lost; the report waits for a network. */
export function LooksLostScreen() {
  const t = useText(looksLostTexts)
  const say = useSay()
  const [number, setNumber] = useState<number>()
  const form = useOutboxForm({
    kind: 'looks-lost',
    call: 'POST /api/missing-persons/sightings',
    empty,
    check: faultsOf,
    noticeVersion: looksLostNoticeVersion,
    keeps: ['id', 'number', 'created_at'],
    onAccepted: outcome => {
      if (outcome.kind === 'sent') setNumber((outcome.reply as { number: number }).number)
    },
  })
  const { draft, change, isSending } = form
  useLocated(0, position => change({ position }))
  const status = (
    <OutboxFormStatus
      form={form}
      title={t('keptTitle')}
      text={t('kept')}
      advice={t('keptAdvice')}
      isUrgent
      say={() => t('waiting')}
    />
  )
  if (number !== undefined || form.waits)
    return (
      <Page flow>
        {status}
        {number !== undefined ? (
          <Note kind="ok" title={t('doneTitle', { number })} live="status">
            <span>{withCalls(t('done'))}</span>
          </Note>
        ) : (
          <p className={styles.stay}>{withCalls(t('done'))}</p>
        )}
        <button
          type="button"
          className={`btn btn--line ${styles.another}`}
          onClick={() => {
            setNumber(undefined)
            form.endWaiting()
          }}
        >
          {t('another')}
        </button>
      </Page>
    )
  return (
    <Page flow>
      {status}
      <form
        {...form.attributes}
        className={styles.form}
        // Enter in a field would otherwise tap the first colour, which nobody chose.
        onKeyDown={event => {
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
        }}
      >
        <p>{t('lead')}</p>
        <fieldset className={styles.who} disabled={isSending}>
          <legend className="lab">{t('who')}</legend>
          {ageBands.map(id => (
            <label key={id}>
              <input
                type="radio"
                name="age_band"
                value={id}
                checked={draft.age_band === id}
                onChange={() => change({ age_band: id })}
              />
              <Figure band={id} />
              <span>{t(id)}</span>
            </label>
          ))}
        </fieldset>
        {form.errorOf('age_band') ? (
          <p role="alert" className={styles.fault}>
            {form.errorOf('age_band')}
          </p>
        ) : null}
        <TextField
          label={t('where')}
          hint={
            draft.position
              ? t('hasPosition', { metres: metresOf(draft.position) })
              : t('whereHint', { code: 'G 27' })
          }
          autoComplete="off"
          maxLength={120}
          {...(draft.position ? form.optionalField('where') : form.field('where'))}
        />
        <LazyPostChoice
          said={draft.where}
          position={draft.position}
          onChoose={post => change({ where: say(post) })}
        />
        <TextField
          label={t('firstName')}
          autoComplete="off"
          maxLength={80}
          {...form.optionalField('first_name')}
        />
        <fieldset className={styles.colours} disabled={isSending}>
          <legend className="lab">{t('colour')}</legend>
          {colours.map(id => (
            <button
              key={id}
              type="submit"
              // The form that this tap submits must already contain the colour.
              onClick={() => flushSync(() => change({ colour: id }))}
            >
              <Shirt colour={id} />
              <span>{say(colourName(id))}</span>
            </button>
          ))}
        </fieldset>
        <p role="status">{isSending ? t('sending') : null}</p>
        <OutboxFormRefusal error={form.refusal} title={t('failed')} />
        <Notice />
      </form>
    </Page>
  )
}

const faultsOf = ({ age_band, where, position }: typeof empty) => ({
  age_band: age_band === '' && looksLostTexts.whoRequired,
  where: isBlank(where) && position === '' && looksLostTexts.whereRequired,
})

/** Height of the figure, by age. */
const heights: Readonly<Record<AgeBand, number>> = { child: 0.6, teen: 0.82, adult: 1, elder: 0.9 }
const Figure = ({ band }: { band: AgeBand }) => (
  <svg viewBox="0 0 48 64" aria-hidden="true">
    <g transform={`translate(24 62) scale(${heights[band]})`}>
      <circle cx={band === 'elder' ? 5 : 0} cy="-51" r="8" />
      <path
        d={
          band === 'elder'
            ? 'M-7 0 L-4 -24 Q-7 -40 3 -40 Q10 -40 9 -22 L7 0 Z'
            : 'M-8 0 L-8 -34 Q-8 -41 0 -41 Q8 -41 8 -34 L8 0 Z'
        }
      />
      {band === 'elder' ? <path className={styles.stick} d="M16 0 L13 -28" /> : null}
    </g>
  </svg>
)

/** What each colour looks like on cloth. */
const cloth: Readonly<Record<Colour, string>> = {
  ...{
    red: '#d3212d',
    maroon: '#7b1e2b',
    pink: '#f06ba8',
    saffron: '#ff8a1f',
    yellow: '#f7d02c',
    green: '#2f8f3e',
  },
  ...{
    blue: '#2456c7',
    purple: '#7a3fa0',
    brown: '#7d4f2a',
    black: '#1c1c1c',
    grey: '#8d9096',
    white: '#ffffff',
  },
}
const Shirt = ({ colour }: { colour: Colour }) => (
  <svg viewBox="0 0 48 44" aria-hidden="true">
    <path
      fill={cloth[colour]}
      className={styles.cloth}
      d="M17 3 Q24 9 31 3 L45 11 L40 21 L35 18 L35 42 L13 42 L13 18 L8 21 L3 11 Z"
    />
  </svg>
)
