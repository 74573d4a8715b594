import { boat, hills, steps, water } from '../kit/land.ts'
import { birds, cloud, halo, sky, vignette } from '../kit/light.ts'
import { forest } from '../kit/mountain.ts'
import { Picture, shape, stroke, svg } from '../kit/picture.ts'
import { offering } from '../kit/sanctum.ts'
import { hall, slabs, whitewash } from '../kit/temple.ts'
import { cluster } from '../kit/towers.ts'

/** Omkareshwar: white tower on the island where the Narmada parts, reached by a hanging bridge. */
export function deityOmkareshwar(): Picture {
  const p = new Picture('v4', 'Omkareshwar: white tower on the island between two arms of the Narmada')
  p.add(
    sky(p, [0, '#3f78b8'], [0.42, '#98c6e0'], [0.66, '#fbe0b4'], [0.74, '#ffd092']),
    halo(p, 92, 96, 124, '#ffdf9a'),
    cloud(270, 70, 130, '#fff', 0.4),
    cloud(236, 46, 90, '#fff', 0.3),
  )
  p.add(
    hills(
      p,
      [
        [0, 176],
        [60, 158],
        [130, 178],
        [250, 164],
        [340, 150],
        [400, 166],
      ],
      '#7fa0a0',
    ),
    hills(
      p,
      [
        [0, 190],
        [40, 184],
        [90, 196],
        [300, 196],
        [360, 178],
        [400, 184],
      ],
      '#5f8577',
    ),
  )
  p.add(
    water(
      p,
      198,
      [
        [0, '#bfe0dc'],
        [0.3, '#4fa0a8'],
        [1, '#15586c'],
      ],
      { waves: 6, glint: '#f4fffb' },
    ),
  )
  // the island: rock, forest, houses
  p.add(
    shape(
      'M96 250C98 216 122 188 154 178C190 164 238 164 268 178C306 190 326 220 330 250C280 260 150 260 96 250Z',
      p.across([0, '#c79a6a'], [0.5, '#8a6044'], [1, '#4d3428']),
    ),
    stroke(
      'M120 232l14-24 8 10M160 246l6-26 12-12M258 244l-6-24M292 236l-8-22-10-6',
      '#3f2a20',
      1.6,
      'opacity=".4"',
    ),
  )
  p.add(forest(132, 198, 60, 17, 212, '#4d7a48'), forest(244, 196, 44, 17, 212, '#3f6a40'))
  p.add(cluster(p, 216, 186, 74, 112, whitewash, { pennant: 32 }))
  p.add(
    hall(p, 166, 190, 44, 26, whitewash, 3),
    slabs(p, 166, 162, 44, 20, whitewash, 4),
    hall(p, 258, 192, 34, 22, whitewash, 2),
    hall(p, 214, 206, 116, 18, whitewash, 8),
  )
  p.add(steps(p, 214, 206, 92, 7, 6, ['#f0dcc0', '#9c7656'], 7))
  // the hanging bridge to the left bank
  let hangers = ''
  for (let i = 1; i < 12; i++) {
    const t = i / 12
    hangers += svg`M${20 + 110 * t} ${186 - 14 * t + 4 * t * (1 - t) * 16}V${206 - 6 * t}`
  }
  p.add(
    shape('M0 188C16 190 30 200 34 216C36 236 20 250 0 254Z', p.across([0, '#7f9a5c'], [1, '#6b5036'])),
    stroke('M20 206 130 200', '#6b4a34', 3),
    stroke('M20 186Q74 200 130 172', '#5a4034', 1.6),
    stroke(hangers, '#5a4034', 0.8),
    stroke('M20 210V180M130 208V168', '#f0e2cc', 4),
  )
  p.add(
    p.use(boat(p, '#4a2a20', '#ffcf8a'), 70, 240, { scale: 0.7 }),
    p.use(boat(p, '#4a2a20', '#ffcf8a'), 362, 232, { scale: 0.56 }),
    birds('#33506a', [300, 120, 6], [318, 110, 5]),
  )
  p.add(stroke('M92 254C150 264 280 264 334 253', '#e6fffb', 2, 'opacity=".6"'))
  p.add(
    shape(
      'M400 300H176C206 284 276 274 330 272C360 272 384 270 400 268Z',
      p.down([0, '#c49a70'], [1, '#5a3f2e']),
    ),
  )
  return p.add(offering(p, 286, 292, 0.6, { seed: 6, left: 58, right: 72 }), vignette(p))
}
