import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { systemClock as clock } from '#common/clock.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { readStorage, writeStorage } from '#kit/web/local-storage.ts'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { Completion } from './completion.tsx'
import type { PoojaSettings } from './contract.ts'
import type { Deity } from './deities.ts'
import css from './pooja.module.css'
import { advance, newPuja, type Puja, phaseEndsAt, startStep, stepOf, stepShare } from './puja-flow.ts'
import type { Pace } from './puja-steps.ts'
import { loadPuja, savePuja } from './saved-puja.ts'
import { PoojaScene } from './scene/pooja-scene.tsx'
import { useReducedMotion } from './scene/use-offering.ts'
import { soundPlan } from './sound/sound-plan.ts'
import { type Recordings, TempleSound } from './sound/temple-sound.ts'
import { StartButton } from './start-button.tsx'
import { StepBeads } from './step-beads.tsx'
import { StepWords } from './step-words.tsx'
import { virtualPoojaTexts } from './texts.ts'

const key = 'pooja-muted'
/** Events after which browsers allow sound. */
const touches = ['click', 'keydown', 'touchend'] as const

/** Plays the pooja's sound after the first tap, unless muted or hidden. The phone remembers muting. */
function useSound(puja: Puja, recordings: Recordings) {
  const [muted, setMuted] = useState(() => readStorage(key) === 'yes')
  const latest = useRef(puja)
  const sound = useRef<TempleSound>(undefined)
  latest.current = puja

  useEffect(() => {
    const made = new TempleSound(() => soundPlan(latest.current, clock()), recordings)
    sound.current = made
    const touch = () => made.touch()
    const hide = () => made.setHidden(document.hidden)
    const leave = () => made.setHidden(true)
    for (const name of touches) document.addEventListener(name, touch)
    document.addEventListener('visibilitychange', hide)
    addEventListener('pagehide', leave)
    addEventListener('pageshow', hide)
    // The tap on a deity's card counts as the first tap.
    if (navigator.userActivation?.isActive) made.touch()
    return () => {
      for (const name of touches) document.removeEventListener(name, touch)
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', hide)
      made.close()
    }
  }, [recordings])

  useEffect(() => sound.current?.setMuted(muted), [muted])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the pooja may change the sound
  useEffect(() => {
    sound.current?.sync()
    // The closing bell ends without a change of state.
    const timer = setTimeout(() => sound.current?.sync(), 3100)
    return () => clearTimeout(timer)
  }, [puja])

  const toggle = useCallback(() => {
    setMuted(before => {
      writeStorage(key, before ? 'no' : 'yes')
      return !before
    })
  }, [])
  return { muted, toggle }
}

/** The screen of one pooja: scene, words, progress and button. */
export function Pooja({ deity, settings }: { deity: Deity; settings: PoojaSettings | undefined }) {
  const say = useSay()
  const [, navigate] = useLocation()
  const { puja, start, again } = usePuja(deity.id, settings?.pace ?? 'as-sung')
  const { muted, toggle } = useSound(puja, useRecordings(settings))
  const now = useSeconds(puja, useReducedMotion() ? 1000 : 250)
  const leave = () => {
    // Go back if the choice of deities is the previous page, so that it is not in the history twice.
    if (history.state?.isFromChoice) history.back()
    else navigate(paths.virtualPooja(), { replace: true })
  }
  const isComplete = puja.phase === 'complete'
  return (
    <Page
      title={say(deity.name)}
      flow
      className={css.side}
      onBack={leave}
      keys={<MuteButton muted={muted} toggle={toggle} />}
    >
      <div className={css.middle}>
        <PoojaScene deity={deity} puja={puja} share={stepShare(puja, now)} />
        <div className={css.words}>
          {isComplete ? <Completion deity={deity} /> : <StepWords puja={puja} now={now} />}
        </div>
      </div>
      <Announcement puja={puja} />
      <div className={css.foot}>
        <StepBeads puja={puja} />
      </div>
      <div className={css.key}>
        <StartButton puja={puja} start={start} again={again} leave={leave} />
      </div>
    </Page>
  )
}

/** Mutes the sound. In the header, so that it is always within reach. */
function MuteButton({ muted, toggle }: { muted: boolean; toggle: () => void }) {
  const t = useText(virtualPoojaTexts)
  return (
    <button type="button" className="icbtn" aria-label={t('mute')} aria-pressed={muted} onClick={toggle}>
      <Icon name={muted ? 'i-mute' : 'i-sound'} />
    </button>
  )
}

/** Tells screen readers what begins and what is done, but not the seconds. */
function Announcement({ puja }: { puja: Puja }) {
  const t = useText(virtualPoojaTexts)
  const step = stepOf(puja)
  const says = {
    ready: '',
    busy: t(`${step}Now`),
    praised: t(`${step}Done`),
    ringing: t('prasadDone'),
    complete: t('complete'),
  }
  return (
    <p className="hide" role="status">
      {says[puja.phase]}
    </p>
  )
}

/** Keeps the same object while its content is the same, because a new object would restart the sound. */
function useRecordings(settings: PoojaSettings | undefined): Recordings {
  const content = JSON.stringify(settings?.recordings ?? {})
  return useMemo(() => JSON.parse(content) as Recordings, [content])
}

/** A deity's pooja in its current state; after a reload it continues where this tab left it. */
function usePuja(deity: string, pace: Pace) {
  const [puja, setPuja] = useState<Puja>(() => advance(loadPuja(deity) ?? newPuja(clock(), pace), clock()))
  // The setting may arrive after the screen is shown; a pooja that has begun keeps its pace.
  useEffect(() => {
    setPuja(current => (current.phase === 'ready' && current.step === 0 ? { ...current, pace } : current))
  }, [pace])
  useEffect(() => savePuja(deity, puja), [deity, puja])
  useEffect(() => {
    const catchUp = () => setPuja(current => advance(current, clock()))
    const end = phaseEndsAt(puja)
    const timer = end === undefined ? undefined : setTimeout(catchUp, Math.max(0, end - clock()))
    // A hidden tab's timers run late, so recompute the state when the tab is shown.
    document.addEventListener('visibilitychange', catchUp)
    addEventListener('pageshow', catchUp)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', catchUp)
      removeEventListener('pageshow', catchUp)
    }
  }, [puja])
  const start = useCallback(() => setPuja(current => startStep(current, clock())), [])
  const again = useCallback(() => setPuja(newPuja(clock(), pace)), [pace])
  return { puja, start, again }
}

/** The time, updated every `every` ms while a step runs, for the ring and its seconds. */
function useSeconds(puja: Puja, every: number): number {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    setNow(clock())
    if (puja.phase !== 'busy') return
    const timer = setInterval(() => setNow(clock()), every)
    return () => clearInterval(timer)
  }, [puja, every])
  return Math.max(now, puja.since)
}
