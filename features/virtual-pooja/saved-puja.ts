import type { Puja } from './puja-flow.ts'

const key = 'virtual-pooja'
const phases: readonly string[] = ['ready', 'busy', 'praised', 'ringing', 'complete']

/** The unfinished pooja of this tab for a deity; undefined when there is none or storage is blocked. */
export function loadPuja(deity: string): Puja | undefined {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof saved !== 'object' || saved === null) return undefined
    const { deity: savedDeity, puja } = saved as { deity?: unknown; puja?: unknown }
    return savedDeity === deity && isPuja(puja) ? puja : undefined
  } catch {
    return undefined
  }
}

/** Saves the pooja for this tab, so that it survives a reload and other pages. */
export function savePuja(deity: string, puja: Puja): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ deity, puja }))
  } catch {
    // Storage is blocked, so the pooja lasts only as long as its page.
  }
}

export function deletePuja(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked and empty.
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
