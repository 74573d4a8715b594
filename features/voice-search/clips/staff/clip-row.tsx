import { useSay, useText } from '#kit/web/language.tsx'
import { useWhyNot } from '#kit/web/staff/why-not.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { type ClipId, type ClipLanguage, clips } from '../clip-list.ts'
import type { Clip } from '../clip-urls.ts'
import style from '../clips.module.css'
import { playClips } from '../play.ts'
import { clipsStaffTexts } from './texts.ts'
import { useClip } from './use-clip.ts'

type Props = { clip: ClipId; language: ClipLanguage; stored: Clip | undefined; onStored: () => void }

/** One answer: the words to say, its recording, and its keys. */
export function ClipRow({ clip, language, stored, onStored }: Props) {
  const t = useText(clipsStaffTexts)
  const say = useSay()
  const { now, start, stop, hear, send, remove, seconds } = useClip(clip, language, onStored)
  const { state, problem, error, file, isHeard } = now
  const sayWhy = useWhyNot()
  const words = say(clips[clip].say)
  const isFit = file && (!problem || problem === 'notSent' || problem === 'notPlayed')
  return (
    <li className={style.row}>
      <h3 lang={words === clips[clip].say.hi ? 'hi' : 'en'}>{words}</h3>
      {words === clips[clip].say.hi ? null : <p lang="hi">{clips[clip].say.hi}</p>}
      <p className="tiny" role="status">
        {state === 'recording'
          ? t('speaking')
          : isFit && state === 'idle'
            ? t(isHeard ? 'heardIt' : 'notHeard')
            : stored
              ? t('stored', { seconds: (stored.ms / 1000).toFixed(1), bytes: stored.bytes })
              : t('missing')}
      </p>
      {problem ? (
        <Note kind="err" live="alert" title={t(problem, { seconds })}>
          {error ? <p>{sayWhy(error)}</p> : null}
          {stored && problem !== 'notRemoved' ? <p>{t('stillThere')}</p> : null}
        </Note>
      ) : null}
      <div className="cluster">
        {state === 'recording' ? (
          <button type="button" className="btn btn--main" onClick={stop}>
            <Icon name="i-stop" size={20} />
            {t('stop')}
          </button>
        ) : (
          <button
            type="button"
            className="btn btn--line"
            aria-label={`${t(stored || file ? 'again' : 'record')}: ${words}`}
            disabled={state === 'sending'}
            onClick={start}
          >
            <Icon name="i-mic" size={20} />
            {t(state === 'sending' ? 'sending' : stored || file ? 'again' : 'record')}
          </button>
        )}
        {file && state === 'idle' ? (
          <button
            type="button"
            className={isFit && !isHeard ? 'btn btn--main' : 'btn btn--line'}
            onClick={() => hear(file)}
          >
            <Icon name="i-sound" size={20} />
            {t('hearNew')}
          </button>
        ) : null}
        {isFit && isHeard && state === 'idle' ? (
          <button type="button" className="btn btn--main" onClick={() => send(file)}>
            {t(problem === 'notSent' ? 'sendAgain' : 'publish')}
          </button>
        ) : null}
        {stored && state === 'idle' ? (
          <>
            <button
              type="button"
              className="btn btn--line"
              aria-label={`${t('hearStored')}: ${words}`}
              onClick={() => playClips([stored])}
            >
              <Icon name="i-sound" size={20} />
              {t('hearStored')}
            </button>
            <button
              type="button"
              className="btn btn--quiet"
              aria-label={`${t('remove')}: ${words}`}
              onClick={remove}
            >
              {t('remove')}
            </button>
          </>
        ) : null}
      </div>
    </li>
  )
}
