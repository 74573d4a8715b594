import { ground, hills, tree } from '../kit/land.ts'
import { halo, mist, sky, vignette } from '../kit/light.ts'
import { forest } from '../kit/mountain.ts'
import { Picture, shadow, shape, stroke } from '../kit/picture.ts'
import { bell, offering } from '../kit/sanctum.ts'
import { basalt, hall, plinth, slabs } from '../kit/temple.ts'
import { cluster } from '../kit/towers.ts'

/** Bhimashankar: dark stone in the green ghats, mist and waterfalls. */
export function deityBhimashankar(): Picture {
  const p = new Picture('v6', 'Bhimashankar: dark tower in the misty green ghats')
  p.add(
    sky(p, [0, '#4d7f86'], [0.4, '#a9cbbd'], [0.7, '#f1f2d4'], [1, '#fff']),
    halo(p, 92, 70, 120, '#fff3b8'),
  )
  p.add(
    hills(
      p,
      [
        [0, 120],
        [40, 96],
        [90, 124],
        [150, 88],
        [220, 116],
        [300, 74],
        [350, 100],
        [400, 84],
      ],
      '#9cc0ac',
    ),
    mist(p, 96, 60, '#f6fbf2', 0.8),
  )
  p.add(
    hills(
      p,
      [
        [0, 168],
        [70, 122],
        [140, 168],
        [220, 150],
        [330, 104],
        [400, 150],
      ],
      p.down([0, '#6a9f78'], [1, '#4a8060']),
    ),
  )
  p.add(
    shape(
      'M67 124C64 146 66 168 60 192H72C70 168 72 146 70 124ZM74 126C73 148 75 168 74 190H80C79 168 78 146 76 126ZM328 105C324 126 327 152 320 180H334C331 152 333 126 332 105Z',
      p.down([0, '#fff'], [1, '#fff', 0.1]),
    ),
    mist(p, 150, 56, '#f6fbf2', 0.8),
  )
  p.add(
    forest(-10, 196, 430, 34, 260, '#39704c'),
    forest(-20, 214, 440, 26, 260, '#28573c'),
    mist(p, 190, 50, '#eef7ea', 0.45),
  )
  p.add(ground(p, 250, [0, '#7f8a6c'], [1, '#3a4032']), shadow(232, 256, 120, 8, 0.32))
  p.add(cluster(p, 238, 246, 100, 140, basalt, { pennant: 42 }))
  p.add(
    hall(p, 158, 246, 86, 42, basalt, 3),
    slabs(p, 158, 200, 86, 36, basalt),
    plinth(p, 212, 246, 190, 9, basalt, 2),
  )
  // the great bell between its two pillars
  p.add(
    stroke('M314 254V214M346 254V214', '#55525a', 5),
    stroke('M308 212H352', '#77747c', 6),
    bell(p, 330, 214, 5, 0.72),
  )
  p.add(
    p.use(tree(p, ['#1f4a31', '#2f6a3f', '#5b9a52']), 388, 262, { scale: 1.05 }),
    p.use(tree(p, ['#1f4a31', '#2f6a3f', '#5b9a52']), 14, 260, { scale: 1.1 }),
  )
  p.add(shape('M0 300V282C60 276 140 280 180 300Z', '#2f3a2a', 'opacity=".5"'))
  return p.add(offering(p, 112, 291, 0.62, { seed: 14 }), vignette(p, 0.4, '#08160f'))
}
