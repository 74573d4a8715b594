import { sandLingam } from '../kit/altar.ts'
import { gopuram } from '../kit/gopuram.ts'
import { ground, palm, water } from '../kit/land.ts'
import { birds, cloud, disc, halo, sky, vignette } from '../kit/light.ts'
import { Picture, shadow, shape, svg } from '../kit/picture.ts'
import { offering } from '../kit/sanctum.ts'
import { flag, sandstone } from '../kit/temple.ts'

/** Rameshwaram: the gate tower and the pillared corridor beside the southern sea; the lingam is of sand. */
export function deityRameshwaram(): Picture {
  const p = new Picture('vb', 'Rameshwaram: gate tower beside the sea')
  p.add(
    sky(p, [0, '#0e5a7d'], [0.4, '#3fa4b8'], [0.66, '#f7d79a'], [0.72, '#f9c27a']),
    halo(p, 106, 152, 126, '#ffdf9a'),
    disc(p, 106, 152, 22, '#fffbe6', '#ffe6b0'),
    cloud(20, 70, 110, '#fff', 0.3),
    birds('#0e4a64', [140, 92, 6], [156, 84, 5]),
  )
  p.add(
    water(
      p,
      206,
      [
        [0, '#8fd0c8'],
        [0.2, '#3b9fb4'],
        [1, '#0b3f5c'],
      ],
      { waves: 6, gleam: 106 },
    ),
  )
  p.add(ground(p, 260, [0, '#e0bb8b'], [1, '#7d5330']))
  let arches = ''
  for (const x of [158, 189, 319, 350, 381]) arches += svg`M${x} 266v-40q0-12 12-13q11 1 11 13v40z`
  p.add(
    `<rect x="150" y="204" width="250" height="62" fill="${p.down([0, '#f0d2a0'], [1, '#a8713f'])}"/>`,
    shape(arches, p.down([0, '#4a2411'], [1, '#d98a3c'])),
    '<path d="M146 202H400" stroke="#fbeaca" stroke-width="8"/><path d="M146 207H400" stroke="#8c5a36" stroke-width="2.5" opacity=".5"/>',
  )
  p.add(
    shadow(266, 268, 84, 6, 0.25),
    gopuram(p, 256, 268, sandstone, { width: 128, height: 222 }),
    flag(342, 198, 34),
  )
  const tall = palm(p)
  p.add(p.use(tall, 44, 264), p.use(tall, 70, 268, { scale: 0.72 }))
  return p.add(offering(p, 126, 292, 0.62, { stone: sandLingam, left: 62 }), vignette(p))
}
