import type { LiveStream } from './contract.ts'
import { fill, type Playback, type Stage } from './stage.tsx'

/** Another site's player in a frame. It reports only that a page loaded, so LIVE is never shown. */
export function playFrame(stage: Stage, stream: LiveStream): Playback {
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
