import { ground, hills, palm } from '../kit/land.ts'
import { birds, disc, halo, sky, vignette } from '../kit/light.ts'
import { Picture, shadow, shape, stroke } from '../kit/picture.ts'
import { hoods, offering } from '../kit/sanctum.ts'
import { hall, plinth, type Stone, slabs } from '../kit/temple.ts'
import { cluster } from '../kit/towers.ts'

const rose: Stone = {
  light: '#ffe4d0',
  mid: '#dfa48c',
  dark: '#8a4f4a',
  line: '#7a403c',
  high: '#fff5ea',
  door: '#3f1a1a',
  glow: '#ffb861',
}

/** Nageshwar: rose tower among palms on the dry coast near Dwarka; serpent hoods shelter the lingam. */
export function deityNageshwar(): Picture {
  const p = new Picture('va', 'Nageshwar: rose tower among palms, a serpent over the lingam')
  p.add(
    sky(p, [0, '#2f8fa0'], [0.4, '#a5d3bd'], [0.66, '#fbe3a6'], [0.76, '#ffcf86']),
    halo(p, 108, 130, 134, '#ffd27a'),
    disc(p, 108, 130, 23, '#fffbe6', '#ffe2a0'),
    birds('#3a6468', [304, 84, 6], [322, 74, 5], [168, 80, 5]),
  )
  p.add(
    shape('M0 190H400V206H0Z', '#6fb5b4'),
    stroke('M20 196h40M92 199h30M330 197h44', '#fff', 1.2, 'opacity=".6"'),
  )
  p.add(
    hills(
      p,
      [
        [0, 204],
        [90, 194],
        [200, 208],
        [300, 192],
        [400, 204],
      ],
      p.down([0, '#f3cf8c'], [1, '#c98f4c']),
    ),
    hills(
      p,
      [
        [0, 226],
        [120, 216],
        [260, 232],
        [400, 214],
      ],
      p.down([0, '#e9b86e'], [1, '#b5793c']),
    ),
  )
  const tall = palm(p)
  p.add(
    p.use(tall, 44, 246, { scale: 0.9 }),
    p.use(tall, 374, 250, { scale: -0.94 }),
    p.use(tall, 350, 244, { scale: 0.6 }),
  )
  p.add(ground(p, 250, [0, '#e0ab66'], [1, '#8a5428']), shadow(232, 256, 124, 8, 0.26))
  p.add(
    cluster(p, 226, 246, 92, 140, rose, { pennant: 42 }),
    hall(p, 304, 246, 80, 40, rose, 3),
    slabs(p, 304, 202, 80, 34, rose),
    hall(p, 156, 246, 48, 32, rose, 2),
    slabs(p, 156, 211, 48, 22, rose, 4),
    plinth(p, 230, 246, 246, 9, rose, 2),
  )
  p.add(p.use(hoods(p), 118, 262, { scale: 0.74 }))
  return p.add(offering(p, 118, 292, 0.64, { seed: 16, leaf: false }), vignette(p))
}
