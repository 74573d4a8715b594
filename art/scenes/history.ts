import { bilva, lamp, lingam, petals } from '../kit/altar.ts'
import { ground, hills } from '../kit/land.ts'
import { halo, mist, sky, vignette } from '../kit/light.ts'
import { forest } from '../kit/mountain.ts'
import { Picture, shadow, shape, stroke } from '../kit/picture.ts'

/** The tradition: seven trees, one of them cut, red sap on its stump, and the lingam among its roots. */
export function history(): Picture {
  const p = new Picture('hi', 'The tradition: the lingam found beneath one of seven trees', 480, 320)
  p.add(
    sky(p, [0, '#24506a'], [0.4, '#7fae9c'], [0.7, '#f6e2a0'], [0.9, '#ffe9b4']),
    halo(p, 236, 178, 210, '#ffd57a'),
  )
  p.add(
    forest(-10, 168, 500, 40, 260, '#8fb88a'),
    mist(p, 130, 90, '#fdf3cc', 0.7),
    forest(-20, 194, 520, 30, 260, '#6a9a6a'),
  )
  p.add(
    hills(
      p,
      [
        [0, 226],
        [130, 218],
        [250, 226],
        [370, 216],
        [480, 224],
      ],
      p.down([0, '#7fa05a'], [1, '#3f5a30']),
    ),
  )
  // six trees still stand
  const trunk = p.across([0, '#a87c50'], [0.4, '#6b4a30'], [1, '#33221a'])
  const great = p.keep(
    shadow(10, 0, 46, 6, 0.28) +
      shape(
        'M-12 0C-20 2-26 4-34 5C-24-2-16-10-14-24C-12-60-14-100-20-130L-6-112-2-150 8-114 22-134C14-100 12-60 14-24C16-10 24-2 36 5C26 4 20 2 12 0Q0 4-12 0Z',
        trunk,
      ) +
      shape(
        'M-76-128C-92-146-74-172-54-168C-52-196-12-204 4-188C26-204 62-190 60-166C84-166 90-138 72-126C62-110 40-112 30-120C16-106-8-106-18-118C-34-106-64-108-76-128Z',
        '#23502f',
      ) +
      shape(
        'M-68-136C-78-152-60-168-44-162C-42-186-10-192 6-178C24-192 50-180 48-160C40-146 20-146 10-154C-2-140-24-142-32-150C-42-138-58-132-68-136Z',
        '#3a7238',
      ) +
      shape(
        'M-54-150C-54-162-40-164-34-160C-30-178-10-182 2-174C-6-166-14-160-18-156C-30-162-42-160-54-150Z',
        '#8fb44e',
      ),
  )
  for (const [x, y, s] of [
    [150, 232, 0.66],
    [322, 232, 0.66],
    [92, 244, 0.92],
    [386, 246, 0.94],
    [22, 268, 1.3],
    [462, 270, 1.3],
  ] as const)
    p.add(p.use(great, x, y, { scale: s }))
  p.add(ground(p, 252, [0, '#8a6a3c'], [1, '#2e2014']), mist(p, 216, 60, '#ffe9b0', 0.35))
  // the seventh: its stump, its sap, the fallen trunk
  p.add(
    '<g transform="translate(44 -14)">',
    shadow(352, 286, 96, 8, 0.3),
    shape(
      'M290 262C320 254 400 258 452 272C458 280 456 290 448 292C396 282 330 284 292 286C284 280 284 268 290 262Z',
      p.down([0, '#a87a50'], [1, '#3f2a1c']),
    ),
    stroke('M306 268Q370 262 440 278M312 278Q370 274 436 286', '#33221a', 1.4, 'opacity=".5"'),
    '<ellipse cx="290" cy="274" rx="9" ry="12.5" fill="#e8c08a" stroke="#6b4a30" stroke-width="2"/><ellipse cx="290" cy="274" rx="5" ry="7.5" fill="none" stroke="#b5804a" stroke-width="1.2"/></g>',
  )
  p.add(
    shape(
      'M120 300C132 292 146 282 150 262C152 250 152 242 150 236H226C224 246 224 254 228 264C234 284 250 294 264 300Q190 312 120 300Z',
      trunk,
    ),
    '<ellipse cx="188" cy="236" rx="38" ry="9" fill="#edc78f" stroke="#6b4a30" stroke-width="2"/>',
    stroke(
      'M162 236a26 6 0 1 0 52 0a26 6 0 1 0-52 0M174 236a14 3 0 1 0 28 0a14 3 0 1 0-28 0',
      '#b5804a',
      1.2,
    ),
  )
  p.add(
    shape(
      'M192 233C204 232 222 234 225 239C226 248 222 252 223 262C223 268 217 268 217 262C217 254 214 252 212 246C210 252 211 262 208 272C206 278 201 277 202 270C204 260 202 250 200 244C196 242 190 240 192 233Z',
      p.down([0, '#d81f2a'], [1, '#7d0f1a']),
    ),
  )
  p.add(shape('M196 304C200 284 216 274 240 274S280 284 284 304Z', '#140c08', 'opacity=".5"'))
  p.add(
    `<circle cx="240" cy="262" r="70" fill="${p.round([
      [0, '#fff3c0', 0.8],
      [0.5, '#ffc75a', 0.3],
      [1, '#ffb02e', 0],
    ])}"/>`,
  )
  p.add(
    p.use(lingam(p), 240, 306, { scale: 0.72 }),
    p.use(bilva(p), 240, 226, { scale: 0.46 }),
    p.use(bilva(p), 233, 228, { scale: 0.34, turn: -42 }),
    p.use(bilva(p), 247, 228, { scale: 0.34, turn: 42 }),
  )
  p.add(
    petals(8, 18, 150, 300, 190, 14),
    p.use(lamp(p), 184, 310, { scale: 0.56 }),
    p.use(lamp(p), 326, 308, { scale: 0.56 }),
  )
  return p.add(vignette(p))
}
