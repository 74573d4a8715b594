import type { Fix } from '#common/distance.ts'

/** It stays in memory; it is sent only with a form whose writer adds it. */
export type Found = Fix
/** `denied-app`: the guide is installed, so the permission is in the device's settings; otherwise in the browser's. */
export type LocationFault =
  | 'denied-app'
  | 'denied-browser'
  | 'unavailable'
  | 'timeout'
  | 'unanswered'
  | 'unsupported'
  | 'insecure'
export type Located = { status: 'found'; found: Found } | { status: 'error'; fault: LocationFault }

/** Options and times of specification §9. A facility screen asks for a precise position first, a list for a rough one. */
export const attempts = {
  precise: { enableHighAccuracy: true, timeout: 12_000, maximumAge: 60_000 },
  rough: { enableHighAccuracy: false, timeout: 12_000, maximumAge: 600_000 },
  fallback: { enableHighAccuracy: false, timeout: 8000, maximumAge: 900_000 },
} as const satisfies Record<string, PositionOptions & { timeout: number }>
/** ms after which no plan waits any longer, however many attempts it has made. */
const guardMs = 15_000
/** ms after which the screen says that the browser's question is still unanswered. */
const questionMs = 6000

const plans = {
  screen: [attempts.precise, attempts.rough, attempts.fallback],
  list: [attempts.rough, attempts.fallback],
}
export type Plan = keyof typeof plans

/**
 * Asks for the phone's position and reports once. A position that comes after a reported timeout is reported as well, because
 * somebody may have answered the browser's question late. Returns a function that stops the reports.
 */
export function locate(plan: Plan, report: (located: Located) => void): () => void {
  let wanted = true
  const tell = (located: Located) => wanted && report(located)
  if (!globalThis.isSecureContext) tell({ status: 'error', fault: 'insecure' })
  else if (!navigator.geolocation) tell({ status: 'error', fault: 'unsupported' })
  else follow(plan, tell)
  return () => {
    wanted = false
  }
}

/** Reports each position from now on, until the returned function is called. Faults are ignored: the last position stays. */
export function watch(report: (found: Found) => void): () => void {
  const id = navigator.geolocation.watchPosition(
    ({ coords }) => {
      const found = sound(coords)
      if (typeof found !== 'string') report(found)
    },
    () => undefined,
    attempts.precise,
  )
  return () => navigator.geolocation.clearWatch(id)
}

async function follow(plan: Plan, tell: (located: Located) => void): Promise<void> {
  const question = watchQuestion(() => tell({ status: 'error', fault: 'unanswered' }))
  const tellFound = (found: Found) => tell({ status: 'found', found })
  const end = performance.now() + guardMs
  let fault: LocationFault = 'timeout'
  for (const options of plans[plan]) {
    const left = end - performance.now()
    if (left <= 0) break
    const answer = await within(Math.min(options.timeout, left), ask(options), tellFound)
    if (typeof answer !== 'string') {
      question.stop()
      return tellFound(answer)
    }
    fault = answer
    if (fault !== 'timeout' && fault !== 'unavailable') break
  }
  question.stop()
  // While the browser's question is still open, say that and not that the phone took too long.
  if (fault !== 'timeout' || !question.isOpen()) tell({ status: 'error', fault })
}

/** Calls back once if the browser's question has been open for `questionMs`; never in browsers that do not tell. */
function watchQuestion(unanswered: () => void): { isOpen: () => boolean; stop: () => void } {
  let permission: PermissionStatus | undefined
  const isOpen = () => permission?.state === 'prompt'
  const timer = setTimeout(() => isOpen() && unanswered(), questionMs)
  navigator.permissions
    ?.query({ name: 'geolocation' })
    .then(found => {
      permission = found
    })
    .catch(() => undefined)
  return { isOpen, stop: () => clearTimeout(timer) }
}

// Our own timer: browsers stop theirs while the permission question is open, and some never answer.
async function within(
  ms: number,
  asked: Promise<Found | LocationFault>,
  late: (found: Found) => void,
): Promise<Found | LocationFault> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<'timeout'>(resolve => {
    timer = setTimeout(() => {
      resolve('timeout')
      asked.then(answer => typeof answer !== 'string' && late(answer))
    }, ms)
  })
  const answer = await Promise.race([asked, timeout])
  clearTimeout(timer)
  return answer
}

function ask(options: PositionOptions): Promise<Found | LocationFault> {
  return new Promise(resolve => {
    try {
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve(sound(coords)),
        ({ code }) => resolve(code === 1 ? denied() : code === 3 ? 'timeout' : 'unavailable'),
        options,
      )
    } catch {
      resolve('unsupported') // Some embedded browsers throw.
    }
  })
}

function sound({ latitude: lat, longitude: lng, accuracy }: GeolocationCoordinates): Found | LocationFault {
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return 'unavailable'
  return { point: { lat, lng }, accuracyM: Number.isFinite(accuracy) ? accuracy : 0 }
}

/** Installed apps may run in other modes than `standalone`; Safari on old iPhones has its own property. */
const isInstalled = () =>
  ['standalone', 'fullscreen', 'minimal-ui'].some(
    mode => globalThis.matchMedia?.(`(display-mode: ${mode})`).matches,
  ) || (navigator as { standalone?: boolean }).standalone === true
const denied = (): LocationFault => (isInstalled() ? 'denied-app' : 'denied-browser')
