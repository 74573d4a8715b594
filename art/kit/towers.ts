import { type Picture, shadow, shape, stroke, svg } from './picture.ts'
import { flag, hall, plinth, type Stone, slabs, spire } from './temple.ts'

/** A tower with smaller towers leaning on it, foot at x, y; `height` without finial, `pennant` how far a flag rises above it. */
export function cluster(
  p: Picture,
  x: number,
  y: number,
  width: number,
  height: number,
  stone: Stone,
  { pennant = 0, colour = '#f2661f' } = {},
): string {
  const small = spire(p, stone, { width: 40, height: 100, bands: 7, ribs: 1, neck: 0.34, finial: 0.85 })
  const main = spire(p, stone, { width, height, bands: 13, ribs: 3 })
  const lean = (dx: number, w: number, h: number) =>
    p.use(small, x + dx * width, y, {
      scale: (w * width) / 40,
      stretch: (h * height) / 100 / ((w * width) / 40),
    })
  return (
    (pennant ? flag(x + width * 0.1, y - height * 1.02, pennant + height * 0.12, colour) : '') +
    p.use(main, x, y) +
    lean(-0.43, 0.26, 0.42) +
    lean(0.43, 0.26, 0.42) +
    lean(-0.25, 0.3, 0.58) +
    lean(0.25, 0.3, 0.58) +
    lean(0, 0.4, 0.68)
  )
}

/** The temple of Baba Garibnath: a tall tower behind a stepped hall and a gate; its steps begin at x, y. */
export function garibnath(p: Picture, x: number, y: number, stone: Stone): string {
  return (
    shadow(x + 14, y + 12, 160, 9, 0.28) +
    cluster(p, x + 34, y, 118, 176, stone, { pennant: 46 }) +
    hall(p, x - 62, y, 104, 46, stone, 4) +
    slabs(p, x - 62, y - 50, 104, 42, stone) +
    hall(p, x + 118, y, 52, 36, stone, 2) +
    slabs(p, x + 118, y - 39, 52, 24, stone, 4) +
    shape(
      svg`M${x + 16} ${y}v-34c0-10 8-15 18-22c10 7 18 12 18 22v34z`,
      p.down([0, stone.door], [1, stone.glow]),
    ) +
    stroke(svg`M${x + 13} ${y}v-35c0-12 10-17 21-25c11 8 21 13 21 25v35`, stone.high, 2, 'opacity=".8"') +
    plinth(p, x + 10, y, 290, 13, stone)
  )
}
