import { ApiError, request } from './api.tsx'
import { readStorage, writeStorage } from './local-storage.tsx'

/** Local storage key of this phone's voter id (specification §3). */
const voterKey = 'photo_voter_id'
let registration: Promise<string> | undefined

/** Fetches this phone's signed cookie, once per visit, and resolves to its voter id. Throws ApiError. */
export function registerDevice(): Promise<string> {
  registration ??= register().catch(error => {
    registration = undefined
    throw error
  })
  return registration
}

/** Runs `work` with a registered device. If the server no longer accepts the cookie, registers again and retries once. */
export async function withDevice<T>(work: (voterId: string) => Promise<T>): Promise<T> {
  try {
    return await work(await registerDevice())
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'voter_required') throw error
    return work(await registerAgain())
  }
}

/** Fetches a new cookie after the server refused the old one. */
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

/** Solves a proof of work in a worker. The server asks for it only while many new phones register at once. */
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
