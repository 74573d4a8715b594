import { garland } from '../kit/altar.ts'
import { ground, hills, tree } from '../kit/land.ts'
import { birds, cloud, halo, sky, vignette } from '../kit/light.ts'
import { Picture, shadow, shape, stroke, svg } from '../kit/picture.ts'
import { offering } from '../kit/sanctum.ts'
import { flag, hall, kalash, plinth, stonePaint, whitewash } from '../kit/temple.ts'

/** Vaidyanath: the white pyramid of Deoghar, red ribbons to its neighbour, kanwar pots at rest. */
export function deityVaidyanath(): Picture {
  const p = new Picture(
    'v9',
    'Vaidyanath: white pyramid tower joined by red ribbons, kanwar pots in the court',
  )
  p.add(
    sky(p, [0, '#3d7fc0'], [0.4, '#a8d4e6'], [0.7, '#ffe9b8'], [1, '#fff']),
    halo(p, 88, 96, 126, '#ffd98a'),
    cloud(250, 50, 120, '#fff', 0.5),
    birds('#2f5a80', [120, 54, 6], [138, 46, 5]),
  )
  p.add(
    hills(
      p,
      [
        [0, 196],
        [80, 176],
        [170, 194],
        [280, 178],
        [400, 194],
      ],
      '#8db58a',
    ),
  )
  const leaves: [string, string, string] = ['#2f6a3c', '#4a8a48', '#86b85a']
  p.add(p.use(tree(p, leaves), 28, 226), p.use(tree(p, leaves), 384, 228, { scale: 0.9 }))
  p.add(ground(p, 242, [0, '#e6d2ae'], [1, '#9c7a52']))
  const white = stonePaint(p, whitewash)
  const pyramid = (x: number, y: number, w: number, h: number) => {
    let lines = ''
    for (let i = 1; i < 6; i++)
      lines += svg`M${x - (w / 2) * (1 - i * 0.165)} ${y - (h * i) / 6}q${(w / 2) * (1 - i * 0.165)} ${w * 0.05} ${w * (1 - i * 0.165)} 0`
    return (
      shape(
        svg`M${x - w / 2} ${y}C${x - w * 0.42} ${y - h * 0.36} ${x - w * 0.22} ${y - h * 0.72} ${x - w * 0.07} ${y - h}h${w * 0.14}C${x + w * 0.22} ${y - h * 0.72} ${x + w * 0.42} ${y - h * 0.36} ${x + w / 2} ${y}z`,
        white,
      ) +
      stroke(lines, whitewash.line, 1, 'opacity=".4"') +
      stroke(
        svg`M${x - w * 0.17} ${y}C${x - w * 0.14} ${y - h * 0.4} ${x - w * 0.08} ${y - h * 0.76} ${x - w * 0.025} ${y - h}M${x + w * 0.17} ${y}C${x + w * 0.14} ${y - h * 0.4} ${x + w * 0.08} ${y - h * 0.76} ${x + w * 0.025} ${y - h}`,
        whitewash.line,
        1.2,
        'opacity=".4"',
      ) +
      p.use(kalash(p), x, y - h, { scale: w * 0.013 })
    )
  }
  p.add(shadow(210, 250, 150, 8, 0.22))
  p.add(pyramid(330, 206, 62, 78), hall(p, 330, 244, 68, 36, whitewash, 3))
  p.add(
    pyramid(190, 200, 130, 138),
    hall(p, 190, 244, 136, 42, whitewash, 5),
    plinth(p, 190, 244, 148, 7, whitewash, 2),
  )
  // ribbons from finial to finial, and the pennant
  p.add(
    stroke('M190 44Q268 112 330 116M190 50Q262 120 330 120M190 56Q254 128 330 124', '#d2232a', 1.8),
    flag(190, 42, 30, '#e8491f', -1),
  )
  p.add(garland(p, [124, 206], [190, 228], [256, 206], 26, 0.44))
  p.add(offering(p, 124, 291, 0.62, { seed: 3, right: 70 }))
  // a kanwar resting on its stand
  const pot = p.keep(
    stroke('M0-24-6 0M0-24 6 0', '#5a3416', 1) +
      shape(
        'M-8 0H8C8 2 6 3 7 5C12 8 12 19 0 20S-12 8-7 5C-6 3-8 2-8 0Z',
        p.across([0, '#f5b070'], [1, '#8a3d18']),
      ) +
      stroke('M-7 5Q0 8 7 5', '#ffe0a8', 1.4),
  )
  p.add(
    shadow(294, 286, 62, 5, 0.25),
    stroke('M252 284 264 226M276 284 262 226M312 284 326 226M338 284 324 226', '#8a5a2c', 3),
    stroke('M236 236Q294 212 352 236', '#6b3f1a', 4),
    garland(p, [238, 234], [294, 206], [350, 234], 17, 0.62),
    p.use(pot, 238, 262, { scale: 1.05 }),
    p.use(pot, 350, 262, { scale: 1.05 }),
    shape('M262 226V206l16 6-16 6ZM326 226V206l16 6-16 6Z', '#f2661f'),
  )
  return p.add(vignette(p, 0.35))
}
