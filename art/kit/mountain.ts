import { type Picture, shape, svg } from './picture.ts'

/** A snow peak with its foot's middle at x, y: lit left face, shaded right face, ragged snow line. */
export function snowPeak(p: Picture, x: number, y: number, w: number, h: number): string {
  const top = y - h
  return (
    shape(
      svg`M${x - w / 2} ${y}L${x - w * 0.3} ${y - h * 0.42} ${x - w * 0.22} ${y - h * 0.5} ${x} ${top} ${x + w * 0.03} ${y - h * 0.55} ${x - w * 0.02} ${y - h * 0.25} ${x + w * 0.04} ${y}Z`,
      p.down([0, '#8197bb'], [1, '#4a5c80']),
    ) +
    shape(
      svg`M${x} ${top}L${x + w * 0.18} ${y - h * 0.58} ${x + w * 0.27} ${y - h * 0.47} ${x + w / 2} ${y}H${x + w * 0.04}L${x - w * 0.02} ${y - h * 0.25} ${x + w * 0.03} ${y - h * 0.55}Z`,
      p.down([0, '#4c5f86'], [1, '#2c3a55']),
    ) +
    shape(
      svg`M${x} ${top}L${x - w * 0.22} ${y - h * 0.5} ${x - w * 0.15} ${y - h * 0.47} ${x - w * 0.12} ${y - h * 0.38} ${x - w * 0.065} ${y - h * 0.52} ${x - w * 0.02} ${y - h * 0.4} ${x + w * 0.03} ${y - h * 0.6}Z`,
      p.down([0, '#fff'], [1, '#d3e2f5']),
    ) +
    shape(
      svg`M${x} ${top}L${x + w * 0.03} ${y - h * 0.6} ${x + w * 0.07} ${y - h * 0.5} ${x + w * 0.11} ${y - h * 0.6} ${x + w * 0.15} ${y - h * 0.52} ${x + w * 0.18} ${y - h * 0.58}Z`,
      '#a9c0de',
    )
  )
}

/** A forest edge: round tree tops in a row along y, closed at the foot. */
export function forest(
  x: number,
  y: number,
  width: number,
  size: number,
  foot: number,
  fill: string,
): string {
  let d = svg`M${x} ${foot}V${y}`
  let i = 0
  for (let at = 0; at < width; i++) {
    const w = size * (0.7 + ((i * 37) % 10) / 16)
    d += svg`a${w * 0.52} ${w * (0.5 + ((i * 13) % 7) / 18)} 0 0 1 ${w} ${(((i * 29) % 7) - 3) * size * 0.05}`
    at += w
  }
  return shape(`${d}V${foot}Z`, fill)
}
