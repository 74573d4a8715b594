import { useRef, useState } from 'react'
import { ApiError, request } from '#kit/web/api.tsx'
import { withSession } from '#kit/web/staff/staff-client.tsx'
import { type ClipId, type ClipLanguage, mostBytes, mostMs, sizeOf } from '../clip-list.ts'
import type { ClipFault } from '../judge.ts'
import { faultOf, type Recording, record } from './record.tsx'

type Problem = ClipFault | 'refused' | 'notSent' | 'notRemoved'
export type ClipState = { state: 'idle' | 'recording' | 'sending'; problem?: Problem; file?: Blob }
const faults: readonly string[] = [
  'too-long',
  'too-short',
  'silent',
  'too-loud',
  'not-a-recording',
  'file-too-large',
]

/** Records, judges, sends and removes one answer in one language. A recording that was not stored stays at hand. */
export function useClip(clip: ClipId, language: ClipLanguage, onStored: () => void) {
  const [now, setNow] = useState<ClipState>({ state: 'idle' })
  const running = useRef<Recording>(undefined)
  const size = sizeOf(clip)
  const most = { bytes: mostBytes[size], ms: mostMs[size] }
  const send = async (file: Blob) => {
    setNow({ state: 'sending', file })
    const body = new FormData()
    body.set('clip', clip)
    body.set('language', language)
    body.set('recording', file, 'recording.webm')
    try {
      await withSession(() => request('/api/spoken-clips', { method: 'POST', body }))
      setNow({ state: 'idle' })
      onStored()
    } catch (error) {
      const code = error instanceof ApiError ? error.code : ''
      setNow({ state: 'idle', problem: faults.includes(code) ? (code as ClipFault) : 'notSent', file })
    }
  }
  const start = async () => {
    try {
      // Longer than is kept: who speaks too long hears so, and is not cut off in a word.
      running.current = await record(most.ms * 2)
    } catch {
      return setNow({ state: 'idle', problem: 'refused' })
    }
    setNow({ state: 'recording' })
    const file = await running.current.finished.catch(() => undefined)
    if (!file) return setNow({ state: 'idle', problem: 'not-a-recording' })
    const problem = await faultOf(file, most)
    if (problem) setNow({ state: 'idle', problem, file })
    else await send(file)
  }
  const remove = async () => {
    setNow({ state: 'sending' })
    try {
      await withSession(() => request(`/api/spoken-clips/${language}/${clip}`, { method: 'DELETE' }))
      setNow({ state: 'idle' })
    } catch {
      setNow({ state: 'idle', problem: 'notRemoved' })
    }
    onStored()
  }
  return { now, start, stop: () => running.current?.stop(), send, remove, seconds: most.ms / 1000 }
}
