import { request } from '#kit/web/api.ts'
import { type Clip, clipUrl } from './clip-urls.ts'

/** Name of the cache for recordings that a visitor chose to keep. */
const clipCacheName = 'spoken-clips'
let playing: { audio: HTMLAudioElement; end: () => void } | undefined

/**
 * Plays recordings one after another. False if one of them cannot be loaded or played, so that the browser's voice should
 * speak instead. True also if `stopClips` or another answer ended it.
 */
export async function playClips(clips: readonly Clip[]): Promise<boolean> {
  stopClips()
  const isMine = Symbol()
  turn = isMine
  try {
    // Load all of them first, because half an answer would mislead.
    const files = await soon(Promise.all(clips.map(fileOf)))
    for (const file of files) {
      if (turn !== isMine) return true
      await play(file)
    }
    return true
  } catch {
    // Playing also fails if the sound is stopped before it begins.
    return turn !== isMine
  }
}
let turn: symbol | undefined

/** Recordings that have not loaded or started after so many ms are given up. */
const patience = 3000
function soon<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), patience)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Stops the recording that is playing. */
export function stopClips(): void {
  turn = undefined
  playing?.audio.pause()
  playing?.end()
  playing = undefined
}

/** Plays one file to its end, or until it is stopped. */
export async function play(file: Blob): Promise<void> {
  const url = URL.createObjectURL(file)
  const audio = new Audio(url)
  const ended = new Promise<void>((resolve, reject) => {
    playing = { audio, end: resolve }
    audio.onended = () => resolve()
    audio.onerror = () => reject(new Error('not played'))
  })
  try {
    // Both reject if the file cannot be played.
    await Promise.all([soon(audio.play()), ended])
  } finally {
    // Do not let a late sound begin.
    audio.pause()
    URL.revokeObjectURL(url)
  }
}

async function fileOf(clip: Clip): Promise<Blob> {
  const url = clipUrl(clip)
  const kept = await keptFile(url).catch(() => undefined)
  return (kept ?? (await request(url))).blob()
}

/** Rejects if the phone stores nothing. */
const keptFile = async (url: string) => caches.match(url, { cacheName: clipCacheName })

/** How many of these recordings the phone has kept. */
export async function countKept(clips: readonly Clip[]): Promise<number> {
  if (!('caches' in globalThis) || !(await caches.has(clipCacheName))) return 0
  const kept = await (await caches.open(clipCacheName)).keys()
  const urls = new Set(kept.map(({ url }) => new URL(url).pathname))
  return clips.filter(clip => urls.has(clipUrl(clip))).length
}

/** Keeps all these recordings and deletes older ones. Rejects if one cannot be loaded; the others are kept. */
export async function keepClips(clips: readonly Clip[]): Promise<void> {
  const cache = await caches.open(clipCacheName)
  const wanted = new Set(clips.map(clipUrl))
  for (const url of wanted) if (!(await cache.match(url))) await cache.put(url, await request(url))
  for (const request of await cache.keys())
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request)
}

export const forgetClips = (): Promise<boolean> => caches.delete(clipCacheName)
