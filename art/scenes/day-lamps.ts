import { lamp } from '../kit/altar.ts'
import { boat, ridge, steps, water } from '../kit/land.ts'
import { crescent, halo, sky, stars, vignette } from '../kit/light.ts'
import { Picture, stroke, svg } from '../kit/picture.ts'
import type { Stone } from '../kit/temple.ts'
import { cluster } from '../kit/towers.ts'

const nightStone: Stone = {
  light: '#5f74b8',
  mid: '#2c3d80',
  dark: '#121a44',
  line: '#0d1436',
  high: '#a9bcf5',
  door: '#3a1d10',
  glow: '#ffb347',
}

/** Lamps set afloat on the river at night. */
export function dayLamps(): Picture {
  const p = new Picture('d3', 'Lamps afloat on the river at night', 480, 320)
  p.add(sky(p, [0, '#070d2c'], [0.3, '#16235e'], [0.5, '#3b4a94']))
  p.add(stars(p, 11, 46, 120), halo(p, 376, 62, 92, '#8fa5f0', '#fff6dc', 0), crescent(372, 62, 20))
  p.add(
    ridge(
      p,
      [
        [0, 150],
        [28, 150],
        [28, 140],
        [52, 140],
        [52, 150],
        [92, 150],
        [92, 134],
        [120, 134],
        [120, 150],
        [250, 150],
        [300, 150],
        [300, 138],
        [336, 138],
        [336, 150],
        [380, 150],
        [380, 142],
        [426, 142],
        [426, 132],
        [452, 132],
        [452, 150],
        [480, 150],
      ],
      '#141d4c',
    ),
  )
  p.add(cluster(p, 176, 152, 72, 96, nightStone), cluster(p, 262, 152, 42, 58, nightStone))
  p.add(steps(p, 214, 152, 300, 4, 5, ['#33427f', '#1a2558'], 18))
  let windows = ''
  for (const x of [38, 104, 112, 316, 326, 396, 410, 438]) windows += svg`M${x} 144v3`
  p.add(stroke(windows, '#ffc766', 3))
  p.add(
    water(
      p,
      170,
      [
        [0, '#27357c'],
        [0.4, '#131c50'],
        [1, '#050a26'],
      ],
      { glint: '#ffc46b', waves: 7 },
    ),
  )
  p.add(p.use(boat(p, '#070b26', '#6f80c8'), 404, 188, { scale: 0.8 }))
  const flame = lamp(p)
  const glow = (x: number, y: number, s: number) => {
    let d = ''
    for (let i = 0; i < 4; i++)
      d += svg`M${x - (22 - i * 4) * s + (i % 2) * 4} ${y + (8 + i * 7) * s}h${(44 - i * 8) * s}`
    return stroke(d, '#ffab3d', 2.4 * s, 'opacity=".6"') + p.use(flame, x, y, { scale: s })
  }
  for (const [x, y, s] of [
    [60, 188, 0.3],
    [142, 184, 0.26],
    [226, 190, 0.32],
    [310, 186, 0.28],
    [452, 208, 0.36],
    [100, 212, 0.46],
    [358, 222, 0.55],
    [196, 226, 0.6],
    [420, 262, 0.85],
    [36, 256, 0.75],
    [276, 250, 0.95],
    [136, 282, 1.4],
    [350, 306, 1.1],
  ] as const)
    p.add(glow(x, y, s))
  return p.add(vignette(p, 0.4, '#02051a'))
}
