import { type FormEvent, type ReactNode, useState } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { isBlank } from '#common/invisible.ts'
import { inEither, onlyLanguage } from '#common/one-language.ts'
import { fill, type Text } from '#common/text.ts'
import { showFirstFault } from '#kit/web/draft.ts'
import { LanguageContext, useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { ChoiceField } from '#kit/web/staff/fields.tsx'
import { staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { Chips } from '#ui/chips.tsx'
import { TextArea } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Segments } from '#ui/segments.tsx'
import type { noticesContract } from '../contract.ts'
import { NoticeLine } from '../notice-band.tsx'
import { longestNotice, type NoticeLevel, noticeLevels, noticesTexts } from '../texts.ts'
import type { NoticeWords } from './drafts.ts'
import styles from './notices-panel.module.css'
import { type ReadyKind, readyKinds, readySentences } from './ready-sentences.ts'
import { noticesStaffTexts } from './texts.ts'

type Props = {
  words: NoticeWords
  onWords: (words: NoticeWords) => void
  /** The notice to change; undefined for a new one. */
  isChange: boolean
  /** The end that a notice has already, which may stay. */
  until: string | undefined
  /** Whether the form can be emptied: it did not begin empty. */
  canCancel: boolean
  /** What is wrong with the last attempt. */
  problem: ReactNode
  onSend: (words: NoticeWords) => Promise<void>
  onCancel: () => void
}
/** Hours for which a notice may be shown. */
export const choices = [1, 3, 12, 24, 72, 168] as const

/** The form of a notice (both languages, level, duration) with a preview below. */
export function NoticeForm(props: Props) {
  const { words, onWords, isChange, until, canCancel, problem, onSend, onCancel } = props
  const { language } = useLanguage()
  const t = useText(noticesStaffTexts)
  const ofLevel = useText(noticesTexts)
  const kit = useText(kitTexts)
  const [isMissing, setMissing] = useState(false)
  const [isSending, setSending] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { level, text, hours } = words
  const isEmpty = isBlank(text.en) && isBlank(text.hi)
  /** After a change, the question is asked again. */
  const setWords = (to: NoticeWords) => {
    onWords(to)
    setAsked(false)
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(isEmpty)
    if (isEmpty) return showFirstFault(event.currentTarget)
    if (isSending) return
    // An emergency is on every phone and cannot be hidden there, so a single slip of a finger must not send it.
    if (level === 'emergency' && !isAsked) return setAsked(true)
    setSending(true)
    await onSend(words)
    setSending(false)
    setAsked(false)
  }
  const shown = (id: number) =>
    id === 1 ? t('hour') : id < 48 ? t('hours', { hours: id }) : t('days', { days: id / 24 })
  const typed = { en: text.en.trim(), hi: text.hi.trim() }
  const preview = {
    id: 'preview',
    level,
    text: inEither(typed),
    only: onlyLanguage(typed),
    expires_at: '',
    updated_at: '',
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <ReadySentences onChoose={(level, text) => setWords({ ...words, level, text })} />
      <Segments
        label={t('level')}
        choices={noticeLevels.map(id => ({ id, label: ofLevel(id) }))}
        selected={level}
        onSelect={id => setWords({ ...words, level: id })}
      />
      {(['hi', 'en'] as const).map(language => (
        <TextArea
          key={language}
          label={t(language === 'en' ? 'inEnglish' : 'inHindi')}
          hint={language === 'en' ? t('oneIsEnough') : undefined}
          error={isMissing && isEmpty && language === 'hi' ? t('needed') : undefined}
          isCounted
          lang={language}
          rows={2}
          maxLength={longestNotice}
          disabled={isSending}
          value={text[language]}
          onChange={typed => setWords({ ...words, text: { ...text, [language]: typed } })}
        />
      ))}
      <div>
        <p className="lab">{t('shownFor')}</p>
        <Chips
          label={t('shownFor')}
          choices={[
            ...(until
              ? [{ id: 'null', label: t('until', { time: sayDayTime(Date.parse(until), language) }) }]
              : []),
            ...choices.map(id => ({ id: String(id), label: shown(id) })),
          ]}
          selected={String(hours)}
          onSelect={id => setWords({ ...words, hours: id === 'null' ? null : Number(id) })}
        />
      </div>
      {typed.en || typed.hi ? (
        <div className={styles.preview}>
          <p className="lab">{t('preview')}</p>
          {(['hi', 'en'] as const).map(language => (
            <LanguageContext key={language} value={{ language, choose: () => undefined }}>
              <div lang={language}>
                <NoticeLine notice={preview} onHide={() => undefined} />
              </div>
            </LanguageContext>
          ))}
        </div>
      ) : null}
      {problem}
      {isAsked ? (
        <Note kind="warn" live="alert" title={t('sureTitle')}>
          <span>{t('sure')}</span>
        </Note>
      ) : null}
      <button
        type="submit"
        className={`btn ${level === 'emergency' ? 'btn--danger' : 'btn--main'}`}
        disabled={isSending}
      >
        {isSending ? <i className="spin" aria-hidden="true" /> : null}
        <span>{t(isAsked ? 'sureYes' : isChange ? 'save' : 'tell')}</span>
      </button>
      {isAsked ? (
        <button type="button" className="btn btn--quiet" onClick={() => setAsked(false)}>
          {t('sureNo')}
        </button>
      ) : null}
      {canCancel && !isAsked ? (
        <button type="button" className="btn btn--quiet" onClick={onCancel}>
          {kit('cancel')}
        </button>
      ) : null}
    </form>
  )
}

const usePlaces = staffQueryHook<typeof noticesContract>()
const gap = { en: '…', hi: '…' }

/** Sentences for what happens every night: a tap puts one into the form, in both languages, with the chosen place. */
function ReadySentences({ onChoose }: { onChoose: (level: NoticeLevel, text: Text) => void }) {
  const t = useText(noticesStaffTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.ready} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('ready')}</summary>
      {isOpen ? <Sentences onChoose={onChoose} /> : null}
    </details>
  )
}

