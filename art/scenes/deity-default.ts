import { bilva, garland, lamp, lingam, petals, trident } from '../kit/altar.ts'
import { ground } from '../kit/land.ts'
import { halo, sky, vignette } from '../kit/light.ts'
import { Picture, shape, stroke } from '../kit/picture.ts'
import { bell, pillar, sanctum } from '../kit/sanctum.ts'

/** Baba Garibnath: the lingam in lamplight under the sanctum's arch. */
export function deityDefault(): Picture {
  const p = new Picture('v0', 'Baba Garibnath: the lingam in the light of the lamps')
  p.add(
    sky(p, [0, '#3b0f2e'], [0.4, '#8a2430'], [0.72, '#de6a2b'], [1, '#f7b04c']),
    halo(p, 200, 138, 178, '#ffb84d'),
  )
  p.add(sanctum(p, ['#2b0f1d', '#521c1d']), pillar(p, 32, 144), pillar(p, 368, 144))
  p.add(bell(p, 150, 52, 20, 0.66), bell(p, 250, 52, 20, 0.66))
  p.add(p.use(trident(p, 128), 116, 256, { scale: 0.78 }))
  p.add(ground(p, 246, [0, '#94401d'], [1, '#2b0c0c']))
  // the copper pot that drips on the stone
  p.add(
    stroke('M200 31 184 46M200 31 216 46', '#f0c069', 1.2),
    shape(
      'M180 46H220C220 49 216 50 217 53C229 58 225 76 205 80L202 86H198L195 80C175 76 171 58 183 53C184 50 180 49 180 46Z',
      p.across([0, '#ffca8a'], [0.3, '#d9813a'], [1, '#6b2f10']),
    ),
  )
  p.add(stroke('M178 46H222', '#ffdca6', 3), stroke('M200 89V104', '#e6f6ff', 2.6, 'stroke-dasharray="2 5"'))
  p.add(p.use(lingam(p), 200, 268, { scale: 1.32 }))
  p.add(garland(p, [163, 184], [200, 240], [237, 184], 18, 0.86))
  p.add(
    p.use(bilva(p), 190, 124, { scale: 0.5, turn: -52 }),
    p.use(bilva(p), 210, 124, { scale: 0.5, turn: 52 }),
    p.use(bilva(p), 200, 123, { scale: 0.68 }),
  )
  p.add(
    petals(7, 34, 96, 264, 214, 28),
    p.use(bilva(p), 142, 280, { scale: 0.7, turn: -70 }),
    p.use(bilva(p), 262, 284, { scale: 0.7, turn: 75 }),
  )
  const flame = lamp(p)
  p.add(
    p.use(flame, 74, 266, { scale: 0.55 }),
    p.use(flame, 326, 266, { scale: 0.55 }),
    p.use(flame, 98, 287, { scale: 0.95 }),
    p.use(flame, 308, 287, { scale: 0.95 }),
  )
  return p.add(vignette(p))
}
