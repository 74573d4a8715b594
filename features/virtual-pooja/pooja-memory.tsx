import type { Puja } from './puja-flow.ts'

const key = 'virtual-pooja'
const phases: readonly string[] = ['ready', 'busy', 'praised', 'ringing', 'complete']

/** The pooja that this tab left behind for a deity; undefined where there is none, or storage is blocked. */
export function recallPuja(deity: string): Puja | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const { deity: whose, puja } = kept as { deity?: unknown; puja?: unknown }
    return whose === deity && isPuja(puja) ? puja : undefined
  } catch {
    return undefined
  }
}

/** Keeps it for this tab, so that a reload or a look elsewhere does not break it off. */
export function keepPuja(deity: string, puja: Puja): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ deity, puja }))
  } catch {
    // Blocked storage: the pooja lasts as long as its page.
  }
}

export function forgetPuja(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing.
  }
}

function isPuja(value: unknown): value is Puja {
  if (typeof value !== 'object' || value === null) return false
  const { phase, step, since, pace } = value as Partial<Puja>
  return (
    phases.includes(phase ?? '') &&
    Number.isInteger(step) &&
    Number(step) >= 0 &&
    Number(step) <= 3 &&
    Number.isFinite(since) &&
    (pace === 'as-sung' || pace === 'even')
  )
}
