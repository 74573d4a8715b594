import { ApiError, readJson, request } from './api.ts'
import { readStorage, writeStorage } from './local-storage.ts'
import { paid } from './work.ts'

/** Local storage key of this phone's voter id (specification §3). */
export const voterKey = 'photo_voter_id'
let registration: Promise<string> | undefined

/** Fetches this phone's signed cookie, once per visit, and resolves to its voter id. Throws ApiError. */
function registerDevice(): Promise<string> {
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
    registration = undefined
    return work(await registerDevice())
  }
}

async function register(): Promise<string> {
  const voterId = readStorage(voterKey) ?? undefined
  const body = voterId && /^[\w-]{8,64}$/.test(voterId) ? { voter_id: voterId } : {}
  const answer = await post(body).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'work_required') throw error
    return paid('mint', work => post({ ...body, work }), error)
  })
  const { voter_id } = await readJson<{ voter_id: string }>(answer)
  writeStorage(voterKey, voter_id)
  return voter_id
}

const post = (body: object) =>
  request('/api/devices', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
