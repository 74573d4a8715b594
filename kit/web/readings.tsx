import { ApiError, request } from './api.tsx'
import type { Answer } from './renderer.ts'
import { savedAnswer } from './saved-answer.tsx'

/** What is known of one address: the newest answer, the last failure. */
export type Reading = { answer: Answer<unknown> | undefined; error: ApiError | undefined }

const nothing: Reading = { answer: undefined, error: undefined }
const readings = new Map<string, Reading>()
const watchers = new Map<string, Set<() => void>>()
const underway = new Map<string, Promise<void>>()
const freshMs = 3000
const retryMs = 8000

export const known = (url: string): Reading => readings.get(url) ?? nothing

/** Puts an answer in place and tells every part of the screen that shows it. */
export function put(url: string, change: Partial<Reading>): void {
  readings.set(url, { ...known(url), ...change })
  for (const tell of watchers.get(url) ?? []) tell()
}

/** Asks the server once, however many ask at the same time; meanwhile shows the copy kept on the phone. */
export function ask(url: string): Promise<void> {
  const asking = underway.get(url) ?? askOnce(url).finally(() => underway.delete(url))
  underway.set(url, asking)
  return asking
}

/** Asks anew: an answer that is on its way already may be older than what made somebody ask. */
export async function renew(url: string): Promise<void> {
  await underway.get(url)
  await ask(url)
}

async function askOnce(url: string): Promise<void> {
  if (!known(url).answer) {
    savedAnswer(url).then(answer => answer && !known(url).answer && put(url, { answer }))
  }
  try {
    const response = await request(url)
    const date = Date.parse(response.headers.get('date') ?? '')
    const value: unknown = await response.json()
    put(url, {
      answer: { value, savedAt: Number.isNaN(date) ? Date.now() : date },
      error: undefined,
    })
  } catch (cause) {
    put(url, { error: cause instanceof ApiError ? cause : new ApiError(0, 'offline') })
    setTimeout(() => watchers.has(url) && known(url).error && navigator.onLine && ask(url), retryMs)
  }
}

/** Follows an address while something on the screen shows it; the first to follow asks, unless it was told just now. */
export function follow(url: string, tell: () => void): () => void {
  const set = watchers.get(url) ?? new Set()
  watchers.set(url, set.add(tell))
  // The phone's clock may be behind the server's: an answer of the future is no fresh one.
  const { answer } = known(url)
  if (answer?.isShort || Math.abs(Date.now() - (answer?.savedAt ?? 0)) > freshMs) ask(url)
  return () => {
    set.delete(tell)
    if (set.size === 0) watchers.delete(url)
  }
}

function askAgain() {
  if (document.visibilityState === 'visible') for (const url of watchers.keys()) ask(url)
}
if (typeof document !== 'undefined') {
  addEventListener('online', askAgain)
  document.addEventListener('visibilitychange', askAgain)
}
