import { useSyncExternalStore } from 'react'
import { readStorage, writeStorage } from '#kit/web/local-storage.ts'

const key = 'cases-sound'
let context: AudioContext | undefined
const watchers = new Set<() => void>()

/** Two tones, higher for what is urgent, and a vibration. Browsers allow sound once the page has been touched. */
export function sound(isUrgent: boolean): void {
  navigator.vibrate?.(isUrgent ? [300, 120, 300, 120, 300] : [200, 100, 200])
  if (!isOn()) return
  context ??= new AudioContext()
  const { currentTime, destination } = context
  for (const [index, tone] of (isUrgent ? [880, 1175, 880, 1175] : [660, 880]).entries()) {
    const oscillator = context.createOscillator()
    const volume = context.createGain()
    const at = currentTime + index * 0.22
    oscillator.frequency.value = tone
    volume.gain.setValueAtTime(0.001, at)
    volume.gain.exponentialRampToValueAtTime(0.4, at + 0.03)
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.2)
    oscillator.connect(volume).connect(destination)
    oscillator.start(at)
    oscillator.stop(at + 0.21)
  }
  context.resume().catch(() => undefined)
}

const isOn = () => readStorage(key) !== 'off'

/** Whether new cases sound on this phone, and how to change it; turning it on plays the sound once. */
export function useSoundSwitch(): { on: boolean; toggle: () => void } {
  const on = useSyncExternalStore(
    watcher => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    isOn,
    () => true,
  )
  const toggle = () => {
    writeStorage(key, on ? 'off' : 'on')
    for (const watcher of watchers) watcher()
    if (!on) sound(false)
  }
  return { on, toggle }
}
