import { useEffect, useState } from 'react'
import { useSay, useText } from '#kit/web/language.tsx'
import { offlineCacheName, writeOffline } from '#kit/web/offline-cache.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Segments } from '#ui/segments.tsx'
import { answers, type ClipLanguage, clipLanguages } from './clip-list.ts'
import type { Clip } from './clip-urls.ts'
import style from './clips.module.css'
import { countKept, forgetClips, keepClips, playClips } from './play.ts'
import { clipsTexts } from './texts.ts'
import { chooseVoice, chosenVoice } from './voice.ts'

/** The recorded answers, to play one by one and to keep on the phone. */
export function Listen({ clips }: { clips: readonly Clip[] }) {
  const t = useText(clipsTexts)
  const say = useSay()
  const [voice, setVoice] = useState<ClipLanguage>(chosenVoice)
  const [hasFailed, setFailed] = useState(false)
  const mine = clips.filter(({ language, clip }) => language === voice && clip in answers)
  const play = async (clip: Clip) => setFailed(!(await playClips([clip])))
  return (
    <details className={style.listen}>
      <summary>
        <Icon name="i-sound" />
        {t('listen')}
      </summary>
      <p className="tiny">{t('spokenBy')}</p>
      <Segments<ClipLanguage>
        label={t('language')}
        choices={clipLanguages.map(id => ({ id, label: t(id) }))}
        selected={voice}
        onSelect={next => {
          chooseVoice(next)
          setVoice(next)
        }}
      />
      {mine.length === 0 ? <p>{t('none')}</p> : null}
      <ul className={style.clips}>
        {mine.map(clip => (
          <li key={clip.hash}>
            <button type="button" className="btn btn--line" onClick={() => play(clip)}>
              <Icon name="i-sound" size={20} />
              {say(answers[clip.clip as keyof typeof answers].say)}
            </button>
          </li>
        ))}
      </ul>
      {hasFailed ? <Note kind="err" live="alert" title={t('failed')} /> : null}
      <Keep clips={clips} />
    </details>
  )
}

type Kept = 'unknown' | 'no' | 'loading' | 'yes' | 'failed'

function Keep({ clips }: { clips: readonly Clip[] }) {
  const t = useText(clipsTexts)
  const [kept, setKept] = useState<Kept>('unknown')
  useEffect(() => {
    countKept(clips).then(
      count => setKept(now => (now === 'loading' ? now : count === clips.length ? 'yes' : 'no')),
      () => setKept('no'),
    )
  }, [clips])
  const keep = async () => {
    setKept('loading')
    try {
      await keepClips(clips)
      await caches.open(offlineCacheName)
      await writeOffline('/api/spoken-clips', { clips })
      setKept('yes')
    } catch {
      setKept('failed')
    }
  }
  if (kept === 'unknown' || !('caches' in globalThis)) return null
  if (kept === 'yes')
    return (
      <>
        <Note kind="ok" live="status" title={t('kept')} />
        <button
          type="button"
          className="btn btn--quiet"
          onClick={() => forgetClips().then(() => setKept('no'))}
        >
          {t('forget')}
        </button>
      </>
    )
  const kb = Math.ceil(clips.reduce((sum, { bytes }) => sum + bytes, 0) / 1000)
  return (
    <>
      {kept === 'failed' ? <Note kind="err" live="alert" title={t('keepFailed')} /> : null}
      <button type="button" className="btn btn--line" disabled={kept === 'loading'} onClick={keep}>
        <Icon name="i-download" size={20} />
        <span>{kept === 'loading' ? t('keeping') : t('keep', { kb })}</span>
      </button>
    </>
  )
}
