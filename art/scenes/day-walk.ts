import { ground, hills, water } from '../kit/land.ts'
import { birds, cloud, disc, halo, sky, vignette } from '../kit/light.ts'
import { walker, waterBearer } from '../kit/people.ts'
import { Picture, stroke, svg } from '../kit/picture.ts'

/** Kanwariyas on the river path in the evening. */
export function dayWalk(): Picture {
  const p = new Picture('d2', 'Kanwariyas walking beside the Ganga', 480, 320)
  p.add(sky(p, [0, '#2c6a86'], [0.34, '#8fa9a0'], [0.56, '#f4b67c'], [0.66, '#ffdca6']))
  p.add(cloud(250, 70, 170, '#fff0d6', 0.3), cloud(150, 112, 130, '#ffe2bb', 0.35))
  p.add(halo(p, 104, 138, 150, '#ffc77e'), disc(p, 104, 138, 36, '#fff7dc', '#ffdf9c'))
  p.add(birds('#2b4658', [214, 62, 8], [236, 52, 6], [252, 66, 5]))
  p.add(
    hills(
      p,
      [
        [0, 186],
        [60, 176],
        [140, 184],
        [240, 172],
        [330, 184],
        [420, 170],
        [480, 180],
      ],
      '#5d7f82',
    ),
  )
  p.add(
    water(
      p,
      186,
      [
        [0, '#e9b98a'],
        [0.3, '#5d97a0'],
        [1, '#1d5266'],
      ],
      { glint: '#ffe9c2', gleam: 104, foot: 262 },
    ),
  )
  p.add(
    hills(
      p,
      [
        [0, 246],
        [110, 236],
        [240, 244],
        [360, 232],
        [480, 238],
      ],
      p.down([0, '#9c6a41'], [1, '#4a2a1c']),
    ),
  )
  let grass = ''
  for (const [x, y] of [
    [18, 246],
    [66, 244],
    [206, 244],
    [330, 240],
    [452, 240],
    [276, 246],
  ] as const)
    grass += svg`M${x} ${y}q-2-9-8-12M${x} ${y}q0-9 2-14M${x} ${y}q4-8 10-9`
  p.add(stroke(grass, '#54602f', 1.8))
  p.add(ground(p, 282, [0, '#7d4d2e'], [1, '#2e1813']))
  p.add(
    p.use(walker(p), 384, 284, { scale: 1.26 }),
    p.use(waterBearer(p), 250, 288, { scale: 1.2 }),
    p.use(walker(p), 118, 296, { scale: 1.5 }),
  )
  return p.add(vignette(p, 0.35))
}
