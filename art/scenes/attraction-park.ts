import { marigold } from '../kit/altar.ts'
import { hills, tree } from '../kit/land.ts'
import { birds, cloud, halo, sky, vignette } from '../kit/light.ts'
import { forest } from '../kit/mountain.ts'
import { visitors } from '../kit/people.ts'
import { chance, Picture, shadow, shape, stroke } from '../kit/picture.ts'

/** Jubba Sahni park: swings, flower beds and a bench in the shade. */
export function attractionPark(): Picture {
  const p = new Picture('t4', 'Jubba Sahni park: swings and flower beds')
  p.add(
    sky(p, [0, '#58a8dc'], [0.5, '#c4e6ee'], [0.8, '#fff4d2']),
    halo(p, 78, 74, 120, '#fff0b0'),
    cloud(210, 64, 130, '#fff', 0.6),
    cloud(300, 96, 100, '#fff', 0.45),
    birds('#3a6a8a', [170, 52, 6], [188, 44, 5]),
  )
  p.add(forest(-8, 176, 420, 36, 240, '#8fbf8a'), forest(-14, 190, 430, 27, 240, '#5f9f62'))
  p.add(
    hills(
      p,
      [
        [0, 208],
        [120, 202],
        [260, 208],
        [400, 200],
      ],
      p.down([0, '#9fd068'], [1, '#4a8a3c']),
    ),
  )
  p.add(
    shape(
      'M168 206C190 206 206 208 206 212C206 222 120 230 120 250C120 270 180 284 196 300H336C316 280 214 262 214 244C214 230 250 222 246 212C244 206 214 204 168 206Z',
      p.down([0, '#f2dfb8'], [1, '#c9a070']),
    ),
  )
  // swing and slide
  p.add(
    shadow(318, 236, 56, 5, 0.2),
    stroke('M276 236 290 172M304 236 290 172M346 236 360 172M374 236 360 172', '#2f5fa8', 3.6),
    stroke('M286 172H364', '#1b3f7c', 4.4),
    stroke('M306 173 300 214M320 173 314 214M334 173V216M348 173V216', '#6b7a8a', 1.4),
    stroke('M297 215H317M331 217H351', '#d8433a', 4.4),
  )
  p.add(
    shadow(98, 238, 46, 4, 0.2),
    stroke('M72 236V186M88 236V186M72 200H88M72 212H88M72 224H88', '#c2540f', 3),
    shape(
      'M88 184C110 190 116 228 148 234L140 238C108 234 100 196 86 192Z',
      p.across([0, '#ffd24a'], [1, '#e08a1c']),
    ),
    stroke('M66 186H94', '#8a3a10', 4),
    shape('M62 186 80 168 98 186Z', '#e4572e'),
  )
  const leaves: [string, string, string] = ['#24603a', '#3f8a44', '#8cc256']
  p.add(
    shadow(38, 262, 60, 7, 0.25),
    p.use(tree(p, leaves), 14, 262, { scale: 1.6 }),
    shadow(406, 254, 40, 6, 0.25),
    p.use(tree(p, leaves), 404, 254, { scale: 1.12 }),
  )
  // bench under the tree
  p.add(
    shadow(78, 276, 40, 4, 0.28),
    stroke('M50 274v-16M104 274v-16M50 258l-4-20M104 258l4-20', '#3a2a28', 2.8),
    stroke('M44 258H110M44 248H110M44 240H110', '#a8602c', 4),
  )
  p.add(visitors(p, 178, 268, 46, ['#3f6ab0', '#e8643a']), visitors(p, 214, 270, 30, ['#f0b42c']))
  // flower beds
  const next = chance(9)
  const blossoms = [
    marigold(p),
    marigold(p, '#b81f4a', '#e8486a', '#ffd45c'),
    marigold(p, '#e8a21c', '#ffd23f', '#fff2a8'),
  ]
  p.add(
    shape('M286 268C312 256 372 252 404 258V300H330C318 286 300 276 286 268Z', '#2f6a34'),
    shape('M-4 286C30 276 90 276 134 292L138 304H-4Z', '#2f6a34'),
  )
  for (let i = 0; i < 34; i++) {
    const right = i % 5 > 1
    const t = next()
    const x = right ? 302 + t * 96 : 6 + t * 112
    const y = right ? 266 + next() * 30 - t * 4 : 284 + next() * 12
    p.add(p.use(blossoms[i % 3] as string, x, y, { scale: 0.95 }))
  }
  return p.add(vignette(p, 0.33))
}
