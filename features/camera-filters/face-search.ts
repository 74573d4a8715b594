import modelUrl from '@mediapipe/face_detection/face_detection_short_range.tflite?url'
import type { Face } from './face-finder/face-boxes.ts'
import type { FromFinder, ToFinder } from './face-finder/face-finder.ts'
import { inputSide, letterbox } from './face-finder/letterbox.ts'

/** ms between two searches, 15 per second: more would heat the phone and not be visible. */
const pauseMs = 66

type Handlers = { ready(): void; faces(found: Face[]): void; failed(): void }

/**
 * Searches a playing video for faces in a worker, one picture at a time; the next one is sent after the answer. When the
 * worker cannot start, the error is logged and the camera goes on without it (specification §8). Returns a function that
 * stops the search.
 */
export function searchFaces(video: HTMLVideoElement, on: Handlers): () => void {
  const finder = new Worker(new URL('./face-finder/finder.worker.ts', import.meta.url), { type: 'module' })
  const tell = (message: ToFinder, hand: Transferable[] = []) => finder.postMessage(message, hand)
  let cancel = () => {}
  const stop = () => {
    cancel()
    finder.terminate()
  }
  const fail = (reason: string) => {
    console.error('Face detection is not available:', reason)
    stop()
    on.failed()
  }
  let asked = 0
  const ask = () => {
    if (performance.now() - asked < pauseMs || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA)
      return wait()
    asked = performance.now()
    try {
      const picture = takePicture(video)
      tell(picture, ['frame' in picture ? (picture.frame as Transferable) : picture.pixels])
    } catch (error) {
      fail(String(error))
    }
  }
  const wait = () => {
    cancel = onNextPicture(video, ask)
  }
  finder.onmessage = ({ data }: MessageEvent<FromFinder>) => {
    if ('failed' in data) return fail(data.failed)
    if ('ready' in data) on.ready()
    else on.faces(data.faces)
    wait()
  }
  finder.onerror = event => fail(event.message)
  tell({ model: new URL(modelUrl, location.href).href })
  return stop
}

type Picture = Exclude<ToFinder, { model: string }>
let canvas: CanvasRenderingContext2D | undefined

/** The current picture: a VideoFrame when the browser has it, otherwise pixels that are scaled down here. */
function takePicture(video: HTMLVideoElement): Picture {
  const size = { width: video.videoWidth, height: video.videoHeight }
  if (typeof VideoFrame !== 'undefined' && typeof OffscreenCanvas !== 'undefined') {
    const frame = new VideoFrame(video)
    // On a turned phone the frame may be rotated against the video; then the pixels are scaled here.
    if (frame.displayWidth === size.width && frame.displayHeight === size.height) return { frame }
    frame.close()
  }
  if (!canvas) {
    const element = Object.assign(document.createElement('canvas'), { width: inputSide, height: inputSide })
    canvas = element.getContext('2d', { willReadFrequently: true }) ?? undefined
    if (!canvas) throw new Error('no canvas')
  }
  const place = letterbox(size)
  canvas.fillRect(0, 0, inputSide, inputSide)
  canvas.drawImage(video, place.x, place.y, place.width, place.height)
  return { pixels: canvas.getImageData(0, 0, inputSide, inputSide).data.buffer, size }
}

/** Calls once when the video has a new picture, not while the page is hidden. Returns a function that cancels it. */
function onNextPicture(video: HTMLVideoElement, then: () => void): () => void {
  if ('requestVideoFrameCallback' in video) {
    const waiting = video.requestVideoFrameCallback(then)
    return () => video.cancelVideoFrameCallback(waiting)
  }
  const waiting = requestAnimationFrame(then)
  return () => cancelAnimationFrame(waiting)
}