function Sentences({ onChoose }: { onChoose: (level: NoticeLevel, text: Text) => void }) {
  const t = useText(noticesStaffTexts)
  const say = useSay()
  const { language } = useLanguage()
  const { value, isLoading } = usePlaces('GET /api/notices/places', {})
  const [kind, setKind] = useState<ReadyKind>('crowd')
  const [chosen, setChosen] = useState('')
  const [isAsked, setAsked] = useState(false)
  const place = value?.places.find(({ en }) => en === chosen)
  const withPlace = (text: Text, name: Text): Text => ({
    en: fill(text, 'en', { place: name.en }),
    hi: fill(text, 'hi', { place: name.hi }),
  })
  const choose = ({ level, text }: (typeof readySentences)[number]) => {
    const needsPlace = text.en.includes('{place}')
    setAsked(needsPlace && !place)
    if (!needsPlace || place) onChoose(level, withPlace(text, place ?? gap))
  }
  return (
    <div className={`stack ${styles.sentences}`}>
      <p className="sub">{t('readyLead')}</p>
      {value || isLoading ? (
        <ChoiceField
          label={t('readyPlace')}
          value={chosen}
          choices={[
            { id: '', label: t('choosePlace') },
            ...(value?.places.map(name => ({ id: name.en, label: say(name) })) ?? []),
          ]}
          onChange={id => {
            setChosen(id)
            setAsked(false)
          }}
        />
      ) : (
        <Note kind="info" title={t('noPlaces')} />
      )}
      <Chips
        label={t('readyKind')}
        choices={readyKinds.map(id => ({ id, label: t(id) }))}
        selected={kind}
        onSelect={setKind}
      />
      {isAsked ? <Note kind="err" live="alert" title={t('placeNeeded')} /> : null}
      <ul>
        {readySentences
          .filter(one => one.kind === kind)
          .map(one => (
            <li key={one.text.en}>
              <button type="button" className={styles.sentence} onClick={() => choose(one)}>
                {withPlace(one.text, place ?? gap)[language]}
              </button>
            </li>
          ))}
      </ul>
    </div>
  )
}
