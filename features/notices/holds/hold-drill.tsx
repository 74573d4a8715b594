import { useEffect, useRef, useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { serverNow } from '#kit/web/server-clock.ts'
import { type Density, DensityPicture } from '#kit/web/staff/density-picture.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import {
  type DrillStep,
  type DrillTimes,
  drillSeconds,
  drillSteps,
  keepDrill,
  lastDrill,
  risingCrowd,
} from './drill.ts'
import { drillTexts } from './drill-texts.ts'
import { MinuteKeys, SpokenWords } from './hold-parts.tsx'
import styles from './holds.module.css'
import { heldWords } from './kinds.ts'
import { holdsTexts } from './texts.ts'

/** ms between two pictures of the growing crowd. */
const pictureMs = 1200
const people = [1, 2, 3, 4, 5, 6] as const
const stepNames = {
  level: 'stepLevel',
  hold: 'stepHold',
  speak: 'stepSpeak',
  release: 'stepRelease',
} as const

/** Trains a hold with a clock. Nothing is sent, so nothing is held and nobody is notified. */
export function HoldDrill() {
  const t = useText(drillTexts)
  const [run, setRun] = useState(0)
  const [done, setDone] = useState<{ times: DrillTimes; before: DrillTimes | undefined }>()
  const finish = (times: DrillTimes) => {
    setDone({ times, before: lastDrill() })
    keepDrill(times)
    setRun(0)
  }
  return (
    <section className={`stack ${styles.drill}`} aria-labelledby="hold-drill">
      <h2 id="hold-drill">{t('title')}</h2>
      {run ? (
        <>
          <Note kind="info" icon="i-shield" title={t('only')} />
          <Rehearsal key={run} onDone={finish} />
          <button type="button" className="btn btn--quiet" onClick={() => setRun(0)}>
            {t('stop')}
          </button>
        </>
      ) : (
        <>
          {done ? <Result {...done} /> : <p>{t('lead')}</p>}
          <button
            type="button"
            className="btn btn--line"
            onClick={() => {
              setDone(undefined)
              setRun(Date.now())
            }}
          >
            <Icon name="i-clock" />
            {t(done ? 'again' : 'start')}
          </button>
        </>
      )}
    </section>
  )
}

function Rehearsal({ onDone }: { onDone: (times: DrillTimes) => void }) {
  const t = useText(drillTexts)
  const tHolds = useText(holdsTexts)
  const [crowd] = useState(() => risingCrowd())
  const [shown, setShown] = useState(0)
  const [step, setStep] = useState<DrillStep>('level')
  const [isWrong, setWrong] = useState(false)
  const [until, setUntil] = useState(new Date(0))
  // The monotonic time, because the clock may be set during a drill.
  const since = useRef(0)
  const times = useRef<Partial<Record<DrillStep, number>>>({})
  const isGrown = shown === crowd.length - 1
  useEffect(() => {
    if (isGrown) {
      since.current = performance.now()
      return
    }
    const timer = setTimeout(() => setShown(shown + 1), pictureMs)
    return () => clearTimeout(timer)
  }, [shown, isGrown])
  const next = () => {
    times.current[step] = Math.round((performance.now() - since.current) / 100) / 10
    since.current = performance.now()
    const following = drillSteps[drillSteps.indexOf(step) + 1]
    if (following) setStep(following)
    else onDone(times.current as DrillTimes)
  }
  const now = step === 'release' ? 1 : (crowd[shown] ?? 1)
  const choose = (chosen: Density) => {
    setWrong(chosen !== now)
    if (chosen === now) next()
  }
  return (
    <>
      <p>{t('scene', { place: t('place') })}</p>
      <div className={styles.scene} role="img" aria-label={t('people', { n: now })}>
        <DensityPicture people={now} />
      </div>
      <div role="status" className="stack">
        {isGrown ? <p className={styles.asked}>{t(step)}</p> : null}
        {isWrong ? <Note kind="warn" title={t('wrong')} /> : null}
        {step === 'speak' ? <SpokenWords words={heldWords(drillTexts.place, 'crowd', until)} /> : null}
      </div>
      {isGrown && step === 'level' ? (
        <div className={styles.pictures}>
          {people.map(n => (
            <button
              key={n}
              type="button"
              className="btn btn--line"
              aria-label={t('people', { n })}
              onClick={() => choose(n)}
            >
              <DensityPicture people={n} />
            </button>
          ))}
        </div>
      ) : null}
      {step === 'hold' ? (
        <div className={`cluster ${styles.minutes}`}>
          <MinuteKeys
            onChoose={n => {
              setUntil(new Date(serverNow() + n * 60_000))
              next()
            }}
          />
        </div>
      ) : null}
      {step === 'speak' ? (
        <button type="button" className="btn btn--main" onClick={next}>
          {t('spoken')}
        </button>
      ) : null}
      {step === 'release' ? (
        <button type="button" className="btn btn--main" onClick={next}>
          {tHolds('release')}
        </button>
      ) : null}
    </>
  )
}

function Result({ times, before }: { times: DrillTimes; before: DrillTimes | undefined }) {
  const t = useText(drillTexts)
  const rows = [
    ...drillSteps.map(step => ({
      id: step,
      name: t(stepNames[step]),
      now: times[step],
      was: before?.[step],
    })),
    { id: 'all', name: t('all'), now: drillSeconds(times), was: before && drillSeconds(before) },
  ]
  const said = (n: number) => n.toFixed(1)
  return (
    <div role="status" className="stack">
      <Note kind="ok" title={t('done', { n: said(drillSeconds(times)) })} />
      <dl className={styles.times}>
        {rows.map(({ id, name, now, was }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              <b>{t('seconds', { n: said(now) })}</b>
              {was === undefined ? null : <small>{t('was', { n: said(was) })}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {before ? null : <p className="sub">{t('first')}</p>}
    </div>
  )
}
