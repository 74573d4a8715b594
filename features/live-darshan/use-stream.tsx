import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { LiveStream } from './contract.ts'
import { openPlayback } from './playback.tsx'
import type { Playback, Quality } from './stage.tsx'
import { look, lookAgain, newWatch, type Watch } from './stream-watch.ts'

const nothing = { position: undefined, opened: false, paused: false, broken: false }

/**
 * Plays a stream on the stage and watches it four times a second. `attempt` counts the tries: the stage is a new frame
 * for each. A try that failed begins anew by itself when the phone finds its network again. Nothing plays before the
 * quality is known.
 */
export function useStream(
  stage: RefObject<HTMLIFrameElement | null>,
  stream: LiveStream,
  quality: Quality | undefined,
) {
  const [watch, setWatch] = useState<Watch>(() => newWatch(0))
  const [attempt, setAttempt] = useState(1)
  const playback = useRef<Playback>(undefined)
  const wanted = useRef(quality)
  const isReady = quality !== undefined
  const retry = useCallback(() => setAttempt(count => count + 1), [])

  useEffect(() => {
    wanted.current = quality
    if (quality) playback.current?.setQuality(quality)
  }, [quality])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens the stage anew
  useEffect(() => {
    const frame = stage.current
    if (!frame || !isReady) return
    let current = newWatch(performance.now())
    let isBroken = false
    let isOver = false
    setWatch(current)
    const open = () =>
      openPlayback(frame, stream, wanted.current ?? 'normal').then(
        opened => {
          if (isOver) opened.close()
          else playback.current = opened
        },
        () => {
          isBroken = true
        },
      )
    const see = () => {
      const now = performance.now()
      const sample = playback.current?.sample() ?? { ...nothing, broken: isBroken }
      if (current.status === 'failed') return
      current = document.hidden ? lookAgain(current, now) : look(current, sample, now)
      // Given up: nothing goes on loading behind the message.
      if (current.status === 'failed') playback.current?.close()
      setWatch(before =>
        before.status === current.status && before.isLive === current.isLive ? before : current,
      )
    }
    const onOnline = () => current.status === 'failed' && retry()
    // The stage may have come before this code; or failed to, and then its document is the browser's own.
    const { contentDocument } = frame
    if (
      !contentDocument ||
      (contentDocument.readyState === 'complete' && contentDocument.body.id === 'stage')
    )
      void open()
    else frame.addEventListener('load', open)
    addEventListener('online', onOnline)
    const timer = setInterval(see, 250)
    return () => {
      isOver = true
      frame.removeEventListener('load', open)
      removeEventListener('online', onOnline)
      clearInterval(timer)
      playback.current?.close()
      playback.current = undefined
    }
  }, [stream, attempt, retry, isReady])

  return { watch, attempt, retry, playback }
}
