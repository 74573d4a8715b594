import { ground, hills, tree } from '../kit/land.ts'
import { birds, cloud, halo, sky, vignette } from '../kit/light.ts'
import { Picture, shadow, shape, stroke, svg } from '../kit/picture.ts'
import { offering } from '../kit/sanctum.ts'
import { hall, plinth, redstone, slabs } from '../kit/temple.ts'
import { cluster } from '../kit/towers.ts'

/** Grishneshwar: red stone tower before the green scarp with the caves of Ellora. */
export function deityGrishneshwar(): Picture {
  const p = new Picture('vc', 'Grishneshwar: red stone tower before the caves of Ellora')
  p.add(
    sky(p, [0, '#5a86c0'], [0.4, '#b6d0dc'], [0.68, '#fdeccb'], [1, '#fff']),
    halo(p, 84, 88, 120, '#ffe0a0'),
    cloud(240, 60, 130, '#fff', 0.5),
    cloud(140, 42, 80, '#fff', 0.35),
    birds('#46628a', [330, 100, 6], [346, 92, 5]),
  )
  p.add(
    hills(
      p,
      [
        [0, 150],
        [90, 128],
        [190, 142],
        [300, 116],
        [400, 134],
      ],
      '#a3c294',
    ),
  )
  // the scarp with its cut caves
  p.add(
    shape(
      'M0 148C60 134 150 136 210 146S340 126 400 136V216H0Z',
      p.down([0, '#8fb26e'], [0.16, '#9dbb76'], [0.2, '#cfa37a'], [1, '#8a6248']),
    ),
  )
  let pillared = ''
  let lintels = ''
  for (const [x, y] of [
    [106, 176],
    [290, 168],
  ] as const) {
    pillared += svg`M${x} ${y + 28}v-24h7v24zm10 0v-24h9v24zm12 0v-24h7v24z`
    lintels += svg`M${x - 4} ${y + 1}h44M${x - 1} ${y + 28}h38`
  }
  // the horseshoe windows of the hall caves
  const horseshoe = 'M0 30V20C-9 8-2-8 12-13C26-8 33 8 24 20V30Z'
  const window = p.keep(
    shape(horseshoe, '#3f271c', 'stroke="#e8c69a" stroke-width="2.6"') +
      stroke('M4 20H20M8 19V30M16 19V30M12-10V18', '#b98d68', 1.6),
  )
  p.add(
    stroke(
      'M0 160Q100 146 210 158T400 148M0 206Q60 198 120 204M280 200Q340 194 400 200',
      '#7d5540',
      1.4,
      'opacity=".45"',
    ),
  )
  p.add(
    shape(pillared, '#3f271c'),
    stroke(lintels, '#e8c69a', 2.6),
    p.use(window, 60, 176),
    p.use(window, 346, 168),
    p.use(window, 12, 178, { scale: 0.8 }),
  )
  p.add(
    hills(
      p,
      [
        [0, 210],
        [100, 202],
        [220, 212],
        [320, 200],
        [400, 208],
      ],
      p.down([0, '#77a556'], [1, '#4a7a3c']),
    ),
  )
  p.add(ground(p, 248, [0, '#b58a68'], [1, '#5c3a2a']), shadow(236, 254, 124, 8, 0.28))
  p.add(
    cluster(p, 242, 246, 104, 142, redstone, { pennant: 42, colour: '#ff8a1c' }),
    hall(p, 158, 246, 90, 42, redstone, 3),
    slabs(p, 158, 200, 90, 36, redstone),
    hall(p, 320, 246, 44, 32, redstone, 2),
    slabs(p, 320, 211, 44, 20, redstone, 4),
    plinth(p, 232, 246, 232, 9, redstone, 2),
  )
  const leaves: [string, string, string] = ['#2f6035', '#4a8240', '#8ab55a']
  p.add(p.use(tree(p, leaves), 392, 266), p.use(tree(p, leaves), 6, 258, { scale: 0.7 }))
  return p.add(offering(p, 114, 291, 0.62, { seed: 18 }), vignette(p))
}
