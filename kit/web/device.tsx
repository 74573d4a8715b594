import { ApiError, request } from './api.tsx'
import { readStorage, writeStorage } from './local-storage.tsx'

/** What this phone calls itself when it votes (specification §3). */
const voterKey = 'photo_voter_id'
let registration: Promise<string> | undefined

/** Gives this phone its signed cookie, once per visit, and answers its voter id. Throws ApiError. */
export function registerDevice(): Promise<string> {
  registration ??= register().catch(error => {
    registration = undefined
    throw error
  })
  return registration
}

/** Does what only a known phone may; a cookie that was lost meanwhile is made anew, once. */
export async function withDevice<T>(work: (voterId: string) => Promise<T>): Promise<T> {
  try {
    return await work(await registerDevice())
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'voter_required') throw error
    return work(await registerAgain())
  }
}

/** Makes the cookie anew after the server did not know this phone. */
export function registerAgain(): Promise<string> {
  registration = undefined
  return registerDevice()
}

async function register(): Promise<string> {
  const voterId = readStorage(voterKey) ?? undefined
  const body = voterId && /^[\w-]{8,64}$/.test(voterId) ? { voter_id: voterId } : {}
  const answer = await post(body).catch(async (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'work_required') throw error
    return post({ ...body, work: await solve() })
  })
  const { voter_id } = (await answer.json()) as { voter_id: string }
  writeStorage(voterKey, voter_id)
  return voter_id
}

const post = (body: object) =>
  request('/api/devices', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** A moment's work off the main thread, asked only while many new phones come at once. */
async function solve(): Promise<{ task: string; answer: number }> {
  const { task, bits } = (await (await request('/api/devices/work')).json()) as { task: string; bits: number }
  const worker = new Worker(new URL('./proof-of-work.worker.ts', import.meta.url), { type: 'module' })
  try {
    const answer = await new Promise<number>((resolve, reject) => {
      worker.onmessage = (event: MessageEvent<number>) => resolve(event.data)
      worker.onerror = reject
      worker.postMessage({ task, bits })
    })
    return { task, answer }
  } finally {
    worker.terminate()
  }
}
