import type { LiveStream } from './contract.ts'
import { fill, type Playback, type Stage } from './stage.ts'
import { youtubeHost } from './youtube.ts'

type Told = { event?: string; info?: { currentTime?: number; playerState?: number } }
const paused = 2

/**
 * Plays YouTube in a frame, without YouTube's script library. The frame reports its time by `postMessage`, so LIVE can be
 * shown and none of their code runs in our pages.
 */
export function playYoutube(stage: Stage, stream: LiveStream): Playback {
  const frame = fill(stage, 'iframe')
  const state = { position: undefined as number | undefined, playerState: -1, broken: false }
  const url = new URL(stream.url)
  const wishes = {
    autoplay: '1',
    mute: '1',
    playsinline: '1',
    enablejsapi: '1',
    rel: '0',
    origin: location.origin,
  }
  for (const [name, value] of Object.entries(wishes)) url.searchParams.set(name, value)
  const tell = (message: object) =>
    frame.contentWindow?.postMessage(JSON.stringify({ ...message, id: 1, channel: 'widget' }), youtubeHost)
  const command = (func: string, ...args: unknown[]) => tell({ event: 'command', func, args })
  const listen = ({ origin, data }: MessageEvent) => {
    if (origin !== youtubeHost) return
    const told = parsed(data)
    if (told.event === 'onReady') command('addEventListener', 'onError')
    if (told.event === 'onError') state.broken = true
    state.position = told.info?.currentTime ?? state.position
    state.playerState = told.info?.playerState ?? state.playerState
  }
  stage.window.addEventListener('message', listen)
  // The frame reports only after a request, and ignores requests until it has loaded.
  const asking = setInterval(() => tell({ event: 'listening' }), 500)
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.src = url.href
  return {
    sample: () => ({
      position: state.position,
      opened: false,
      paused: state.playerState === paused,
      broken: state.broken,
    }),
    play: () => command('playVideo'),
    setMuted: muted => command(muted ? 'mute' : 'unMute'),
    setQuality: () => undefined,
    close: () => {
      clearInterval(asking)
      stage.window.removeEventListener('message', listen)
      frame.remove()
    },
  }
}

function parsed(data: unknown): Told {
  try {
    return typeof data === 'string' ? ((JSON.parse(data) ?? {}) as Told) : {}
  } catch {
    return {}
  }
}
