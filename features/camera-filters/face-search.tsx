import modelUrl from '@mediapipe/face_detection/face_detection_short_range.tflite?url'
import type { Face } from './face-finder/face-boxes.ts'
import type { FromFinder, ToFinder } from './face-finder/finder-messages.ts'
import { inputSide, letterbox } from './face-finder/letterbox.ts'

/** At most 15 searches a second: more would heat the phone and show nothing. */
const pauseMs = 66

type Told = { ready(): void; faces(found: Face[]): void; failed(): void }

/**
 * Searches a playing video for faces in a worker, one picture at a time, never faster than the worker answers.
 * A finder that cannot start is only logged (specification §8): the camera goes on without it. Returns how to stop.
 */
export function searchFaces(video: HTMLVideoElement, told: Told): () => void {
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
    told.failed()
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
    if ('ready' in data) told.ready()
    else told.faces(data.faces)
    wait()
  }
  finder.onerror = event => fail(event.message)
  tell({ model: new URL(modelUrl, location.href).href })
  return stop
}

type Picture = Exclude<ToFinder, { model: string }>
let canvas: CanvasRenderingContext2D | undefined

/** The picture of this moment: handed over as it is where the browser can, else scaled down here. */
function takePicture(video: HTMLVideoElement): Picture {
  const size = { width: video.videoWidth, height: video.videoHeight }
  if (typeof VideoFrame !== 'undefined' && typeof OffscreenCanvas !== 'undefined') {
    const frame = new VideoFrame(video)
    // A frame that a turned phone delivers lying down has other sides than the video shows.
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

/** Calls once when the video has a new picture; not while the page is hidden. Returns how to cancel. */
function onNextPicture(video: HTMLVideoElement, then: () => void): () => void {
  if ('requestVideoFrameCallback' in video) {
    const waiting = video.requestVideoFrameCallback(then)
    return () => video.cancelVideoFrameCallback(waiting)
  }
  const waiting = requestAnimationFrame(then)
  return () => cancelAnimationFrame(waiting)
}
