import { bellMs, completionMs, type Pace, type StepId, stepIds, stepSeconds, unlockMs } from './puja-steps.ts'

/**
 * Where a pooja stands, and since when (ms). It holds no timer: `advance` brings it to any later moment,
 * so a phone that slept, a tab in the background and a reader who came back all find it where it ought to be.
 *
 * ready → busy → praised (its success message, 3 s) → ready for the next … → ringing (after prasad, 1 s) → complete
 */
export type Puja = {
  readonly phase: 'ready' | 'busy' | 'praised' | 'ringing' | 'complete'
  /** 0 to 3, an index into stepIds. */
  readonly step: number
  /** When this phase began, ms. */
  readonly since: number
  /** Kept from the start: a change of the setting does not stretch a running step. */
  readonly pace: Pace
}

/** A pooja that waits for its first step. */
export const newPuja = (now: number, pace: Pace): Puja => ({ phase: 'ready', step: 0, since: now, pace })

export const stepOf = (puja: Puja): StepId => stepIds[puja.step] ?? 'prasad'

/** Starts the step that is ready; anything else stays as it is, so a second tap is harmless. */
export function startStep(puja: Puja, now: number): Puja {
  const current = advance(puja, now)
  return current.phase === 'ready' ? { ...current, phase: 'busy', since: now } : current
}

/** How long the present phase lasts in ms; undefined where it waits for a touch. */
export function phaseMs(puja: Puja): number | undefined {
  if (puja.phase === 'busy') return stepSeconds[puja.pace][stepOf(puja)] * 1000
  if (puja.phase === 'praised') return unlockMs
  if (puja.phase === 'ringing') return completionMs
  return undefined
}

/** When the phase ends by itself, ms; undefined where it waits for a touch. */
export function changesAt(puja: Puja): number | undefined {
  const lasts = phaseMs(puja)
  return lasts === undefined ? undefined : puja.since + lasts
}

/** The pooja as it stands at `now`. A clock that was turned back restarts the phase instead of freezing it. */
export function advance(puja: Puja, now: number): Puja {
  if (now < puja.since) return { ...puja, since: now }
  const end = changesAt(puja)
  return end === undefined || now < end ? puja : advance({ ...puja, ...following(puja), since: end }, now)
}

function following({ phase, step }: Puja): Pick<Puja, 'phase' | 'step'> {
  if (phase === 'busy') return { phase: step === stepIds.length - 1 ? 'ringing' : 'praised', step }
  if (phase === 'praised') return { phase: 'ready', step: step + 1 }
  return { phase: 'complete', step }
}

/** Milliseconds since the present phase began. */
export const elapsedMs = (puja: Puja, now: number): number => Math.max(0, now - puja.since)

/** Whole seconds left of the running step, as its ring shows them; 0 in any other phase. */
export function secondsLeft(puja: Puja, now: number): number {
  const lasts = phaseMs(puja)
  return puja.phase === 'busy' && lasts ? Math.max(0, Math.ceil((lasts - elapsedMs(puja, now)) / 1000)) : 0
}

/** The running step's share that is done, 0 to 1; full while its success is told, empty while it waits. */
export function stepShare(puja: Puja, now: number): number {
  if (puja.phase === 'ready') return 0
  if (puja.phase !== 'busy') return 1
  return Math.min(1, elapsedMs(puja, now) / (phaseMs(puja) ?? 1))
}

/** Whether a step is behind, now or ahead: what its bead shows. */
export function beadOf(puja: Puja, index: number): 'done' | 'now' | 'ahead' {
  const isDone = index < puja.step || (index === puja.step && !['ready', 'busy'].includes(puja.phase))
  return isDone ? 'done' : index === puja.step ? 'now' : 'ahead'
}

/** Milliseconds into the closing bell; undefined where it does not sound. It outlasts the moment the completion shows. */
export function bellElapsedMs(puja: Puja, now: number): number | undefined {
  const before = puja.phase === 'ringing' ? 0 : puja.phase === 'complete' ? completionMs : undefined
  if (before === undefined) return undefined
  const elapsed = before + elapsedMs(puja, now)
  return elapsed < bellMs ? elapsed : undefined
}
