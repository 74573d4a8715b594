import type { LiveStream } from './contract.ts'
import type { HlsPlayer, OpenHls } from './hls-stage.ts'
import { fill, type Playback, type Quality, type Stage } from './stage.ts'

/** iPhone's own full screen for videos. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** Plays an HLS stream with hls.js, or with the browser's own player when it has no Media Source (iPhone). */
export async function playVideo(stage: Stage, stream: LiveStream, first: Quality): Promise<Playback> {
  const video: PhoneVideo = fill(stage, 'video')
  video.muted = true
  video.playsInline = true
  video.controls = true
  let quality = first
  let broken = false
  const fail = () => {
    broken = true
  }
  const play = () => void video.play().catch(() => undefined)
  const sourceOf = (wanted: Quality) => (wanted === 'sound' && stream.soundUrl) || stream.url
  const hls = typeof MediaSource === 'undefined' ? undefined : await openHls(stage, video, fail)
  const open = () => {
    if (hls) hls.load(sourceOf(quality), quality !== 'normal')
    else video.src = sourceOf(quality)
    play()
  }
  video.addEventListener('error', () => hls || fail())
  open()
  return {
    sample: () => ({
      position: video.readyState >= 2 ? video.currentTime : undefined,
      opened: false,
      paused: video.paused,
      broken,
    }),
    play,
    setMuted: muted => {
      video.muted = muted
      play()
    },
    setQuality: wanted => {
      quality = wanted
      open()
    },
    fullScreen: video.webkitEnterFullscreen && (() => video.webkitEnterFullscreen?.()),
    close: () => {
      hls?.close()
      video.removeAttribute('src')
      video.remove()
    },
  }
}

/** Loads hls.js inside the stage, so that the stage's content policy applies to its requests. */
async function openHls(stage: Stage, video: HTMLVideoElement, fail: () => void): Promise<HlsPlayer> {
  const { default: address } = await import('./hls-stage.ts?worker&url')
  const script = stage.document.createElement('script')
  script.type = 'module'
  script.src = address
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', reject)
  })
  stage.document.head.append(script)
  await loaded
  const open = (stage.window as unknown as { openHls?: OpenHls }).openHls
  if (!open) throw new Error('hls.js did not come.')
  return open(video, fail)
}
