import type { Box } from './face-finder/box.ts'
import type { Size } from './face-finder/letterbox.ts'
import type { FilterType } from './filters.ts'

/** One drawing of the overlay picture, in pixels of the camera's picture. */
type Layer = Box & { opacity: number; flipped: boolean; shadow?: { blur: number; drop: number } }

/**
 * What to draw for a filter (specification §9). `art`: size of the overlay's picture, of which only the aspect ratio matters.
 * Without a face only the background filter draws anything.
 */
export function filterLayers(type: FilterType, art: Size, picture: Size, face: Box | undefined): Layer[] {
  if (type === 'background') return besides(art, picture)
  if (!face || art.width <= 0 || art.height <= 0) return []
  const middle = { x: face.x + face.width / 2, y: face.y + face.height / 2 }
  const shape = art.height / art.width
  switch (type) {
    case 'face': {
      const width = 0.3 * face.width
      return [layer(around({ x: middle.x, y: face.y + 0.15 * face.height }, width, width * shape), 0.9)]
    }
    case 'aura': {
      const side = 1.8 * Math.max(face.width, face.height)
      const halo = side * 1.08 // the fainter pass is a little wider, which softens the rim
      return [layer(around(middle, halo, halo * shape), 0.3), layer(around(middle, side, side * shape), 0.5)]
    }
    case 'crown': {
      const height = 0.8 * face.width
      const width = height / shape
      // The face box begins at the brows. A tenth of the crown overlaps it, so that its rim is on the forehead.
      const seat = { x: middle.x - width / 2, y: face.y - 0.9 * height, width, height }
      return [{ ...layer(seat, 1), shadow: { blur: 0.04 * face.width, drop: 0.02 * face.width } }]
    }
  }
}

/** Whether a filter is drawn only when there is a face. */
export const needsFace = (type: FilterType): boolean => type !== 'background'

/** The box in the mirrored picture. */
export const mirrored = (box: Box, picture: Size): Box => ({ ...box, x: picture.width - box.x - box.width })

const layer = (box: Box, opacity: number): Layer => ({ ...box, opacity, flipped: false })
const around = ({ x, y }: { x: number; y: number }, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

/** A pair, one on each side, the right one flipped; the longer side of the art is 35 % of the picture's smaller side. */
function besides(art: Size, picture: Size): Layer[] {
  const long = 0.35 * Math.min(picture.width, picture.height)
  const scale = long / Math.max(art.width, art.height)
  const [width, height] = [art.width * scale, art.height * scale]
  const margin = 0.05 * picture.width
  const left = { x: margin, y: (picture.height - height) / 2, width, height }
  return [layer(left, 0.7), { ...layer(mirrored(left, picture), 0.7), flipped: true }]
}
