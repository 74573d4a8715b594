/** A point on a drawing, in the drawing's units. */
export type Spot = { x: number; y: number }

const at = ({ x, y }: Spot) => `${Math.round(x)} ${Math.round(y)}`

/** SVG path of a smooth curve through every spot. */
export function softLine(spots: readonly Spot[]): string {
  const near = (i: number) => spots[Math.min(spots.length - 1, i)] as Spot
  return spots
    .map((to, i) => {
      if (i === 0) return `M${at(to)}`
      const [from, after] = [near(i - 1), near(i + 1)]
      const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
      // `S` continues the direction of the previous curve.
      return `${i === 1 ? `C${at(from)} ` : 'S'}${at(arrive)} ${at(to)}`
    })
    .join('')
}

/** SVG path of straight lines with rounded corners. */
export function streetLine(corners: readonly Spot[], radius: number): string {
  return corners
    .map((corner, i) => {
      const [before, after] = [corners[i - 1], corners[i + 1]]
      if (!before) return `M${at(corner)}`
      if (!after) return `L${at(corner)}`
      return `L${at(towards(corner, before, radius))}Q${at(corner)} ${at(towards(corner, after, radius))}`
    })
    .join('')
}

/** SVG path of an arc that bends to the right between two spots, by at least `least` units. */
export function bow(from: Spot, to: Spot, least: number): string {
  const [right, down] = [from.y - to.y, to.x - from.x]
  const reach = Math.max(1, least / (Math.hypot(right, down) || 1))
  const middle = { x: (from.x + to.x) / 2 + right * reach, y: (from.y + to.y) / 2 + down * reach }
  return `M${at(from)}Q${at(middle)} ${at(to)}`
}

function towards(from: Spot, to: Spot, by: number): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const part = length > 0 ? Math.min(by, length / 2) / length : 0
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}
