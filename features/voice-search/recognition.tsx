import { useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import { voiceSearchTexts } from './texts.ts'
import type { Talk } from './use-conversation.ts'
import style from './voice-search.module.css'

/** Whether speech cannot be used now, so that the visitor has to type. */
export const mustTypeIn = (talk: Talk, mayListen: boolean): boolean =>
  !mayListen || ['refused', 'no-microphone', 'not-here', 'no-network'].includes(talk.problem ?? '')

type Props = { talk: Talk; mayListen: boolean; onStart: () => void; onStop: () => void; titleId: string }

/** The microphone button with Nandi, and the state of the conversation in words. */
export function Recognition({ talk, mayListen, onStart, onStop, titleId }: Props) {
  const t = useText(voiceSearchTexts)
  return (
    <>
      <Nandi talk={talk} mayListen={mayListen} onStart={onStart} onStop={onStop} />
      <div className={style.say} aria-live="polite">
        <h2 id={titleId}>{t(headings[talk.phase])}</h2>
        <Words talk={talk} mayListen={mayListen} />
      </div>
    </>
  )
}

const headings = {
  notice: 'noticeTitle',
  idle: 'ready',
  listening: 'whereTo',
  matching: 'matching',
  'not-found': 'notFound',
  problem: 'notRecognized',
} as const

function Nandi({ talk, mayListen, onStart, onStop }: Omit<Props, 'titleId'>) {
  const t = useText(voiceSearchTexts)
  const isListening = talk.phase === 'listening'
  if (!mayListen || talk.phase === 'notice')
    return (
      <span className={style.nandi}>
        <Icon name="i-nandi" size={48} />
      </span>
    )
  return (
    <button
      type="button"
      className={`${style.nandi} ${isListening ? style.hearing : ''}`}
      aria-label={isListening ? t('stopListening') : t('speak')}
      data-once=""
      onClick={isListening ? onStop : onStart}
    >
      <Icon name="i-nandi" size={48} />
    </button>
  )
}

const devanagari = /\p{Script=Devanagari}/u

/** What was recognised, why nothing was, or what to do. */
function Words({ talk, mayListen }: { talk: Talk; mayListen: boolean }) {
  const t = useText(voiceSearchTexts)
  if (talk.phase === 'notice') return <p className="sub">{t('notice')}</p>
  if (talk.phase === 'problem') return <p className={style.wrong}>{t(talk.problem ?? 'not-here')}</p>
  return (
    <>
      {talk.words ? (
        <p className={style.words} lang={devanagari.test(talk.words) ? 'hi' : 'en'}>
          <span className="hide">{t('heard')}: </span>“{talk.words}”
        </p>
      ) : null}
      {talk.phase === 'listening' && !talk.words ? <p className={style.words}>{t('listening')}</p> : null}
      {talk.phase === 'not-found' ? <p className="sub">{t('notFoundHint')}</p> : null}
      {talk.phase === 'idle' && mustTypeIn(talk, mayListen) ? (
        <p className="sub">{t(mayListen || navigator.onLine ? 'not-here' : 'no-network')}</p>
      ) : null}
    </>
  )
}
