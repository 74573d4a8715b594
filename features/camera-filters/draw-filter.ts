import type { Box } from './face-finder/box.ts'
import type { Size } from './face-finder/letterbox.ts'
import { filterLayers, mirrored } from './filter-layers.ts'
import type { Filter } from './filters.ts'

/** A chosen filter whose overlay picture has loaded. */
export type LoadedFilter = { filter: Filter; art: HTMLImageElement }

/**
 * Draws a filter on a mirrored picture. `face` is in pixels of the camera's picture, not mirrored; the canvas may have any
 * size with the picture's aspect ratio. Only the positions are mirrored, not the art itself.
 */
export function drawFilter(
  canvas: CanvasRenderingContext2D,
  { filter, art }: LoadedFilter,
  picture: Size,
  face: Box | undefined,
): void {
  const scale = canvas.canvas.width / picture.width
  const shape = { width: art.naturalWidth, height: art.naturalHeight }
  for (const layer of filterLayers(filter.type, shape, picture, face && mirrored(face, picture))) {
    canvas.save()
    canvas.scale(scale, scale)
    canvas.globalAlpha = layer.opacity
    if (layer.shadow) {
      // Shadows ignore the canvas's scale.
      canvas.shadowColor = 'rgb(0 0 0 / 35%)'
      canvas.shadowBlur = layer.shadow.blur * scale
      canvas.shadowOffsetY = layer.shadow.drop * scale
    }
    if (layer.flipped) {
      canvas.translate(2 * layer.x + layer.width, 0)
      canvas.scale(-1, 1)
    }
    canvas.drawImage(art, layer.x, layer.y, layer.width, layer.height)
    canvas.restore()
  }
}

/** Draws camera and filter into a PNG of the camera's size. */
export async function capturePicture(
  video: HTMLVideoElement,
  filter: LoadedFilter | undefined,
  face: Box | undefined,
): Promise<Blob> {
  const size = { width: video.videoWidth, height: video.videoHeight }
  const canvas = Object.assign(document.createElement('canvas'), size).getContext('2d')
  if (!canvas) throw new Error('no canvas')
  canvas.save()
  canvas.translate(size.width, 0)
  canvas.scale(-1, 1)
  canvas.drawImage(video, 0, 0, size.width, size.height)
  canvas.restore()
  if (filter) drawFilter(canvas, filter, size, face)
  return new Promise(
    (resolve, reject) =>
      canvas.canvas.toBlob(
        blob => (blob ? resolve(blob) : reject(new Error('no picture'))),
        'image/png',
        0.9,
      ), // specification §9
  )
}
