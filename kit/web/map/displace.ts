/** Pixels from the left and from the top. */
export type Pixel = { x: number; y: number }

const directions = 16
const stepPx = 8

/**
 * Places square signs of `size` pixels so that none covers another: each on its point, or as near to it as there is room; earlier
 * signs come first. A sign that finds no room within three sizes stays on its point. All positions are centres.
 */
export function displace(points: readonly Pixel[], size: number): Pixel[] {
  const standing: Pixel[] = []
  return points.map(point => {
    const isFree = (spot: Pixel) => standing.every(other => isClear(spot, other, size))
    const spot = [point, ...around(point, 3 * size)].find(isFree) ?? point
    standing.push(spot)
    return spot
  })
}

const isClear = (a: Pixel, b: Pixel, size: number) =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) >= size

/** Spots on rings around a point, the nearest ring first, each from its top. */
function around({ x, y }: Pixel, mostPx: number): Pixel[] {
  const rings = Array.from({ length: Math.floor(mostPx / stepPx) }, (_, ring) => (ring + 1) * stepPx)
  return rings.flatMap(radius =>
    Array.from({ length: directions }, (_, turn) => {
      const angle = (turn / directions) * 2 * Math.PI
      return { x: x + radius * Math.sin(angle), y: y - radius * Math.cos(angle) }
    }),
  )
}
