import { useCallback, useEffect, useRef, useState } from 'react'
import { systemClock as clock } from '#common/clock.ts'
import { readStorage, writeStorage } from '#kit/web/local-storage.tsx'
import type { Puja } from './puja-flow.ts'
import { soundPlan } from './sound/sound-plan.ts'
import { type Recordings, TempleSound } from './sound/temple-sound.tsx'

const key = 'pooja-muted'
/** Touches that browsers accept as the wish to hear something. */
const touches = ['click', 'keydown', 'touchend'] as const

/** Lets the pooja sound after the first touch, unless muted or hidden. A choice of silence is kept on this phone. */
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
    // Coming from the deity's card was a touch.
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
    // The closing bell ends without any change of the pooja.
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
