import type { ErrorData, default as HlsType } from 'hls.js'
// @ts-expect-error: the light build has no types of its own; those of the full build fit
import untyped from 'hls.js/light'

/** hls.js as the guide uses it; it runs inside the stage's page. */
export type HlsPlayer = {
  /** Plays a playlist; `least` keeps it at its lowest quality. */
  load: (url: string, least: boolean) => void
  close: () => void
}
export type OpenHls = (video: HTMLVideoElement, fail: () => void) => HlsPlayer

const Hls: typeof HlsType = untyped
const patience = {
  timeoutRetry: null,
  errorRetry: { maxNumRetry: 2, retryDelayMs: 500, maxRetryDelayMs: 2000 },
}
const policy = { default: { maxTimeToFirstByteMs: 6000, maxLoadTimeMs: 10_000, ...patience } }

const openHls: OpenHls = (video, fail) => {
  let hls: HlsType | undefined
  let recoveries = 0
  const mend = (_: unknown, { fatal, type }: ErrorData) => {
    if (!fatal) return
    recoveries += 1
    // A decoder error is recovered once. After a network error the visitor may try again.
    if (type === Hls.ErrorTypes.MEDIA_ERROR && recoveries === 1) hls?.recoverMediaError()
    else fail()
  }
  return {
    load: (url, least) => {
      hls?.destroy()
      recoveries = 0
      if (!Hls.isSupported()) return fail()
      hls = new Hls({
        capLevelToPlayerSize: !least,
        manifestLoadPolicy: policy,
        playlistLoadPolicy: policy,
        startLevel: 0,
      })
      hls.on(Hls.Events.ERROR, mend)
      hls.loadSource(url)
      hls.attachMedia(video)
      // After loadSource, which resets it.
      if (least) hls.autoLevelCapping = 0
    },
    close: () => hls?.destroy(),
  }
}

Object.assign(globalThis, { openHls })
