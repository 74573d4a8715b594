import { bellMs, completionMs, type Pace, type StepId, stepIds, stepSeconds, unlockMs } from './puja-steps.ts'

/**
 * The state of a pooja. It has no timer: `advance` computes the state at any later time, so it is right even after the phone
 * slept or the tab was in the background.
 *
 * ready → busy → praised (its success message, 3 s) → ready for the next … → ringing (after prasad, 1 s) → complete
 */
export type Puja = {
  readonly phase: 'ready' | 'busy' | 'praised' | 'ringing' | 'complete'
  /** 0 to 3, an index into stepIds. */
  readonly step: number
  /** When this phase began, ms. */
  readonly since: number
  /** Set at the start, so that a later change of the setting does not affect a running step. */
  readonly pace: Pace
}

/** A pooja before its first step. */
export const newPuja = (now: number, pace: Pace): Puja => ({ phase: 'ready', step: 0, since: now, pace })

export const stepOf = (puja: Puja): StepId => stepIds[puja.step] ?? 'prasad'

/** Starts the step if it is ready; otherwise changes nothing, so a second tap does no harm. */
export function startStep(puja: Puja, now: number): Puja {
  const current = advance(puja, now)
  return current.phase === 'ready' ? { ...current, phase: 'busy', since: now } : current
}

/** Length of the current phase in ms; undefined when it waits for a tap. */
function phaseMs(puja: Puja): number | undefined {
  if (puja.phase === 'busy') return stepSeconds[puja.pace][stepOf(puja)] * 1000
  if (puja.phase === 'praised') return unlockMs
  if (puja.phase === 'ringing') return completionMs
  return undefined
}

/** When the current phase ends, ms; undefined when it waits for a tap. */
export function phaseEndsAt(puja: Puja): number | undefined {
  const lasts = phaseMs(puja)
  return lasts === undefined ? undefined : puja.since + lasts
}

/** The state at `now`. If the clock was set back, the phase starts again instead of lasting too long. */
export function advance(puja: Puja, now: number): Puja {
  if (now < puja.since) return { ...puja, since: now }
  const end = phaseEndsAt(puja)
  return end === undefined || now < end ? puja : advance({ ...puja, ...nextPhase(puja), since: end }, now)
}

function nextPhase({ phase, step }: Puja): Pick<Puja, 'phase' | 'step'> {
  if (phase === 'busy') return { phase: step === stepIds.length - 1 ? 'ringing' : 'praised', step }
  if (phase === 'praised') return { phase: 'ready', step: step + 1 }
  return { phase: 'complete', step }
}

/** Milliseconds since the current phase began. */
export const elapsedMs = (puja: Puja, now: number): number => Math.max(0, now - puja.since)

/** Whole seconds left of the running step, as its ring shows them; 0 in any other phase. */
export function secondsLeft(puja: Puja, now: number): number {
  const lasts = phaseMs(puja)
  return puja.phase === 'busy' && lasts ? Math.max(0, Math.ceil((lasts - elapsedMs(puja, now)) / 1000)) : 0
}

/** How much of the current step is done: from 0 before it starts to 1 after it has ended. */
export function stepShare(puja: Puja, now: number): number {
  if (puja.phase === 'ready') return 0
  if (puja.phase !== 'busy') return 1
  return Math.min(1, elapsedMs(puja, now) / (phaseMs(puja) ?? 1))
}

/** Whether a step is done, current or ahead. */
export function stepState(puja: Puja, index: number): 'done' | 'now' | 'ahead' {
  const isDone = index < puja.step || (index === puja.step && !['ready', 'busy'].includes(puja.phase))
  return isDone ? 'done' : index === puja.step ? 'now' : 'ahead'
}

/** Milliseconds since the closing bell began; undefined when silent. The bell continues after the completion is shown. */
export function bellElapsedMs(puja: Puja, now: number): number | undefined {
  const before = puja.phase === 'ringing' ? 0 : puja.phase === 'complete' ? completionMs : undefined
  if (before === undefined) return undefined
  const elapsed = before + elapsedMs(puja, now)
  return elapsed < bellMs ? elapsed : undefined
}
