import { type ReactNode, useId, useState } from 'react'
import { sayAgo } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import type { CrowdPlace } from '../contract.ts'
import { StatusBadge } from '../crowd-level.tsx'
import { type CrowdStatusValue, crowdStatuses } from '../level.ts'
import { levelIcons } from '../level-icons.tsx'
import { texts as levelTexts } from '../texts.ts'
import styles from './crowd-panel.module.css'
import { texts } from './texts.ts'

type Props = {
  place: CrowdPlace
  now: number | undefined
  isOpen: boolean
  onOpen: () => void
  onTell: (status: CrowdStatusValue | null, words: { en: string; hi: string }) => Promise<void>
  /** What is shown below the levels. */
  more?: ReactNode
}

/** One place: the first tap shows the three levels, the second one reports. */
export function PlaceRow({ place, now, isOpen, onOpen, onTell, more }: Props) {
  const { language } = useLanguage()
  const id = useId()
  return (
    <li className={styles.place}>
      <button
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
        <StatusBadge status={place.status} />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen ? (
          <>
            <Levels place={place} onTell={onTell} />
            {more ? <div className={styles.open}>{more}</div> : null}
          </>
        ) : null}
      </div>
    </li>
  )
}

function Levels({ place, onTell }: Pick<Props, 'place' | 'onTell'>) {
  const t = useText(texts)
  const ofLevel = useText(levelTexts)
  const [words, setWords] = useState({ en: '', hi: '' })
  const [isSending, setSending] = useState(false)
  const tell = async (status: CrowdStatusValue | null) => {
    if (isSending) return
    setSending(true)
    await onTell(status, words)
    setSending(false)
  }
  return (
    <div className={styles.open}>
      <fieldset className={styles.levels} aria-busy={isSending}>
        <legend className="hide">{t('chooseLevel')}</legend>
        {crowdStatuses.map(status => (
          <button
            key={status}
            type="button"
            className={`${styles.level} lvl--${status}`}
            aria-pressed={place.status === status}
            onClick={() => tell(status)}
          >
            <Icon name={levelIcons[status]} size={32} />
            {ofLevel(status)}
          </button>
        ))}
      </fieldset>
      <details>
        <summary>
          {t('words')} <small className="tiny">{t('optional')}</small>
        </summary>
        <div className="stack">
          {(['hi', 'en'] as const).map(language => (
            <Field key={language} label={t(language === 'en' ? 'inEnglish' : 'inHindi')}>
              {control => (
                <input
                  {...control}
                  className="in"
                  lang={language}
                  maxLength={140}
                  value={words[language]}
                  onChange={event => setWords({ ...words, [language]: event.target.value })}
                />
              )}
            </Field>
          ))}
          <p className="tiny">{t('wordsHint')}</p>
          {place.status ? (
            <button type="button" className="btn btn--quiet" onClick={() => tell(null)}>
              {t('withdraw')}
            </button>
          ) : null}
        </div>
      </details>
    </div>
  )
}
