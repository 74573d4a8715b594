import { useState } from 'react'
import { useSay, useText } from '#kit/web/language.tsx'
import { StaffNotLoaded } from '#kit/web/staff/loaded.tsx'
import { staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { useWhyNot } from '#kit/web/staff/why-not.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Segments } from '#ui/segments.tsx'
import {
  answers,
  type ClipId,
  type ClipLanguage,
  clipIds,
  clipLanguages,
  clips,
  mostMs,
  numbers,
} from '../clip-list.ts'
import type { Clip } from '../clip-urls.ts'
import style from '../clips.module.css'
import type { clipsContract } from '../contract.ts'
import { playClips } from '../play.ts'
import { clipsTexts } from '../texts.ts'
import { canRecord } from './record.ts'
import { clipsStaffTexts } from './texts.ts'
import { useClip } from './use-clip.ts'

const useClips = staffQueryHook<typeof clipsContract>()
const allTexts = { ...clipsTexts, ...clipsStaffTexts }
const groups = [
  { id: 'answers', clips: Object.keys(answers) as ClipId[], ms: mostMs.answer },
  { id: 'numbers', clips: Object.keys(numbers) as ClipId[], ms: mostMs.number },
] as const

/** Staff console: records the spoken answers, in Hindi and Maithili. */
export function ClipsPanel() {
  const t = useText(allTexts)
  const query = useClips('GET /api/spoken-clips', {})
  const { value, refresh } = query
  const [language, setLanguage] = useState<ClipLanguage>('hi')
  const mine = value?.clips.filter(clip => clip.language === language)
  return (
    <div className={style.panel}>
      <p className="sub">{t('lead')}</p>
      {canRecord() ? null : <Note kind="warn" title={t('notHere')} />}
      <Segments<ClipLanguage>
        label={t('language')}
        choices={clipLanguages.map(id => ({ id, label: t(id) }))}
        selected={language}
        onSelect={setLanguage}
      />
      {mine ? <p>{t('done', { count: mine.length, all: clipIds.length })}</p> : null}
      {mine ? null : <StaffNotLoaded query={query} failed={t('loadFailed')} rows={2} />}
      {groups.map(({ id, clips, ms }) => (
        <section key={id} aria-labelledby={`spoken-${id}`}>
          <h2 id={`spoken-${id}`}>{t(id, { seconds: ms / 1000 })}</h2>
          <ul>
            {clips.map(clip => (
              <ClipRow
                key={`${language}/${clip}`}
                clip={clip}
                language={language}
                stored={mine?.find(one => one.clip === clip)}
                onStored={refresh}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type Props = { clip: ClipId; language: ClipLanguage; stored: Clip | undefined; onStored: () => void }

/** One answer: the words to say, its recording, and its keys. */
function ClipRow({ clip, language, stored, onStored }: Props) {
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
