import { lamp, lingam } from '../kit/altar.ts'
import { boat, ridge, steps, water } from '../kit/land.ts'
import { birds, halo, sky, vignette } from '../kit/light.ts'
import { Picture, stroke } from '../kit/picture.ts'
import { dome, flag, gold, hall, sandstone, spire } from '../kit/temple.ts'

/** Kashi Vishwanath: golden spires above the ghats of the Ganga. */
export function deityKashi(): Picture {
  const p = new Picture('v7', 'Kashi Vishwanath: golden spires above the ghats')
  p.add(
    sky(p, [0, '#2b2a68'], [0.35, '#8a3f7c'], [0.62, '#f0835a'], [0.78, '#ffd28a']),
    halo(p, 206, 150, 160, '#ffcf7a'),
    birds('#2a1440', [84, 70, 7], [104, 60, 5], [322, 76, 6]),
  )
  p.add(
    ridge(
      p,
      [
        [0, 196],
        [30, 196],
        [30, 178],
        [52, 178],
        [52, 192],
        [92, 186],
        [104, 172],
        [116, 186],
        [150, 188],
        [260, 188],
        [292, 182],
        [303, 166],
        [314, 182],
        [338, 184],
        [338, 172],
        [362, 172],
        [362, 190],
        [400, 186],
      ],
      '#5d2f5e',
    ),
  )
  const side = spire(p, sandstone, { width: 54, height: 84, bands: 8 })
  p.add(flag(123, 112, 32), p.use(side, 118, 198), p.use(side, 298, 198, { scale: 0.9 }))
  p.add(hall(p, 250, 198, 62, 26, gold, 3), dome(p, 250, 170, 52, 34, gold))
  p.add(
    flag(208, 64, 50),
    p.use(spire(p, gold, { width: 40, height: 88, bands: 9, ribs: 1 }), 160, 198),
    p.use(spire(p, gold, { width: 76, height: 132, bands: 12, ribs: 3 }), 200, 198),
  )
  p.add(hall(p, 200, 230, 296, 34, sandstone, 12))
  p.add(steps(p, 200, 229, 350, 5, 7, ['#f0b684', '#7a4429'], 14))
  p.add(
    water(
      p,
      262,
      [
        [0, '#c96f5c'],
        [0.4, '#6a3f78'],
        [1, '#241a4d'],
      ],
      { waves: 4, glint: '#ffe0a0', gleam: 200 },
    ),
  )
  p.add(
    p.use(boat(p), 64, 282),
    p.use(boat(p), 338, 278, { scale: 0.8 }),
    stroke('M36 292h56M316 286h40', '#ffd28a', 1.2, 'opacity=".5"'),
  )
  const flame = lamp(p)
  for (const [x, y, s] of [
    [110, 240, 0.36],
    [152, 247, 0.36],
    [248, 240, 0.36],
    [292, 247, 0.36],
    [200, 292, 0.5],
    [148, 290, 0.36],
    [258, 289, 0.36],
  ] as const)
    p.add(p.use(flame, x, y, { scale: s }))
  return p.add(p.use(lingam(p), 200, 258, { scale: 0.5 }), vignette(p))
}
