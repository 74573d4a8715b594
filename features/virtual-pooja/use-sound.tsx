import { useCallback, useEffect, useRef, useState } from 'react'
import { systemClock as clock } from '#common/clock.ts'
import { readStorage, writeStorage } from '#kit/web/local-storage.tsx'
import type { Puja } from './puja-flow.ts'
import { soundPlan } from './sound/sound-plan.ts'
import { type Recordings, TempleSound } from './sound/temple-sound.tsx'

const key = 'pooja-muted'
/** Events after which browsers allow sound. */
const touches = ['click', 'keydown', 'touchend'] as const

/** Plays the sound of the pooja after the first tap, unless muted or hidden. Muting is remembered on this phone. */
export function useSound(puja: Puja, recordings: Recordings) {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the pooja changes what sounds
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
