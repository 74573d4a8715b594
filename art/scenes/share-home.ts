import { garland, lamp, petals } from '../kit/altar.ts'
import { boat, ground, hills, water } from '../kit/land.ts'
import { birds, cloud, disc, halo, sky, vignette } from '../kit/light.ts'
import { walker, waterBearer } from '../kit/people.ts'
import { Picture, shape, stroke } from '../kit/picture.ts'
import type { Stone } from '../kit/temple.ts'
import { garibnath } from '../kit/towers.ts'

const morning: Stone = {
  light: '#fff0d2',
  mid: '#e2a877',
  dark: '#8d4f42',
  line: '#7a4434',
  high: '#fffaf0',
  door: '#3a1730',
  glow: '#ffb347',
}

/** The whole walk in one picture: from the river to the temple. Shared with links to the guide. */
export function shareHome(): Picture {
  const p = new Picture('sh', 'From the Ganga to Baba Garibnath', 600, 315)
  p.add(sky(p, [0, '#24408f'], [0.4, '#a8708f'], [0.66, '#f6a063'], [0.8, '#fde0a2']))
  p.add(
    cloud(40, 70, 150, '#ffe0c4', 0.28),
    cloud(300, 58, 130, '#ffe0c4', 0.25),
    cloud(510, 84, 150, '#ffe0c4', 0.2),
  )
  p.add(
    halo(p, 190, 168, 190, '#ffc26a'),
    disc(p, 190, 172, 34, '#fff7dc', '#ffdf9c'),
    birds('#3a2350', [96, 98, 8], [116, 86, 6], [300, 92, 7]),
  )
  p.add(
    hills(
      p,
      [
        [0, 200],
        [80, 188],
        [170, 198],
        [280, 184],
        [400, 200],
        [500, 182],
        [600, 196],
      ],
      '#96587a',
    ),
  )
  p.add(
    water(
      p,
      200,
      [
        [0, '#f0b487'],
        [0.3, '#8a8aa6'],
        [1, '#2a4f7c'],
      ],
      { glint: '#ffeccb', gleam: 190, foot: 290 },
    ),
  )
  p.add(p.use(boat(p), 296, 214, { scale: 0.6 }))
  p.add(
    hills(
      p,
      [
        [0, 296],
        [90, 280],
        [200, 258],
        [300, 240],
        [420, 236],
        [600, 244],
      ],
      p.down([0, '#b5764c'], [1, '#5a2f2a']),
    ),
  )
  p.add(garibnath(p, 446, 248, morning))
  p.add(ground(p, 282, [0, '#8d5334'], [1, '#3a1a20']))
  p.add(stroke('M36 302C120 296 180 300 250 292S350 270 480 264', '#ffb347', 3.4, 'stroke-dasharray="0 10"'))
  p.add(
    p.use(walker(p), 76, 296, { scale: 0.96 }),
    p.use(waterBearer(p), 156, 296, { scale: 0.88 }),
    p.use(walker(p), 240, 290, { scale: 0.84 }),
  )
  p.add(
    shape('M0 312C180 300 420 300 600 310V315H0Z', '#2a1218'),
    petals(7, 24, 330, 284, 240, 18),
    p.use(lamp(p), 372, 296, { scale: 0.5 }),
    p.use(lamp(p), 560, 298, { scale: 0.55 }),
  )
  p.add(garland(p, [-8, -8], [90, 66], [190, -8], 20, 1.2))
  return p.add(vignette(p, 0.3))
}
