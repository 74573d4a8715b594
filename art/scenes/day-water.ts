import { bilva, garland, lamp, lingam, petals } from '../kit/altar.ts'
import { ground } from '../kit/land.ts'
import { halo, sky, vignette } from '../kit/light.ts'
import { Picture, shape, stroke } from '../kit/picture.ts'

/** Ganga water falls from the hanging pot on the lingam. */
export function dayWater(): Picture {
  const p = new Picture('d4', 'Ganga water poured on the lingam', 480, 320)
  p.add(
    sky(p, [0, '#10275e'], [0.5, '#1f5c8a'], [0.85, '#5aa7b0']),
    halo(p, 240, 150, 200, '#8fd0e6', '#f4fbff'),
  )
  p.add(
    shape(
      'M0 0H480V320H412V150C412 82 330 50 240 8C150 50 68 82 68 150V320H0Z',
      p.down([0, '#0c1743'], [1, '#14225a']),
    ),
  )
  p.add(
    stroke('M68 320V150C68 82 150 50 240 8C330 50 412 82 412 150V320', '#f3c069', 3),
    stroke('M56 320V148C56 74 142 40 240-6C338 40 424 74 424 148V320', '#d0913a', 1.2),
  )
  p.add(ground(p, 274, [0, '#34406f'], [1, '#0d1436']))
  p.add(p.use(lingam(p), 240, 290, { scale: 1.4 }))
  // the stream runs down the stone and over the spout
  p.add(stroke('M240 92V134', '#eaf7ff', 5), stroke('M240 92V134', '#8ccbe8', 1.4))
  p.add(
    shape(
      'M240 131C232 132 224 137 219 145C224 143 226 147 226 156C227 178 229 196 231 216C233 196 232 172 235 158C238 150 242 152 243 162C244 172 244 180 245 188C248 178 247 164 250 156C254 150 258 156 262 176C264 188 265 206 264 228C270 206 269 180 266 162C264 148 254 133 240 131Z',
      p.down([0, '#f6fdff', 0.95], [0.5, '#b9e2f4', 0.6], [1, '#9fd4ec', 0.15]),
    ),
  )
  p.add(
    stroke('M360 236C372 240 374 262 373 284', '#cfeaf8', 5, 'opacity=".85"'),
    shape('M352 286C352 280 396 280 398 286C396 291 354 291 352 286Z', '#bfe3f2', 'opacity=".6"'),
  )
  // the copper pot on its chains
  p.add(stroke('M240 0 216 34M240 0 264 34M240 0V34', '#f0c069', 1.6))
  p.add(
    shape(
      'M212 32H268C268 37 262 38 264 43C282 50 276 78 246 84L243 92H237L234 84C204 78 198 50 216 43C218 38 212 37 212 32Z',
      p.across([0, '#ffca8a'], [0.3, '#d9813a'], [1, '#6b2f10']),
    ),
  )
  p.add(
    stroke('M209 32H271', '#ffdca6', 4),
    stroke('M216 44Q240 50 264 44M208 60Q240 70 272 60', '#7a3812', 1.4),
    shape('M218 50C208 58 212 72 224 78C218 70 218 58 224 50Z', '#fff', 'opacity=".35"'),
  )
  p.add(garland(p, [201, 204], [240, 262], [279, 204], 17, 0.92))
  p.add(
    p.use(bilva(p), 176, 292, { scale: 0.9, turn: -60 }),
    p.use(bilva(p), 316, 296, { scale: 0.8, turn: 70 }),
    petals(5, 30, 110, 286, 260, 26),
  )
  p.add(
    p.use(lamp(p), 112, 300),
    p.use(lamp(p), 408, 304, { scale: 0.8 }),
    p.use(lamp(p), 40, 292, { scale: 0.6 }),
  )
  return p.add(vignette(p, 0.4))
}
