import { marigold } from '../kit/altar.ts'
import { gopuram } from '../kit/gopuram.ts'
import { ground, hills } from '../kit/land.ts'
import { birds, cloud, halo, mist, sky, vignette } from '../kit/light.ts'
import { forest } from '../kit/mountain.ts'
import { bars, Picture, shadow, shape, stroke } from '../kit/picture.ts'
import { offering } from '../kit/sanctum.ts'
import { flag, gold, plinth, spire, whitewash } from '../kit/temple.ts'

/** Mallikarjuna: a low white gate tower on the forest hill above the gorge of the Krishna. */
export function deityMallikarjuna(): Picture {
  const p = new Picture('v2', 'Mallikarjuna: white gate tower on the forest hill above the gorge')
  p.add(
    sky(p, [0, '#3f86b0'], [0.4, '#9fd0cf'], [0.7, '#f8edc8'], [1, '#fff']),
    halo(p, 96, 84, 120, '#ffe9a0'),
    cloud(210, 56, 120, '#fff', 0.45),
    cloud(300, 84, 110, '#fff', 0.35),
  )
  p.add(
    hills(
      p,
      [
        [0, 150],
        [60, 122],
        [130, 150],
        [220, 118],
        [320, 146],
        [400, 124],
      ],
      '#86b3a4',
    ),
  )
  // the gorge with its river
  p.add(
    shape(
      'M0 150C24 146 40 154 52 168C62 184 58 206 50 228C44 252 30 280 34 300H0Z',
      p.across([0, '#86a866'], [0.6, '#6d7f4c'], [1, '#4f5236']),
    ),
  )
  p.add(
    shape(
      'M400 150C320 140 180 142 128 152C104 160 92 176 92 194C92 214 110 230 120 250L150 300H400Z',
      p.across([0, '#6b6a44'], [0.14, '#7c9355'], [1, '#4a7044']),
    ),
  )
  p.add(
    shape(
      'M76 160C70 172 88 182 84 194C78 208 52 214 56 232C60 250 84 258 72 300H140C134 262 96 250 92 234C90 218 104 208 102 194C98 182 78 172 80 160Z',
      p.down([0, '#e6f7f4'], [0.35, '#77c3cc'], [1, '#1f6f8c']),
    ),
    stroke('M70 218h14M64 234h16M80 250h16M88 268h20', '#fff', 1.3, 'opacity=".6"'),
  )
  p.add(
    mist(p, 140, 60, '#f4fbf2', 0.55),
    forest(126, 196, 280, 24, 260, '#4a7d48'),
    forest(-8, 200, 54, 20, 290, '#47783f'),
    forest(136, 212, 270, 20, 260, '#356339'),
  )
  p.add(ground(p, 250, [0, '#a3906a'], [1, '#4c4430']))
  p.add(p.use(spire(p, gold, { width: 40, height: 52, bands: 6, ribs: 1 }), 330, 214))
  // the long fort wall
  p.add(
    shape('M150 252V212H400V252Z', p.across([0, '#fffaf0'], [1, '#b5a692'])),
    stroke('M152 211H400', '#fff', 4),
    bars('M154 205H400', '#f4ecdd', 6, 'stroke-dasharray="6 5"'),
    bars('M152 232H400', '#9c8d7e', 10, 'stroke-dasharray="4 9" opacity=".35"'),
  )
  p.add(
    shadow(252, 256, 74, 6, 0.25),
    flag(296, 208, 40, '#f2661f'),
    gopuram(p, 244, 252, whitewash, { width: 120, height: 150, tiers: 5, figures: ['#c9a878', '#a99a86'] }),
    plinth(p, 244, 252, 128, 8, whitewash, 2),
  )
  p.add(birds('#3a5a5a', [48, 70, 6], [66, 60, 5]), offering(p, 138, 291, 0.62, { seed: 8, leaf: false }))
  // mallika is jasmine: the garland is white
  for (const [x, y] of [
    [120, 252],
    [122.5, 257],
    [126, 261],
    [130, 264],
    [134, 266],
    [138, 267],
    [142, 266],
    [146, 264],
    [150, 261],
    [153.5, 257],
    [156, 252],
  ] as const)
    p.add(p.use(marigold(p, '#cfd8c4', '#fffdf4', '#fff'), x, y, { scale: 0.46 }))
  return p.add(vignette(p))
}
