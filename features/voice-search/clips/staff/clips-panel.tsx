import { useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { Loading } from '#kit/web/load-state.tsx'
import { staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { Note } from '#ui/note.tsx'
import { Segments } from '#ui/segments.tsx'
import {
  answers,
  type ClipId,
  type ClipLanguage,
  clipIds,
  clipLanguages,
  mostMs,
  numbers,
} from '../clip-list.ts'
import style from '../clips.module.css'
import type { clipsContract } from '../contract.ts'
import { clipsTexts } from '../texts.ts'
import { ClipRow } from './clip-row.tsx'
import { canRecord } from './record.ts'
import { clipsStaffTexts } from './texts.ts'

const useClips = staffQueryHook<typeof clipsContract>()
const allTexts = { ...clipsTexts, ...clipsStaffTexts }
const groups = [
  { id: 'answers', clips: Object.keys(answers) as ClipId[], ms: mostMs.answer },
  { id: 'numbers', clips: Object.keys(numbers) as ClipId[], ms: mostMs.number },
] as const

/** Staff console: records the spoken answers, in Hindi and Maithili. */
export function ClipsPanel() {
  const t = useText(allTexts)
  const { value, isLoading, refresh } = useClips('GET /api/spoken-clips', {})
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
      {mine ? null : isLoading ? <Loading rows={2} /> : <p>{t('loadFailed')}</p>}
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
