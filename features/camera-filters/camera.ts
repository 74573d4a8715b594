import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { onPermission } from '#kit/web/permission.ts'

export type CameraTrouble = 'denied' | 'missing' | 'busy' | 'insecure' | 'unsupported'
export type CameraState =
  | { kind: 'starting' }
  | { kind: 'ready'; width: number; height: number }
  | { kind: 'unavailable'; trouble: CameraTrouble }

/** Specification §9. */
const wanted: MediaStreamConstraints = {
  video: { width: { ideal: 1920 }, height: { ideal: 1080 }, frameRate: { ideal: 30 }, facingMode: 'user' },
  audio: false,
}

/** ms: a camera that ends sooner than this is used by another app. */
const soonMs = 3000

/**
 * Shows the front camera in a video element from opening to leaving (specification §4); off while the page is hidden.
 * Ready when the video knows its size; that changes when the phone is turned.
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>): {
  state: CameraState
  retry: () => void
} {
  const [state, setState] = useState<CameraState>({ kind: 'starting' })
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt(number => number + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the camera again
  useEffect(() => {
    const screen = video.current
    if (!screen) return
    const close = () => {
      stopTracks(screen)
      leave?.()
      leave = undefined
    }
    let leave: (() => void) | undefined
    let openedAt = 0
    const open = () => {
      openedAt = performance.now()
      setState({ kind: 'starting' })
      leave = start(screen, setState, ended)
    }
    // A call or another app has taken the camera: ask for it again, unless it was lost right after it opened.
    const ended = () => {
      close()
      if (performance.now() - openedAt < soonMs) return setState({ kind: 'unavailable', trouble: 'busy' })
      look()
    }
    const look = () => {
      if (document.hidden) close()
      else if (!leave) open()
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      close()
    }
  }, [video, attempt])

  useRetryWhenAllowed(state, retry)
  return { state, retry }
}

/** Opens the camera. Returns a function that closes it, even if it opens only later. */
function start(screen: HTMLVideoElement, tell: (state: CameraState) => void, ended: () => void): () => void {
  let left = false
  const trouble = (kind: CameraTrouble) => {
    if (left) return
    stopTracks(screen)
    tell({ kind: 'unavailable', trouble: kind })
  }
  const sized = () => tell({ kind: 'ready', width: screen.videoWidth, height: screen.videoHeight })
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices?.getUserMedia)
    queueMicrotask(() => trouble(window.isSecureContext ? 'unsupported' : 'insecure'))
  else
    devices.getUserMedia(wanted).then(
      stream => {
        if (left) return endTracks(stream)
        for (const track of stream.getTracks()) track.onended = () => left || ended()
        screen.onloadedmetadata = sized
        screen.onresize = sized
        screen.srcObject = stream
        screen.play().catch(error => console.error('The camera picture does not play:', error))
      },
      (error: DOMException) => {
        console.warn('The camera does not open:', error)
        trouble(troubles[error.name] ?? 'busy')
      },
    )
  return () => {
    left = true
    screen.onloadedmetadata = null
    screen.onresize = null
  }
}

/** Names of getUserMedia's errors (W3C Media Capture and Streams, §10.2). */
const troubles: Record<string, CameraTrouble> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

function stopTracks(screen: HTMLVideoElement): void {
  if (screen.srcObject instanceof MediaStream) endTracks(screen.srcObject)
  screen.srcObject = null
}

function endTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) {
    track.onended = null
    track.stop()
  }
}

/** Opens the camera when the permission changes in the browser's settings, without a tap on Try Again. */
function useRetryWhenAllowed(state: CameraState, retry: () => void): void {
  const denied = state.kind === 'unavailable' && state.trouble === 'denied'
  const isDenied = useRef(denied)
  isDenied.current = denied
  useEffect(() => onPermission('camera', () => isDenied.current && retry()), [retry])
}
