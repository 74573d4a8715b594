import { type ChangeEvent, useId, useState } from 'react'
import { sayTime } from '#common/fair-time.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { type PhotoFault, takePhoto } from '#kit/web/photo/take-photo.ts'
import { photoTexts } from '#kit/web/photo/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { looks } from '../looks.ts'
import { surveyTexts } from '../texts.ts'
import type { LocalPoint } from './local-store.ts'
import { alter, hold, takeBack } from './recorder.ts'
import styles from './walk.module.css'

/** The latest recorded place. Until the outbox has it, a photo and a note can be added, or it can be taken back. */
export function NewestPoint({ points, now }: { points: readonly LocalPoint[]; now: number }) {
  const point = points.at(-1)
  if (!point || (point.isHanded && now - point.at > 5 * 60_000)) return <div role="status" />
  return <Newest key={point.id} point={point} />
}

function Newest({ point }: { point: LocalPoint }) {
  const t = useText(surveyTexts)
  const ofPhoto = useText(photoTexts)
  const say = useSay()
  const { language } = useLanguage()
  const id = useId()
  const [isWriting, setWriting] = useState(false)
  const [fault, setFault] = useState<PhotoFault>()
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    setFault(undefined)
    hold(point.id)
    const taken = await takePhoto(file)
    hold(undefined)
    if ('fault' in taken) return setFault(taken.fault)
    alter(point.id, taken)
  }
  const write = (isOpen: boolean) => {
    setWriting(isOpen)
    hold(isOpen ? point.id : undefined)
  }
  const told = t('addedAt', { time: sayTime(point.at, language), n: point.accuracyM })
  return (
    <div className={styles.newest}>
      <Icon name="i-check" />
      <p role="status">
        <b>{t('added', { kind: say(looks[point.kind].label) })}</b>
        <small>
          <span>{told}</span>
          <span>{point.photo ? `, ${t('hasPhoto')}` : ''}</span>
        </small>
      </p>
      {point.isHanded ? null : (
        <span className={styles.tools}>
          <input
            id={`${id}-photo`}
            className="hide"
            type="file"
            accept="image/*"
            capture="environment"
            onChange={take}
          />
          <label htmlFor={`${id}-photo`} className="icbtn icbtn--line">
            <Icon name="i-camera" />
            <span className="hide">{t(point.photo ? 'photoAgain' : 'photo')}</span>
          </label>
          <button
            type="button"
            className="icbtn icbtn--line"
            aria-label={t('note')}
            aria-expanded={isWriting}
            onClick={() => write(!isWriting)}
          >
            <Icon name="i-mic" />
          </button>
          <button
            type="button"
            className="icbtn icbtn--line"
            aria-label={t('undo')}
            onClick={() => takeBack(point.id)}
          >
            <Icon name="i-undo" />
          </button>
        </span>
      )}
      {fault ? <Note kind="err" live="alert" title={ofPhoto(fault)} /> : null}
      {isWriting && !point.isHanded ? (
        <div className={styles.note}>
          <label htmlFor={`${id}-note`}>{t('note')}</label>
          <textarea
            id={`${id}-note`}
            className="in"
            rows={2}
            maxLength={500}
            aria-describedby={`${id}-hint`}
            value={point.note}
            onChange={event => alter(point.id, { note: event.target.value })}
          />
          <small id={`${id}-hint`}>{t('noteHint')}</small>
          <button type="button" className="btn btn--main btn--s" onClick={() => write(false)}>
            {t('noteDone')}
          </button>
        </div>
      ) : null}
    </div>
  )
}
