import { type ReactNode, useId, useRef, useState } from 'react'
import { sayAgo, sayTime } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { withdraw } from '#kit/web/outbox/outbox.ts'
import { DensityPicture } from '#kit/web/staff/density-picture.tsx'
import { kitTexts } from '#kit/web/texts.ts'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import type { CrowdDay, CrowdPlace } from '../contract.ts'
import { StatusBadge } from '../crowd-level.tsx'
import { type Change, changesOf, stretches } from '../day.ts'
import { type CrowdStatusValue, type Density, densities, statusAt } from '../level.ts'
import { levelIcons } from '../level-icons.ts'
import { crowdStatusTexts } from '../texts.ts'
import styles from './crowd-panel.module.css'
import type { UnsentLevel as Unsent } from './levels-to-send.ts'
import { crowdStatusStaffTexts } from './texts.ts'

const reasons = {
  'newer-report': 'refusedNewer',
  'too-old': 'refusedOld',
  'not-your-place': 'refusedPlace',
  'not-found': 'refusedGone',
} as const

/** A level that was set here and is unsent: that it waits, or why it was refused and what to do. */
function UnsentLevel({ unsent }: { unsent: Unsent }) {
  const t = useText(crowdStatusStaffTexts)
  const { language } = useLanguage()
  const { refusal } = unsent
  const reason = refusal && (reasons[refusal as keyof typeof reasons] ?? 'refused')
  const state = reason ? 'notSaved' : unsent.isUnderWay ? 'sending' : 'waiting'
  return (
    <div className={`${styles.unsent} ${reason ? styles.refused : ''}`}>
      <Icon name={reason ? 'i-warning' : 'i-clock'} size={20} />
      <div>
        <b>{t(state)}</b>
        <p>
          <span>{t('setAt', { time: sayTime(unsent.at, language) })}</span>{' '}
          <StatusBadge status={unsent.status} />
        </p>
        {reason ? <p>{t(reason)}</p> : null}
      </div>
      {unsent.isUnderWay ? null : (
        <button type="button" className="btn btn--line btn--s" onClick={() => withdraw(unsent.id)}>
          {t(reason ? 'putAway' : 'doNotSend')}
        </button>
      )}
    </div>
  )
}

type Props = {
  place: CrowdPlace
  now: number | undefined
  isOpen: boolean
  onOpen: () => void
  onTell: (status: CrowdStatusValue | null, words: { en: string; hi: string }, density?: Density) => void
  /** The reader's own report that has not been sent. */
  unsent: Unsent | undefined
  day: CrowdDay | undefined
  /** Shown below the levels. */
  more?: ReactNode
}

/** One place: the first tap shows six pictures of how full it may be, the second one reports. */
export function PlaceRow({ place, now, isOpen, onOpen, onTell, unsent, day, more }: Props) {
  const { language } = useLanguage()
  const id = useId()
  const head = useRef<HTMLButtonElement>(null)
  const tell: Props['onTell'] = (status, words, density) => {
    // The levels close with the tap; keyboard focus stays in the row.
    head.current?.focus()
    onTell(status, words, density)
  }
  return (
    <li>
      <button
        ref={head}
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onOpen}
      >
        <span>
          <b>{place.location[language]}</b>
          {place.updated_at && now ? (
            <small className="tiny">{sayAgo(now - Date.parse(place.updated_at), language)}</small>
          ) : null}
        </span>
        <StatusBadge status={unsent && !unsent.refusal ? unsent.status : place.status} />
      </button>
      {unsent ? <UnsentLevel unsent={unsent} /> : null}
      {now ? <NightStrip changes={changesOf(day, place)} now={now} /> : null}
      <div id={id} hidden={!isOpen}>
        {isOpen ? (
          <>
            <Levels place={place} onTell={tell} />
            {more ? <div className={styles.open}>{more}</div> : null}
          </>
        ) : null}
      </div>
    </li>
  )
}

function Levels({ place, onTell }: Pick<Props, 'place' | 'onTell'>) {
  const t = useText(crowdStatusStaffTexts)
  const ofLevel = useText(crowdStatusTexts)
  const kit = useText(kitTexts)
  const [words, setWords] = useState({ en: '', hi: '' })
  return (
    <div className={styles.open}>
      <fieldset className={styles.levels}>
        <legend className="hide">{t('chooseLevel')}</legend>
        {densities.map(density => {
          const status = statusAt(density)
          return (
            <button
              key={density}
              type="button"
              className={`${styles.level} lvl--${status}`}
              aria-label={t('density', { n: density, level: ofLevel(status) })}
              aria-pressed={place.density === density}
              onClick={() => onTell(status, words, density)}
            >
              <DensityPicture people={density} />
              <span>
                <Icon name={levelIcons[status]} size={20} /> <b className="num">{density}</b>
              </span>
            </button>
          )
        })}
      </fieldset>
      <details>
        <summary>
          {t('words')} <small className="tiny">{kit('optional')}</small>
        </summary>
        <div className="stack">
          {(['hi', 'en'] as const).map(language => (
            <TextField
              key={language}
              label={t(language === 'en' ? 'inEnglish' : 'inHindi')}
              lang={language}
              maxLength={140}
              value={words[language]}
              onChange={typed => setWords({ ...words, [language]: typed })}
            />
          ))}
          <p className="tiny">{t('wordsHint')}</p>
          {place.status ? (
            <button type="button" className="btn btn--quiet" onClick={() => onTell(null, words)}>
              {t('withdraw')}
            </button>
          ) : null}
        </div>
      </details>
    </div>
  )
}

const hour = 3_600_000
const nightLength = 12 * hour
/** Hours between two times below the strip. */
const marks = [12, 8, 4]
/** Least share of the strip that has room for a stretch's shape. */
const roomForShape = 0.08

/** The levels of a place in the last twelve hours: by height, shape and colour, with times, and the same in words. */
function NightStrip({ changes, now: phoneNow }: { changes: readonly Change[]; now: number }) {
  const t = useText(crowdStatusStaffTexts)
  const ofLevel = useText(crowdStatusTexts)
  const { language } = useLanguage()
  // Makes a report of this moment visible even if the phone's clock is behind.
  const now = Math.max(phoneNow, (changes.at(-1)?.at ?? 0) + 60_000)
  const known = stretches(changes, now, nightLength).filter(step => step.status !== null)
  if (known.length === 0) return null
  const told = known.map(step => {
    const from = sayTime(now - nightLength + step.from * nightLength, language)
    return ofLevel('dayLine', { from, level: ofLevel(step.status ?? 'noReport') })
  })
  return (
    <figure className={styles.night}>
      <div className={styles.bar} role="img" aria-label={`${t('night')}: ${told.join(', ')}`}>
        {known.map(step =>
          step.status ? (
            <span
              key={step.from}
              className={`lvl--${step.status} ${styles[step.status]}`}
              style={{ insetInlineStart: `${step.from * 100}%`, width: `${(step.to - step.from) * 100}%` }}
            >
              {step.to - step.from >= roomForShape ? <Icon name={levelIcons[step.status]} size={20} /> : null}
            </span>
          ) : null,
        )}
      </div>
      <div className={styles.times} aria-hidden="true">
        {marks.map(hours => (
          <span key={hours}>{sayTime(now - hours * hour, language)}</span>
        ))}
      </div>
    </figure>
  )
}
