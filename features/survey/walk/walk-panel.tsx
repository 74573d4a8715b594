import { Suspense, useEffect } from 'react'
import { useText } from '#kit/web/language.tsx'
import { lazyMap } from '#kit/web/lazy-map.tsx'
import { flush } from '#kit/web/outbox/outbox.tsx'
import { staffQueryHook } from '#kit/web/staff/staff-client.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Loading } from '#ui/state.tsx'
import type { surveyContract } from '../contract.ts'
import { surveyTexts } from '../texts.ts'
import { metresOf } from '../track.ts'
import { keepConsole } from './keep-console.tsx'
import { NewestPoint } from './newest-point.tsx'
import { PointKeys } from './point-keys.tsx'
import { PositionNote } from './position-note.tsx'
import { RecordHead } from './record-head.tsx'
import { readRecording, start, useRecording } from './recorder.tsx'
import { Unsent, useUnsent } from './unsent.tsx'
import styles from './walk.module.css'

const loadMap = () => import('./walk-map.tsx').then(part => part.WalkMap)
const WalkMap = lazyMap(loadMap)
const useMine = staffQueryHook<typeof surveyContract>()

/** A member of staff walks the route with a phone: the way is recorded, and each place with one press. */
export function SurveyWalkPanel() {
  const t = useText(surveyTexts)
  const recording = useRecording()
  const { own } = useUnsent()
  const { value: mine, refresh } = useMine('GET /api/survey/mine', {})
  useEffect(() => {
    void readRecording()
    // The map is opened where there is no network: its code is kept with the rest.
    void loadMap()
      .catch(() => undefined)
      .then(keepConsole)
  }, [])
  // What waited for a sign-in goes out once there is one.
  useEffect(() => void (mine && flush()), [mine])
  const isAllSent = own.length === 0
  useEffect(() => void (isAllSent && refresh()), [isAllSent, refresh])
  if (recording.state === 'reading') return <Loading label={t('reading')} />
  const { walk, track, points, isSafe } = recording
  const unsafe = isSafe ? null : <Note kind="err" live="alert" title={t('unsafe')} />
  if (recording.state === 'on')
    return (
      <div className={styles.panel}>
        <RecordHead recording={recording} />
        <Unsent />
        {unsafe}
        <PositionNote recording={recording} />
        <Suspense fallback={<div className={styles.map} />}>
          <WalkMap recording={recording} />
        </Suspense>
        <NewestPoint points={points} now={recording.now} />
        <PointKeys />
      </div>
    )
  return (
    <div className={styles.before}>
      <Unsent />
      {unsafe}
      {walk ? (
        <p className={styles.last}>
          {t('ended', { km: (metresOf(track) / 1000).toFixed(1), points: points.length })}
        </p>
      ) : null}
      {mine && isAllSent && mine.points + mine.parts > 0 ? (
        <Note kind="ok" live="status" title={t('allSent', { points: mine.points })} />
      ) : null}
      {recording.state === 'elsewhere' ? (
        <Note kind="warn" live="status" title={t('elsewhere')} />
      ) : (
        <>
          <p>{t('lead')}</p>
          <p>{t('before')}</p>
          <button type="button" className="btn btn--go btn--block" onClick={() => void start()}>
            <Icon name="i-locate" />
            {t('start')}
          </button>
          <p className="sub">{t('seen')}</p>
        </>
      )}
    </div>
  )
}
