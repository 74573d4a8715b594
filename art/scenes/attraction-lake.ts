import { hills, tree, water } from '../kit/land.ts'
import { birds, cloud, disc, halo, sky, vignette } from '../kit/light.ts'
import { forest } from '../kit/mountain.ts'
import { visitors } from '../kit/people.ts'
import { Picture, shadow, shape, stroke, svg } from '../kit/picture.ts'

/** Sikandarpur lake front: five fountains before the evening promenade. */
export function attractionLake(): Picture {
  const p = new Picture('t1', 'Sikandarpur lake front with its five fountains')
  p.add(
    sky(p, [0, '#3f5aa8'], [0.34, '#c58aa0'], [0.5, '#f8b27c'], [0.56, '#ffe0a6']),
    halo(p, 92, 128, 130, '#ffcf8a'),
    disc(p, 92, 128, 22, '#fffbe6', '#ffe2a0'),
  )
  p.add(
    cloud(230, 64, 130, '#ffe4d0', 0.4),
    cloud(150, 44, 90, '#ffe4d0', 0.3),
    birds('#3a3a70', [200, 92, 6], [218, 84, 5]),
  )
  p.add(
    hills(
      p,
      [
        [0, 156],
        [110, 148],
        [240, 156],
        [400, 146],
      ],
      '#8f6f8a',
    ),
  )
  // houses and trees of the far bank
  p.add(
    shape('M236 160V136H258V128H276V140H292V132H318V160ZM330 160V142H350V134H372V160Z', '#7d5f86'),
    stroke('M244 142v4M264 136v4M268 146v4M300 140v4M308 146v4M340 148v4M358 142v4', '#ffd98a', 2.4),
    forest(-6, 158, 240, 18, 166, '#4f5a5c'),
    forest(316, 160, 90, 15, 166, '#4f5a5c'),
  )
  p.add(
    water(
      p,
      164,
      [
        [0, '#f4c2a0'],
        [0.25, '#8a9ab4'],
        [1, '#27507c'],
      ],
      { waves: 6, glint: '#fff1d8', gleam: 92 },
    ),
  )
  const jet = p.keep(
    stroke(
      'M0 0C-1-30-1-48 0-62M0 0C-4-40-10-54-16-52S-23-30-24-4M0 0C4-40 10-54 16-52S23-30 24-4M0 0C-2-44-4-60-8-60S-13-40-13-2M0 0C2-44 4-60 8-60S13-40 13-2',
      '#fff',
      1.8,
      'opacity=".8"',
    ) +
      shape('M-24-4C-20-40-14-54-8-60Q0-68 8-60C14-54 20-40 24-4Q0 4-24-4Z', '#fff', 'opacity=".16"') +
      '<ellipse rx="30" ry="4" fill="#fff" opacity=".35"/>',
  )
  for (const [x, y, s] of [
    [58, 196, 0.72],
    [342, 196, 0.72],
    [126, 206, 0.92],
    [274, 206, 0.92],
    [200, 214, 1.2],
  ] as const)
    p.add(p.use(jet, x, y, { scale: s }))
  // the promenade with its railing, lamps and walkers
  p.add(
    shape('M0 244Q200 230 400 244V300H0Z', p.down([0, '#d9b08a'], [1, '#6b4638'])),
    stroke(
      'M0 258Q200 244 400 258M0 280Q200 268 400 280M60 300L84 250M200 300V240M340 300L316 250',
      '#fff0dc',
      1,
      'opacity=".35"',
    ),
  )
  let posts = ''
  for (let x = 6; x <= 400; x += 18) posts += svg`M${x} ${246 - 8 * (1 - ((x - 200) / 200) ** 2)}v-20`
  p.add(stroke(posts, '#4a3a4a', 1.6), stroke('M0 227Q200 211 400 227M0 236Q200 220 400 236', '#4a3a4a', 2.2))
  const post = p.keep(
    `<circle cy="-84" r="30" fill="${p.round([
      [0, '#fff3c8', 0.9],
      [0.3, '#ffd27a', 0.4],
      [1, '#ffb84a', 0],
    ])}"/>${stroke('M0 0V-76', '#33283a', 3)}${shape('M-6-78H6L4-90Q0-94-4-90Z', '#fff6d8', 'stroke="#33283a" stroke-width="1.4"')}${stroke('M-6 0H6', '#33283a', 4)}`,
  )
  p.add(p.use(post, 36, 262), p.use(post, 316, 258, { scale: 0.92 }))
  p.add(
    shadow(120, 282, 30, 3, 0.25),
    stroke('M98 280v-12M142 280v-12', '#33283a', 2.4),
    stroke('M94 268H146M96 258H144M96 252H144', '#8a4f2c', 3.4),
  )
  p.add(
    visitors(p, 250, 276, 44, ['#f07a1a', '#c2385a', '#fbe3c0', '#2f6ab0']),
    visitors(p, 196, 258, 32, ['#e8b43c', '#2f8a6a']),
  )
  p.add(p.use(tree(p, ['#2a4a3c', '#3f6a48', '#7d9a58']), 392, 290, { scale: 1.3 }))
  return p.add(vignette(p))
}
