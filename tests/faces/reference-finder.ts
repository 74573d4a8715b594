import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import type { Page } from 'playwright-core'
import type { Box } from '#features/camera-filters/face-finder/box.ts'
import type { Size } from '#features/camera-filters/face-finder/letterbox.ts'
import { withMetadata } from './with-metadata.ts'

const vision = dirname(createRequire(import.meta.url).resolve('@mediapipe/tasks-vision'))
/** The face model as the pinned package ships it. */
export const modelFile = createRequire(import.meta.url).resolve(
  '@mediapipe/face_detection/face_detection_short_range.tflite',
)
export const readModelFile = (): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(modelFile))

/** What the reference finds in a picture, and the same picture as the page passes it to our finder (128 by 128 RGBA). */
export type Seen = { size: Size; faces: (Box & { confidence: number })[]; pixels: Uint8ClampedArray }

/** Opens @mediapipe/tasks-vision's own face detector in a page without a network. */
export async function openReference(page: Page): Promise<(file: Buffer) => Promise<Seen>> {
  await page.route('http://reference.test/**', route => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html })
    if (pathname === '/model') return route.fulfill({ body: Buffer.from(withMetadata(readModelFile())) })
    return route.fulfill({ path: `${vision}${pathname}` })
  })
  await page.goto('http://reference.test/')
  await page.evaluate(openDetector)
  return async file => {
    const { pixels, ...seen } = await page.evaluate(detect, `data:image;base64,${file.toString('base64')}`)
    return { ...seen, pixels: new Uint8ClampedArray(Buffer.from(pixels, 'base64')) }
  }
}

type Detector = { detect(image: HTMLImageElement): { detections: Detection[] } }
type Detection = {
  boundingBox: { originX: number; originY: number; width: number; height: number }
  categories: { score: number }[]
}

const html = `<!doctype html><title>reference</title>
<script type="module">import * as vision from '/vision_bundle.mjs'; Object.assign(window, { vision })</script>`

type Vision = { FaceDetector: { createFromOptions(files: object, options: object): Promise<Detector> } }

async function openDetector(): Promise<void> {
  const { FaceDetector } = (window as unknown as { vision: Vision }).vision
  const files = {
    wasmLoaderPath: '/wasm/vision_wasm_internal.js',
    wasmBinaryPath: '/wasm/vision_wasm_internal.wasm',
  }
  const options = {
    baseOptions: { modelAssetPath: '/model', delegate: 'CPU' },
    runningMode: 'IMAGE',
    minDetectionConfidence: 0.5,
  }
  Object.assign(window, { detector: await FaceDetector.createFromOptions(files, options) })
}

async function detect(source: string) {
  const { detector } = window as unknown as { detector: Detector }
  const image = new Image()
  image.src = source
  await image.decode()
  const size = { width: image.naturalWidth, height: image.naturalHeight }
  const canvas = Object.assign(document.createElement('canvas'), { width: 128, height: 128 }).getContext('2d')
  if (!canvas) throw new Error('no canvas')
  const scale = 128 / Math.max(size.width, size.height)
  const [width, height] = [size.width * scale, size.height * scale]
  canvas.fillRect(0, 0, 128, 128)
  canvas.drawImage(image, (128 - width) / 2, (128 - height) / 2, width, height)
  const pixels = canvas.getImageData(0, 0, 128, 128).data
  const faces = detector.detect(image).detections.map(({ boundingBox: box, categories: [category] }) => ({
    x: box.originX,
    y: box.originY,
    width: box.width,
    height: box.height,
    confidence: category?.score ?? 0,
  }))
  return { size, faces, pixels: btoa(String.fromCharCode(...pixels)) }
}
