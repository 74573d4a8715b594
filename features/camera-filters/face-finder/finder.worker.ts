import { createFaceFinder, type FaceFinder, type FromFinder, type ToFinder } from './face-finder.ts'
import { inputSide, letterbox, type Size } from './letterbox.ts'

let find: FaceFinder | undefined
let canvas: OffscreenCanvasRenderingContext2D | undefined

self.onmessage = async ({ data }: MessageEvent<ToFinder>) => {
  try {
    if ('model' in data) tell(await load(data.model))
    else
      tell({
        faces:
          'pixels' in data
            ? search(new Uint8ClampedArray(data.pixels), data.size)
            : searchFrame(data.frame as VideoFrame),
      })
  } catch (error) {
    tell({ failed: String(error) })
  }
}

const tell = (message: FromFinder) => postMessage(message)

async function load(model: string): Promise<FromFinder> {
  const answer = await fetch(model)
  if (!answer.ok) throw new Error(`the face model answers ${answer.status}`)
  find = createFaceFinder(new Uint8Array(await answer.arrayBuffer()))
  return { ready: true }
}

function search(pixels: Uint8ClampedArray, size: Size) {
  if (!find) throw new Error('a picture came before the model')
  return find(pixels, size)
}

/** Scales the frame down in the worker: on the page this takes 9 ms per picture, which the preview would show. */
function searchFrame(frame: VideoFrame) {
  const size = { width: frame.displayWidth, height: frame.displayHeight }
  canvas ??=
    new OffscreenCanvas(inputSide, inputSide).getContext('2d', { willReadFrequently: true }) ?? undefined
  if (!canvas) throw new Error('the finder has no canvas')
  const place = letterbox(size)
  canvas.fillRect(0, 0, inputSide, inputSide)
  canvas.drawImage(frame, place.x, place.y, place.width, place.height)
  frame.close()
  return search(canvas.getImageData(0, 0, inputSide, inputSide).data, size)
}
