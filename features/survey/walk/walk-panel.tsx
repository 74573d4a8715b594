import { Suspense, useEffect, useState } from 'react'
import { useSay, useText } from '#kit/web/language.tsx'
import { lazyMap } from '#kit/web/lazy-map.tsx'
import { Loading } from '#kit/web/load-state.tsx'
import { expired, type OutboxItem } from '#kit/web/outbox/item.ts'
import { flush, resend, withdraw } from '#kit/web/outbox/outbox.ts'
import { unreadable } from '#kit/web/outbox/trouble.ts'
import { useOutbox } from '#kit/web/outbox/use-outbox.ts'
import { OthersWait } from '#kit/web/staff/others-wait.tsx'
import { staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import type { surveyContract } from '../contract.ts'
import { looks } from '../looks.ts'
import { type PointKind, pointKinds } from '../point-kinds.ts'
import { surveyTexts } from '../texts.ts'
import { metresOf } from '../track.ts'
import { surveyKind } from './hand-over.ts'
import { NewestPoint } from './newest-point.tsx'
import { drop, type Recording, readRecording, start, stop, useRecording } from './recorder.ts'
import styles from './walk.module.css'

const loadMap = () => import('./walk-map.tsx').then(part => part.WalkMap)
const WalkMap = lazyMap(loadMap)
const useMine = staffQueryHook<typeof surveyContract>()

/** Staff console: records the route while a member of staff walks it, and each place with one press. */
export function SurveyWalkPanel() {
  const t = useText(surveyTexts)
  const recording = useRecording()
  const { items } = useOutbox(surveyKind)
  const { value: mine, refresh } = useMine('GET /api/survey/mine', {})
  useEffect(() => {
    void readRecording()
    // The map must open without network, so its script is kept too.
    void loadMap()
      .catch(() => undefined)
      .then(keepConsole)
  }, [])
  // Send what waited for a sign-in.
  useEffect(() => void (mine && flush()), [mine])
  const isAllSent = items.length === 0
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
        <p className="strong">
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

/**
 * Has the service worker keep this page's files, including those loaded before it controlled the page, so that the console
 * opens without network. Resolves when it has them; never if there is no worker.
 */
async function keepConsole(): Promise<void> {
  const workers = navigator.serviceWorker
  if (!workers) return
  if (!workers.controller)
    await new Promise(resolve => workers.addEventListener('controllerchange', resolve, { once: true }))
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(name => name.startsWith(`${location.origin}/assets/`))
  for (const file of new Set(files)) await fetch(file).catch(() => undefined)
  document.documentElement.dataset.consoleKept = 'true'
}

/** The keys in the lower half, within the thumb's reach; one press records a place. */
function PointKeys() {
  const t = useText(surveyTexts)
  const say = useSay()
  const [hasFailed, setFailed] = useState(false)
  return (
    <section className={styles.keys} aria-label={t('keys')}>
      {hasFailed ? <Note kind="err" live="alert" title={t('noPosition')} /> : null}
      <div>
        {pointKinds.map(kind => (
          <button
            key={kind}
            type="button"
            className={styles[looks[kind].tint]}
            onClick={() => void drop(kind).then(isRecorded => setFailed(!isRecorded))}
          >
            <Icon name={looks[kind].icon} size={32} />
            {say(looks[kind].label)}
          </button>
        ))}
      </div>
    </section>
  )
}

/** Recording state, distance, duration, accuracy, and the key that ends the walk. */
function RecordHead({ recording }: { recording: Recording }) {
  const t = useText(surveyTexts)
  const { walk, track, heard, battery, now } = recording
  const minutes = Math.floor((now - (walk?.startedAt ?? now)) / 60_000)
  const isKnown = heard && !isLost(recording) && !recording.silence
  const facts = [
    [t('walked'), t('km', { n: (metresOf(track) / 1000).toFixed(1) })],
    [t('time'), `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`],
    [t('location'), isKnown ? t('toMetres', { n: Math.ceil(heard.accuracyM) }) : t('noLocation')],
    ...(battery === undefined ? [] : [[t('battery'), `${Math.round(battery * 100)}%`]]),
  ] as const
  return (
    <section className={styles.head} aria-label={t('recording')}>
      <div className={styles.headTop}>
        <i className={styles.dot} aria-hidden="true" />
        <b>{t('recording')}</b>
        <button type="button" className={`btn btn--s ${styles.end}`} onClick={() => void stop()}>
          <Icon name="i-stop" size={20} />
          {t('end')}
        </button>
      </div>
      <dl className="num">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** After so long (ms) without a position, the phone has lost it. */
const lostMs = 20_000
const isLost = ({ heard, now }: Recording): boolean => heard !== undefined && now - heard.at > lostMs
const shownMs = 60_000

/** What is wrong with the position, and what to do; nothing while all is well. */
function PositionNote({ recording }: { recording: Recording }) {
  const t = useText(surveyTexts)
  const said = sentence(recording)
  return (
    <div role="status">
      {said ? <Note kind="warn" title={said} /> : null}
      {!recording.isAwake && !recording.silence ? <Note kind="info" title={t('asleep')} /> : null}
      {recording.resumedAt && recording.now - recording.resumedAt < shownMs ? (
        <Note kind="ok" title={t('resumed')} />
      ) : null}
    </div>
  )
  function sentence({ silence, heard, track, now }: Recording): string | undefined {
    if (silence) return t(silence)
    if (!heard) return t('wait')
    if (isLost(recording)) return t('lost', { n: Math.round((now - heard.at) / 1000) })
    if (track.fault === 'coarse') return t('coarse', { n: Math.ceil(heard.accuracyM) })
    return track.fault && t(track.fault)
  }
}

/** Shows what is still on this phone, and what the server refused. */
function Unsent() {
  const t = useText(surveyTexts)
  const { items } = useOutbox(surveyKind)
  const refused = items.filter(({ state }) => state === 'refused')
  const waiting = items.length - refused.length
  return (
    <>
      <div role="status">
        {waiting > 0 ? (
          <p className={styles.waiting}>
            <Icon name="i-upload" size={20} />
            <span>{waiting === 1 ? t('waitingOne') : t('waiting', { n: waiting })}</span>
          </p>
        ) : null}
      </div>
      <OthersWait kind={surveyKind} />
      {refused.length > 0 ? (
        <section className={styles.refused}>
          <h2 className="strong">{t('refusedTitle', { n: refused.length })}</h2>
          <ul>
            {refused.map(item => (
              <Refused key={item.id} item={item} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

function Refused({ item }: { item: OutboxItem }) {
  const t = useText(surveyTexts)
  const say = useSay()
  const look = looks[item.fields.kind as PointKind]
  const isOld = item.refusal === expired
  const isPhotoLost = item.refusal === unreadable
  return (
    <li>
      <b>{look ? say(look.label) : t('walked')}</b>
      <p>{t(isOld ? 'refusedOld' : isPhotoLost ? 'photoLost' : 'refused')}</p>
      {isOld || isPhotoLost ? (
        <button type="button" className="btn btn--line btn--s" onClick={() => void resend(item)}>
          {t(isPhotoLost ? 'sendWithout' : 'sendAgain')}
        </button>
      ) : null}
      <button type="button" className="btn btn--line btn--s" onClick={() => void withdraw(item.id)}>
        {t('remove')}
      </button>
    </li>
  )
}
