import { garland, lamp, petals } from '../kit/altar.ts'
import { ground, hills } from '../kit/land.ts'
import { birds, cloud, halo, sky, vignette } from '../kit/light.ts'
import { crowd } from '../kit/people.ts'
import { Picture } from '../kit/picture.ts'
import type { Stone } from '../kit/temple.ts'
import { garibnath } from '../kit/towers.ts'

const dawnStone: Stone = {
  light: '#ffd9a6',
  mid: '#c07a62',
  dark: '#4d2c52',
  line: '#43233f',
  high: '#ffeecb',
  door: '#3a1730',
  glow: '#ffb347',
}

/** The temple at sunrise, the first pilgrims before its steps. */
export function dayTemple(): Picture {
  const p = new Picture('d1', 'The temple at sunrise', 480, 320)
  p.add(sky(p, [0, '#2a3f8c'], [0.42, '#b56a86'], [0.7, '#f6985a'], [0.86, '#fdd58c']))
  p.add(
    cloud(300, 92, 150, '#ffd0a8', 0.3),
    cloud(24, 64, 120, '#ffd0a8', 0.22),
    halo(p, 150, 176, 190, '#ffc26a'),
  )
  p.add(birds('#3a2350', [92, 84, 8], [112, 72, 6], [374, 58, 7], [394, 70, 5]))
  p.add(
    hills(
      p,
      [
        [0, 226],
        [70, 210],
        [130, 224],
        [210, 212],
        [330, 222],
        [410, 206],
        [480, 218],
      ],
      '#8a4f72',
    ),
  )
  p.add(
    hills(
      p,
      [
        [0, 240],
        [60, 228],
        [150, 240],
        [350, 240],
        [430, 226],
        [480, 234],
      ],
      '#5f3460',
    ),
  )
  p.add(garibnath(p, 216, 260, dawnStone))
  p.add(ground(p, 277, [0, '#a2583f'], [1, '#3c1a30']))
  p.add(
    petals(7, 26, 120, 284, 210, 16),
    p.use(lamp(p), 206, 304, { scale: 0.6 }),
    p.use(lamp(p), 304, 304, { scale: 0.6 }),
  )
  p.add(
    crowd(6, 306, 172, 17, ['#f58a1f', '#6b2440', '#ffb64a', '#c8481c'], '#3a1820'),
    crowd(336, 306, 160, 17, ['#ffb64a', '#c8481c', '#fbe3c0', '#f58a1f'], '#3a1820'),
  )
  p.add(
    garland(p, [-8, -10], [70, 62], [150, -10], 18, 1.2),
    garland(p, [330, -10], [410, 62], [488, -10], 18, 1.2),
  )
  return p.add(vignette(p, 0.35))
}
