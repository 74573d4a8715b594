import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { LiveStream } from './contract.ts'
import { playVideo } from './play-video.ts'
import { playYoutube } from './play-youtube.ts'
import { fill, type Playback, type Quality, type Stage, stageOf } from './stage.ts'
import { newWatch, observe, resumeWatch, type Watch } from './stream-watch.ts'

const nothing = { position: undefined, opened: false, paused: false, broken: false }

/**
 * Plays a stream in the stage's frame and checks it four times a second. `attempt` counts the attempts; each gets a new
 * frame. After a failure it tries again when the phone is online again. Nothing plays before the quality is known.
 */
export function useStream(
  stage: RefObject<HTMLIFrameElement | null>,
  stream: LiveStream,
  quality: Quality | undefined,
) {
  const [watch, setWatch] = useState<Watch>(() => newWatch(0))
  const [attempt, setAttempt] = useState(1)
  // Our own page is in the frame; until then it may hold the browser's error page.
  const [isStaged, setStaged] = useState(false)
  const playback = useRef<Playback>(undefined)
  const wanted = useRef(quality)
  const isReady = quality !== undefined
  const retry = useCallback(() => setAttempt(count => count + 1), [])

  useEffect(() => {
    wanted.current = quality
    if (quality) playback.current?.setQuality(quality)
  }, [quality])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens a new frame
  useEffect(() => {
    const frame = stage.current
    if (!frame || !isReady) return
    let current = newWatch(performance.now())
    let isBroken = false
    let isOver = false
    setWatch(current)
    setStaged(false)
    const open = () =>
      openPlayback(frame, stream, wanted.current ?? 'normal').then(
        opened => {
          // A player that comes after the failure would load a stream that nobody sees.
          if (isOver || current.status === 'failed') opened.close()
          else {
            playback.current = opened
            setStaged(true)
          }
        },
        () => {
          isBroken = true
        },
      )
    const see = () => {
      const now = performance.now()
      const sample = playback.current?.sample() ?? { ...nothing, broken: isBroken }
      if (current.status === 'failed') return
      current = document.hidden ? resumeWatch(current, now) : observe(current, sample, now)
      // Stops loading after a failure.
      if (current.status === 'failed') playback.current?.close()
      setWatch(before =>
        before.status === current.status && before.isLive === current.isLive ? before : current,
      )
    }
    const onOnline = () => current.status === 'failed' && retry()
    // The frame may have loaded before this code. If it failed, it holds the browser's error page, not ours.
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

  return { watch, attempt, isStaged, retry, playback }
}

/** Opens a stream in the stage's frame, muted. Rejects when the frame did not load our page. */
async function openPlayback(
  stage: HTMLIFrameElement,
  stream: LiveStream,
  quality: Quality,
): Promise<Playback> {
  const page = stageOf(stage)
  if (stream.kind === 'hls') return playVideo(page, stream, quality)
  return stream.kind === 'youtube' ? playYoutube(page, stream) : playFrame(page, stream)
}

/** Another site's player in a frame. It reports only that a page loaded, so LIVE is never shown. */
function playFrame(stage: Stage, stream: LiveStream): Playback {
  const frame = fill(stage, 'iframe')
  let opened = false
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture'
  frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-presentation', 'allow-popups')
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.addEventListener('load', () => {
    opened = true
  })
  frame.src = stream.url
  return {
    sample: () => ({ position: undefined, opened, paused: false, broken: false }),
    play: () => undefined,
    setMuted: () => undefined,
    setQuality: () => undefined,
    close: () => frame.remove(),
  }
}
