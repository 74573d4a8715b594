import { lamp } from '../kit/altar.ts'
import { ridge, steps, water } from '../kit/land.ts'
import { crescent, halo, sky, stars, vignette } from '../kit/light.ts'
import { Picture, shape } from '../kit/picture.ts'
import { offering } from '../kit/sanctum.ts'
import { dome, hall, type Stone } from '../kit/temple.ts'
import { cluster } from '../kit/towers.ts'

const moonlit: Stone = {
  light: '#d8b896',
  mid: '#80596c',
  dark: '#2d1d48',
  line: '#241638',
  high: '#ffe6c0',
  door: '#5a2410',
  glow: '#ffb84a',
}

/** Mahakaleshwar: the tall tower above its tank, before the dawn aarti. */
export function deityMahakaleshwar(): Picture {
  const p = new Picture('v3', 'Mahakaleshwar: tall tower above the tank at night')
  p.add(
    sky(p, [0, '#0a0b2c'], [0.4, '#2a1f5c'], [0.66, '#7a3a6c'], [0.8, '#d97a54']),
    stars(p, 5, 44, 130),
    halo(p, 214, 130, 160, '#ff9f5a', '#ffe2b8'),
    crescent(82, 58, 19),
  )
  p.add(
    ridge(
      p,
      [
        [0, 212],
        [24, 212],
        [24, 196],
        [50, 196],
        [50, 206],
        [84, 206],
        [84, 190],
        [112, 190],
        [112, 212],
        [300, 212],
        [316, 198],
        [330, 212],
        [330, 196],
        [360, 196],
        [360, 206],
        [400, 206],
      ],
      '#2a1a4a',
    ),
  )
  p.add(cluster(p, 214, 218, 104, 156, moonlit, { pennant: 36, colour: '#ff7a2a' }))
  p.add(
    hall(p, 134, 218, 58, 40, moonlit, 3),
    dome(p, 134, 174, 46, 28, moonlit),
    hall(p, 298, 218, 66, 32, moonlit, 3),
    dome(p, 282, 183, 28, 18, moonlit),
    dome(p, 314, 183, 28, 18, moonlit),
  )
  p.add(hall(p, 214, 236, 250, 18, moonlit, 11))
  p.add(steps(p, 214, 236, 270, 4, 6, ['#7d5a6e', '#33204c'], 18))
  p.add(
    water(
      p,
      259,
      [
        [0, '#5a2f5c'],
        [0.4, '#2a1c50'],
        [1, '#0c0a28'],
      ],
      { glint: '#ffc98a', gleam: 214, waves: 4 },
    ),
  )
  const flame = lamp(p)
  for (const [x, y, s] of [
    [120, 240, 0.28],
    [160, 246, 0.28],
    [262, 240, 0.28],
    [308, 246, 0.28],
    [344, 258, 0.3],
    [262, 278, 0.34],
    [324, 284, 0.4],
    [214, 288, 0.42],
  ] as const)
    p.add(p.use(flame, x, y, { scale: s }))
  p.add(
    shape('M0 276C50 268 120 270 168 282C184 288 190 294 194 300H0Z', p.down([0, '#6b4658'], [1, '#1d1230'])),
  )
  return p.add(offering(p, 100, 288, 0.62, { seed: 12, left: 56, right: 66 }), vignette(p, 0.42, '#05020f'))
}
