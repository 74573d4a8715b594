import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { isBlank } from '#common/invisible.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import type { SearchItem } from '#kit/web/search-items.ts'
import { Icon } from '#ui/icon.tsx'
import { NotFoundCalls } from './not-found-calls.tsx'
import { mustTypeIn, Recognition } from './recognition.tsx'
import { search } from './search.ts'
import { voiceSearchTexts } from './texts.ts'
import { useConversation } from './use-conversation.ts'
import style from './voice-search.module.css'
import '#ui/chips.css'
import '#ui/fields.css'

// Loaded only if staff have recorded an answer.
const Listen = lazy(() => import('./clips/listen.tsx').then(({ Listen }) => ({ default: Listen })))

type Props = {
  services: readonly SearchItem[]
  /** Single places and offices, tried if no service matches. */
  others: readonly SearchItem[]
  /** Shown before anything is asked. */
  suggestions: readonly SearchItem[]
  onFound: (item: SearchItem) => void
  /** HTML id of the heading that labels the sheet. */
  titleId: string
}

/** Ask Nandi: a spoken or typed phrase opens the matching screen. Typing is always possible. */
export function Conversation({ services, others, suggestions, onFound, titleId }: Props) {
  const t = useText(voiceSearchTexts)
  const { talk, choices, mayListen, clips, start, quiet, ask, choose } = useConversation(
    [services, others],
    onFound,
  )
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const mustType = mustTypeIn(talk, mayListen)
  useEffect(() => {
    if (mustType) box.current?.focus()
  }, [mustType])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBlank(typed)) box.current?.focus()
    else ask(typed)
  }
  const near = search(typed, services)
  const offered = choices.length ? choices : near.length ? near.slice(0, 4) : suggestions

  return (
    <>
      <Recognition talk={talk} mayListen={mayListen} onStart={start} onStop={quiet} titleId={titleId} />
      {talk.phase === 'notice' ? (
        <div className={`row2 ${style.wide}`}>
          <button type="button" className="btn btn--main" onClick={start}>
            <Icon name="i-mic" />
            {t('agree')}
          </button>
          <button
            type="button"
            className="btn btn--line"
            onClick={() => {
              quiet()
              box.current?.focus()
            }}
          >
            {t('typeInstead')}
          </button>
        </div>
      ) : null}
      {talk.phase === 'not-found' ? <NotFoundCalls /> : null}
      <ul className={`cluster ${style.chips}`} aria-label={t('suggestions')}>
        {offered.map(item => (
          <li key={item.to}>
            <Chip item={item} onChoose={choose} />
          </li>
        ))}
      </ul>
      <form className={`field ${style.wide}`} noValidate onSubmit={submit}>
        <label htmlFor={`${titleId}-box`}>
          <span>{t('typeLabel')}</span>
        </label>
        <div className={style.box}>
          <input
            ref={box}
            id={`${titleId}-box`}
            className="in"
            value={typed}
            maxLength={100}
            placeholder={t('typeHint')}
            enterKeyHint="search"
            autoComplete="off"
            onChange={event => setTyped(event.target.value)}
            onFocus={() => ['listening', 'matching'].includes(talk.phase) && quiet()}
          />
          <button type="submit" className="btn btn--main" aria-label={t('find')}>
            <Icon name="i-search" />
          </button>
        </div>
      </form>
      {clips.length > 0 ? (
        <Suspense>
          <Listen clips={clips} />
        </Suspense>
      ) : null}
    </>
  )
}

function Chip({ item, onChoose }: { item: SearchItem; onChoose: (item: SearchItem) => void }) {
  const say = useSay()
  return (
    <button type="button" className="chip" onClick={() => onChoose(item)}>
      <Icon name={item.icon} size={20} />
      {say(item.label)}
    </button>
  )
}
