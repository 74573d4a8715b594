import { water } from '../kit/land.ts'
import { birds, cloud, disc, halo, sky, vignette } from '../kit/light.ts'
import { Picture, shadow, shape, stroke } from '../kit/picture.ts'
import { offering } from '../kit/sanctum.ts'
import { hall, plinth, sandstone, slabs } from '../kit/temple.ts'
import { cluster } from '../kit/towers.ts'

/** Somnath: honey-coloured towers on the shore of the Arabian Sea. */
export function deitySomnath(): Picture {
  const p = new Picture('v1', 'Somnath: sandstone towers on the sea shore')
  p.add(
    sky(p, [0, '#e8785a'], [0.36, '#f8ae82'], [0.62, '#fde2b8'], [0.7, '#fff3d8']),
    halo(p, 88, 140, 140, '#ff9d6b'),
    disc(p, 88, 140, 24, '#fffbe8', '#ffe0a8'),
  )
  p.add(
    cloud(20, 60, 120, '#fff', 0.3),
    cloud(112, 88, 90, '#fff', 0.25),
    birds('#7a4434', [150, 66, 7], [168, 56, 5], [126, 104, 5]),
  )
  p.add(
    water(
      p,
      196,
      [
        [0, '#f6c79a'],
        [0.14, '#6fb7c0'],
        [0.5, '#2f7f9e'],
        [1, '#155273'],
      ],
      { waves: 6, gleam: 88 },
    ),
  )
  p.add(
    shape('M0 276C60 262 96 254 140 248H400V300H0Z', p.down([0, '#f0d09a'], [1, '#a87a45'])),
    stroke('M0 274C60 260 96 252 140 246', '#fff', 3.4, 'opacity=".85"'),
    stroke('M0 266C50 252 84 246 128 240', '#fff', 1.6, 'opacity=".5"'),
  )
  p.add(shadow(270, 256, 136, 8, 0.25))
  p.add(cluster(p, 270, 240, 116, 148, sandstone, { pennant: 44 }))
  p.add(
    hall(p, 174, 240, 96, 40, sandstone, 4),
    hall(p, 174, 197, 78, 18, sandstone, 6),
    slabs(p, 174, 177, 78, 30, sandstone),
  )
  p.add(hall(p, 356, 240, 44, 34, sandstone, 2), slabs(p, 356, 203, 44, 20, sandstone, 4))
  p.add(plinth(p, 252, 240, 262, 14, sandstone))
  return p.add(offering(p, 104, 290, 0.62, { seed: 9 }), vignette(p))
}
