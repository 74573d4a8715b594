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

/** SVG path of straight lines. */
export const plainLine = (spots: readonly Spot[]): string =>
  spots.map((spot, i) => `${i ? 'L' : 'M'}${at(spot)}`).join('')

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

/** SVG paths of an arrow between two spots: its line, and its head at the end. */
export function arrow(from: Spot, to: Spot): { line: string; head: string } {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [x, y] = [((to.x - from.x) / length) * 5, ((to.y - from.y) / length) * 5]
  const one = (value: number) => Math.round(value * 10) / 10
  const spot = (dx: number, dy: number) => `${one(to.x + dx)} ${one(to.y + dy)}`
  return {
    line: `M${one(from.x)} ${one(from.y)}L${spot(0, 0)}`,
    head: `M${spot(-x - y, -y + x)}L${spot(0, 0)}L${spot(-x + y, -y - x)}`,
  }
}

function towards(from: Spot, to: Spot, by: number): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const part = length > 0 ? Math.min(by, length / 2) / length : 0
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}
