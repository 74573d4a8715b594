import { ground, hills, tree } from '../kit/land.ts'
import { birds, cloud, halo, sky, vignette } from '../kit/light.ts'
import { Picture, shadow, shape, stroke, svg } from '../kit/picture.ts'

/** Litchi orchard: a laden branch in front, rows of round trees behind, a full basket. */
export function attractionLitchi(): Picture {
  const p = new Picture('t2', 'Litchi gardens: ripe fruit on the branch')
  p.add(
    sky(p, [0, '#6fbfe0'], [0.5, '#d6f0d8'], [0.8, '#fdf3c8']),
    halo(p, 84, 82, 130, '#fff0a8'),
    cloud(240, 150, 120, '#fff', 0.45),
    birds('#4a7a6a', [300, 118, 6], [318, 110, 5]),
  )
  p.add(
    hills(
      p,
      [
        [0, 188],
        [80, 178],
        [180, 188],
        [280, 174],
        [400, 186],
      ],
      '#a3cc80',
    ),
    ground(p, 204, [0, '#93c25f'], [1, '#3d7a38']),
  )
  p.add(shape('M182 198H206L296 300H92Z', p.down([0, '#e8cf98'], [1, '#b58a54'])))
  const round = tree(p, ['#2a6230', '#3f8038', '#86b84c'], '#5a3f28')
  let berries = ''
  for (const [x, y] of [
    [-30, -60],
    [-18, -84],
    [0, -66],
    [16, -86],
    [28, -62],
    [6, -50],
    [-8, -94],
    [32, -76],
    [-26, -48],
  ] as const)
    berries += svg`M${x} ${y}h0`
  const laden = p.keep(p.use(round, 0, 0) + stroke(berries, '#d3304a', 6) + stroke(berries, '#ff8a92', 2))
  for (const [x, y, s] of [
    [150, 206, 0.36],
    [238, 206, 0.36],
    [116, 214, 0.5],
    [272, 214, 0.5],
    [66, 230, 0.78],
    [326, 230, 0.78],
    [10, 262, 1.2],
    [386, 262, 1.2],
  ] as const)
    p.add(shadow(x + 6 * s, y, 34 * s, 5 * s, 0.22), p.use(laden, x, y, { scale: s }))
  // fruit, leaf, branch
  let bumps = ''
  for (const [x, y] of [
    [-7, -6],
    [0, -9],
    [7, -5],
    [-9, 2],
    [-2, -1],
    [5, 3],
    [10, 3],
    [-5, 8],
    [2, 10],
    [-11, -2],
  ] as const)
    bumps += svg`M${x} ${y}h0`
  const fruit = p.keep(
    `<circle r="14.5" fill="${p.round(
      [
        [0, '#ff9a94'],
        [0.4, '#dc3650'],
        [1, '#7d0f27'],
      ],
      0.36,
      0.3,
      0.76,
    )}"/>${stroke(bumps, '#8f1530', 2.2, 'opacity=".5"')}`,
  )
  const leaf = p.keep(
    shape('M0 0C14-22 48-26 74-8C52 10 20 14 0 0Z', p.down([0, '#6cbf52'], [1, '#2b6f2d'])) +
      stroke('M2 0C26-6 46-8 70-8', '#d4f0a8', 1.2, 'opacity=".8"'),
  )
  const branch = p.across([0, '#8a5f38'], [1, '#4a2f1a'])
  p.add(
    p.use(leaf, 96, 26, { turn: 50, scale: 0.9 }),
    p.use(leaf, 150, 38, { turn: -24 }),
    p.use(leaf, 262, 34, { turn: -12, scale: 0.9 }),
  )
  p.add(
    shape(
      'M-4 2C60 12 120 30 190 34C250 38 290 30 330 14L334 19C296 38 250 48 188 44C118 40 58 26-4 22Z',
      branch,
    ),
    stroke(
      'M128 32C132 48 130 58 126 70M214 42C218 62 216 78 210 92M212 74C220 84 228 86 234 90M128 54C136 64 142 66 148 70',
      '#5a3a1e',
      3.4,
    ),
  )
  for (const [x, y] of [
    [108, 84],
    [132, 78],
    [154, 84],
    [118, 106],
    [144, 106],
    [130, 128],
    [192, 104],
    [216, 98],
    [240, 104],
    [202, 128],
    [228, 128],
    [180, 126],
    [250, 128],
    [212, 152],
    [236, 152],
    [224, 174],
  ] as const)
    p.add(p.use(fruit, x, y))
  p.add(
    p.use(leaf, 124, 62, { turn: 160, scale: 0.92 }),
    p.use(leaf, 216, 84, { turn: 24, scale: 0.96 }),
    p.use(leaf, 196, 78, { turn: 148, scale: 0.7 }),
    p.use(leaf, 320, 22, { turn: 40, scale: 0.8 }),
  )
  // the basket
  p.add(shadow(206, 290, 62, 7, 0.3))
  for (const [x, y] of [
    [170, 254],
    [188, 248],
    [206, 244],
    [224, 248],
    [242, 254],
    [180, 262],
    [198, 258],
    [216, 258],
    [234, 262],
  ] as const)
    p.add(p.use(fruit, x, y, { scale: 0.8 }))
  p.add(
    shape(
      'M154 258C158 284 168 290 206 290S254 284 258 258Q206 276 154 258Z',
      p.across([0, '#e8b468'], [1, '#8a5424']),
    ),
    stroke(
      'M158 268Q206 286 254 268M164 278Q206 292 248 278M176 266l4 22M196 270l2 20M216 270l-2 20M236 266l-4 22',
      '#6b3f18',
      1.4,
      'opacity=".6"',
    ),
    stroke('M153 258Q206 276 259 258', '#f6d08a', 4),
  )
  return p.add(vignette(p, 0.35))
}
