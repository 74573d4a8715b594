import { garland, lamp, petals } from '../kit/altar.ts'
import { ground, hills, tree } from '../kit/land.ts'
import { birds, cloud, halo, sky, vignette } from '../kit/light.ts'
import { type Dress, walker, waterBearer } from '../kit/people.ts'
import { Picture } from '../kit/picture.ts'
import type { Stone } from '../kit/temple.ts'
import { garibnath } from '../kit/towers.ts'

const cream: Stone = {
  light: '#fff6e2',
  mid: '#f0c896',
  dark: '#a8663c',
  line: '#b0602a',
  high: '#fffdf4',
  door: '#4a1c10',
  glow: '#ffb347',
}
const morning: Dress = { cloth: '#f58220', fold: '#c2540f', skin: '#6b3a26', pot: '#b0602a' }

/** Baba Garibnath temple in full morning light, kanwariyas arriving. */
export function attractionTemple(): Picture {
  const p = new Picture('t3', 'Baba Garibnath temple, kanwariyas arriving')
  p.add(
    sky(p, [0, '#2f7cc4'], [0.5, '#9ad0ea'], [0.78, '#ffeec8']),
    halo(p, 70, 74, 126, '#ffe7a0'),
    cloud(278, 84, 120, '#fff', 0.6),
    cloud(24, 138, 100, '#fff', 0.4),
    birds('#2f5a80', [300, 52, 6], [318, 44, 5]),
  )
  p.add(
    hills(
      p,
      [
        [0, 214],
        [80, 204],
        [200, 212],
        [310, 200],
        [400, 210],
      ],
      '#a9c890',
    ),
  )
  const leaves: [string, string, string] = ['#2f6a3c', '#4a8a48', '#8fbf5c']
  p.add(p.use(tree(p, leaves), 18, 240, { scale: 1.1 }), p.use(tree(p, leaves), 392, 238, { scale: 1.05 }))
  p.add(ground(p, 244, [0, '#efd9b0'], [1, '#a3744a']))
  const hung =
    garland(p, [-126, -48], [-76, -32], [-26, -48], 24, 0.42) +
    garland(p, [0, -38], [20, -14], [40, -38], 14, 0.36)
  p.add(`<g transform="translate(186 246)scale(.86)">${garibnath(p, 0, 0, cream)}${hung}</g>`)
  p.add(
    petals(3, 22, 150, 266, 220, 24),
    p.use(lamp(p), 190, 264, { scale: 0.34 }),
    p.use(lamp(p), 252, 264, { scale: 0.34 }),
  )
  p.add(
    p.use(walker(p, morning), 96, 290, { scale: 0.66 }),
    p.use(waterBearer(p, morning), 158, 284, { scale: 0.56 }),
    p.use(walker(p, morning), 318, 288, { scale: -0.62 }),
  )
  return p.add(vignette(p, 0.35))
}
