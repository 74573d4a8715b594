import { lamp } from '../kit/altar.ts'
import { ground, hills, ridge } from '../kit/land.ts'
import { birds, cloud, halo, sky, vignette } from '../kit/light.ts'
import { Picture, shadow, shape, stroke } from '../kit/picture.ts'
import { offering } from '../kit/sanctum.ts'
import { basalt, dome, hall, plinth } from '../kit/temple.ts'
import { cluster } from '../kit/towers.ts'

/** Trimbakeshwar: black basalt below the flat head of Brahmagiri, the bathing tank before it. */
export function deityTrimbakeshwar(): Picture {
  const p = new Picture('v8', 'Trimbakeshwar: black basalt temple below Brahmagiri')
  p.add(
    sky(p, [0, '#4f86a8'], [0.45, '#a9cfd0'], [0.75, '#f3f0d2'], [1, '#fff']),
    halo(p, 84, 70, 126, '#fff0b5'),
    cloud(296, 62, 104, '#fff', 0.45),
  )
  p.add(
    ridge(
      p,
      [
        [0, 150],
        [46, 132],
        [60, 92],
        [120, 82],
        [196, 88],
        [214, 118],
        [262, 140],
        [330, 128],
        [400, 150],
      ],
      p.down([0, '#7fa077'], [1, '#35543c']),
    ),
    shape('M60 92 120 82 196 88 206 104 150 104 96 110Z', '#b5cf9a', 'opacity=".75"'),
    stroke(
      'M86 112 82 150M118 110 120 160M150 108 156 158M184 106 196 150M72 116 62 146',
      '#2d4a35',
      2,
      'opacity=".4"',
    ),
    stroke('M136 106V150', '#fff', 1.6, 'opacity=".7"'),
  )
  p.add(
    hills(
      p,
      [
        [0, 196],
        [90, 176],
        [180, 192],
        [280, 172],
        [400, 190],
      ],
      '#41683f',
    ),
  )
  p.add(ground(p, 238, [0, '#8f8a7c'], [1, '#4b4740']), shadow(216, 244, 130, 8))
  p.add(
    cluster(p, 246, 238, 106, 144, basalt, { pennant: 42 }),
    hall(p, 148, 238, 96, 42, basalt, 3),
    dome(p, 148, 192, 78, 40, basalt),
    hall(p, 334, 238, 58, 30, basalt, 3),
    plinth(p, 232, 238, 254, 9, basalt, 2),
  )
  // the tank with its steps
  p.add(
    shape('M92 252H400V300H60Z', p.down([0, '#c4beb0'], [1, '#666157'])),
    stroke('M100 258H400M108 264H400M116 270H400', '#fff', 1.2, 'opacity=".4"'),
    shape('M124 275H400V300H112Z', p.down([0, '#6fc0b4'], [1, '#1d4f5c'])),
    stroke('M210 284h44M280 292h60M300 281h44M352 290h36', '#fff', 1.2, 'opacity=".45"'),
  )
  p.add(
    offering(p, 108, 292, 0.64, { seed: 4, leaf: false, left: 56, right: 62 }),
    birds('#35543c', [312, 100, 6], [328, 90, 5]),
  )
  // the threefold golden crown of the lingam
  const crown = p.across([0, '#fff0b5'], [0.5, '#eab53a'], [1, '#8f5a10'])
  p.add(
    shape(
      'M88 234C86 218 92 210 96 210S103 216 104 222C104 214 106 206 108 204C110 206 112 214 112 222C113 216 116 210 120 210S130 218 128 234Q108 240 88 234Z',
      crown,
      'stroke="#8f5a10" stroke-width=".8"',
    ),
    stroke('M89 231Q108 237 127 231', '#fff6cf', 1.4),
    stroke('M108 228h0M97 226h0M119 226h0', '#c81f2a', 3),
  )
  const flame = lamp(p)
  return p.add(p.use(flame, 196, 254, { scale: 0.34 }), p.use(flame, 296, 254, { scale: 0.34 }), vignette(p))
}
