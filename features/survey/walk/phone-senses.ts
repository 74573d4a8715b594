import type { Fix } from '../fix.ts'

/** Why the phone reports no position. */
export type Silence = 'denied' | 'unsupported'

/**
 * Reports each position, and each refusal, until the returned function is called. A denied watch never resumes, so a new one
 * starts when the walker grants permission in the browser's settings.
 */
export function watchFixes(report: (fix: Omit<Fix, 'at'>) => void, fail: (why: Silence) => void): () => void {
  const { geolocation, permissions } = navigator
  if (!geolocation) {
    fail('unsupported')
    return () => undefined
  }
  const watch = () =>
    geolocation.watchPosition(
      ({ coords: { latitude: lat, longitude: lng, accuracy } }) =>
        report({ lat, lng, accuracyM: Number.isFinite(accuracy) ? accuracy : Number.POSITIVE_INFINITY }),
      // Other errors are temporary: the next position comes by itself.
      ({ code }) => code === 1 && fail('denied'),
      { enableHighAccuracy: true, maximumAge: 0, timeout: 30_000 },
    )
  let id = watch()
  let hasEnded = false
  const listen = (status: PermissionStatus) =>
    status.addEventListener('change', () => {
      if (hasEnded || status.state !== 'granted') return
      geolocation.clearWatch(id)
      id = watch()
    })
  permissions?.query({ name: 'geolocation' }).then(listen, () => undefined)
  return () => {
    hasEnded = true
    geolocation.clearWatch(id)
  }
}

/**
 * Keeps the screen on until the returned function is called, because a sleeping phone records nothing. Reports whether the
 * lock is held; the browser releases it whenever the page is hidden.
 */
export function stayAwake(report: (isAwake: boolean) => void): () => void {
  let sentinel: WakeLockSentinel | undefined
  let isWanted = true
  const ask = async () => {
    if (document.visibilityState !== 'visible' || !isWanted) return
    try {
      const given = await navigator.wakeLock.request('screen')
      if (!isWanted) return void given.release()
      sentinel = given
      given.addEventListener('release', () => isWanted && report(false))
      report(true)
    } catch {
      report(false)
    }
  }
  document.addEventListener('visibilitychange', ask)
  void ask()
  return () => {
    isWanted = false
    document.removeEventListener('visibilitychange', ask)
    void sentinel?.release()
  }
}

type Battery = { level: number }
/** The battery's level, 0 to 1; undefined if the browser does not say. */
export const batteryLevel = async (): Promise<number | undefined> =>
  (navigator as { getBattery?: () => Promise<Battery> })
    .getBattery?.()
    .then(({ level }) => level)
    .catch(() => undefined)
