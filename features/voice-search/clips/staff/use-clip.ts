import { useRef, useState } from 'react'
import { type ApiError, asApiError, request } from '#kit/web/api.ts'
import { withSession } from '#kit/web/staff/staff-client.ts'
import { type ClipId, type ClipLanguage, mostBytes, mostMs, sizeOf } from '../clip-list.ts'
import type { ClipFault } from '../judge.ts'
import { play } from '../play.ts'
import { faultOf, type Recording, record } from './record.ts'

type Problem = ClipFault | 'refused' | 'noMicrophone' | 'notSent' | 'notRemoved' | 'notPlayed'
/** `isHeard`: the new recording was played to its end. */
type ClipState = {
  state: 'idle' | 'recording' | 'sending'
  problem?: Problem
  /** Why it was not sent or not removed. */
  error?: ApiError
  file?: Blob
  isHeard?: boolean
}
const faults: readonly string[] = [
  'too-long',
  'too-short',
  'silent',
  'too-loud',
  'not-a-recording',
  'file-too-large',
]

/**
 * Records, judges, plays, sends and removes one answer in one language. It is published only once somebody has listened to
 * it here. A recording that could not be stored is kept for another try.
 */
export function useClip(clip: ClipId, language: ClipLanguage, onStored: () => void) {
  const [now, setNow] = useState<ClipState>({ state: 'idle' })
  const running = useRef<Recording>(undefined)
  const size = sizeOf(clip)
  const most = { bytes: mostBytes[size], ms: mostMs[size] }
  const send = async (file: Blob) => {
    setNow({ state: 'sending', file, isHeard: true })
    const body = new FormData()
    body.set('heard', 'true')
    body.set('clip', clip)
    body.set('language', language)
    body.set('recording', file, 'recording.webm')
    try {
      await withSession(() => request('/api/spoken-clips', { method: 'POST', body }))
      setNow({ state: 'idle' })
      onStored()
    } catch (error) {
      const refused = asApiError(error)
      const isFault = faults.includes(refused.code)
      const told = isFault
        ? { problem: refused.code as ClipFault }
        : { problem: 'notSent' as const, error: refused }
      setNow({ state: 'idle', ...told, file, isHeard: true })
    }
  }
  const start = async () => {
    try {
      // Longer than is accepted, so that whoever speaks too long is told so and not cut off mid-word.
      running.current = await record(most.ms * 2)
    } catch (error) {
      const isRefused = ['NotAllowedError', 'SecurityError'].includes((error as Error).name)
      return setNow({ state: 'idle', problem: isRefused ? 'refused' : 'noMicrophone' })
    }
    setNow({ state: 'recording' })
    const file = await running.current.finished.catch(() => undefined)
    if (!file) return setNow({ state: 'idle', problem: 'not-a-recording' })
    const problem = await faultOf(file, most)
    setNow({ state: 'idle', file, ...(problem && { problem }) })
  }
  const hear = (file: Blob) =>
    play(file).then(
      () => setNow(known => (known.file === file ? { ...known, isHeard: true } : known)),
      () => setNow(known => (known.file === file ? { ...known, problem: 'notPlayed' } : known)),
    )
  const remove = async () => {
    setNow({ state: 'sending' })
    try {
      await withSession(() => request(`/api/spoken-clips/${language}/${clip}`, { method: 'DELETE' }))
      setNow({ state: 'idle' })
    } catch (error) {
      setNow({ state: 'idle', problem: 'notRemoved', error: asApiError(error) })
    }
    onStored()
  }
  return { now, start, stop: () => running.current?.stop(), hear, send, remove, seconds: most.ms / 1000 }
}
