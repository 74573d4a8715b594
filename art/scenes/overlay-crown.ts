import type { Point } from '../kit/altar.ts'
import { bars, Picture, shape, stroke, svg } from '../kit/picture.ts'
import { along, path, tapered } from '../kit/serpent.ts'

/** Matted hair with crescent and serpent over a gold crown; its height is 0.8 of the face's width (specification §9). */
export function overlayCrown(prefix = 'o4'): Picture {
  const p = new Picture(prefix, 'Crown and serpent', 480, 352)
  const gold = p.across([0, '#fff3bf'], [0.3, '#f5c542'], [0.7, '#c98a1b'], [1, '#7d4c0c'])
  const edge = 'stroke="#7d4c0c" stroke-width="3" stroke-linejoin="round"'
  // moon behind the knot, then the knot and the mound of hair
  p.add(
    `<circle cx="340" cy="76" r="62" fill="${p.round([
      [0, '#f2f8ff', 0.7],
      [1, '#e6f2ff', 0],
    ])}"/>`,
    shape(
      'M330 32C366 36 384 66 374 94C364 122 330 130 306 112C332 116 352 102 354 78C355 58 346 42 330 32Z',
      p.across([0, '#fff'], [1, '#c9dcf4']),
      'stroke="#9db8d8" stroke-width="2"',
    ),
  )
  const hair = p.across([0, '#7a5232'], [0.35, '#4f321e'], [1, '#20120a'])
  p.add(
    shape(
      'M64 306C44 226 84 150 166 118C134 78 168 34 240 30C312 34 346 78 314 118C396 150 436 226 416 306C362 284 300 274 240 274S118 284 64 306Z',
      hair,
    ),
  )
  let strands = ''
  for (let i = -4; i <= 4; i++)
    strands += svg`M${240 + i * 40} ${282 - i * i * -1.2}C${240 + i * 43} 246 ${240 + i * 31} 170 ${240 + i * 14} 126`
  p.add(
    stroke(strands, '#9a6a40', 3.6, 'opacity=".65"'),
    stroke(
      'M168 96Q240 128 312 96M162 80Q240 112 318 80M172 60Q240 86 308 60M194 44Q240 60 286 44',
      '#9a6a40',
      3.4,
      'opacity=".65"',
    ),
  )
  // a string of rudraksha round the knot
  p.add(
    stroke('M168 110Q240 142 312 110', '#5a1f0e', 15, 'stroke-dasharray="0 14.5"'),
    stroke('M167 107Q240 139 311 107', '#c2683a', 5, 'stroke-dasharray="0 14.5"'),
  )
  // the serpent: from the tail at the right, round the mound, up to its hood at the left
  const spine = along(
    [
      [444, 168],
      [462, 180],
      [462, 204],
      [440, 216],
      [404, 212],
      [340, 200],
      [268, 202],
      [196, 216],
      [126, 222],
      [84, 200],
      [72, 164],
      [82, 126],
    ] as Point[],
    3,
  )
  const thick = (t: number) => (t < 0.6 ? 1 + 27 * Math.sin((Math.PI * t) / 1.2) : 28)
  const skin = p.down([0, '#9ad6bd'], [0.5, '#3f9484'], [1, '#14524a'])
  p.add(
    shape(
      tapered(spine, t => thick(t) + 4),
      '#0f3a33',
    ),
    shape(tapered(spine, thick), skin),
    bars(path(spine.slice(13)), '#e2f4cc', 9, 'stroke-dasharray="3 9" opacity=".7"'),
  )
  // crown: side plates, middle plate, band
  p.add(
    shape('M96 292C92 256 104 226 130 196C158 222 170 252 166 284Z', gold, edge),
    shape('M384 292C388 256 376 226 350 196C322 222 310 252 314 284Z', gold, edge),
    shape('M198 280C190 232 206 190 240 148C274 190 290 232 282 280Z', gold, edge),
  )
  p.add(
    stroke(
      'M112 286C110 258 116 238 130 218C144 238 152 258 150 282M368 286C370 258 364 238 350 218C336 238 328 258 330 282M212 278C208 240 218 208 240 176C262 208 272 240 268 278',
      '#8a5412',
      2.4,
      'opacity=".7"',
    ),
  )
  p.add(
    shape(
      'M26 350C34 318 50 300 74 292C126 276 182 268 240 268S354 276 406 292C430 300 446 318 454 350C386 328 314 320 240 320S94 328 26 350Z',
      gold,
      edge,
    ),
    stroke('M70 302C130 284 186 278 240 278S350 284 410 302', '#fff6cf', 3, 'opacity=".8"'),
  )
  const pearl = 'M44 336C112 314 178 306 240 306S368 314 436 336'
  p.add(
    stroke(pearl, '#a97a2c', 13.5, 'stroke-dasharray="0 19.9"'),
    stroke(pearl, '#fffaf0', 11, 'stroke-dasharray="0 19.9"'),
  )
  const jewel = (x: number, y: number, rx: number, ry: number, light: string, deep: string) =>
    svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${p.round(
      [
        [0, light],
        [0.5, deep],
        [1, '#2a0508'],
      ],
      0.38,
      0.32,
      0.75,
    )}" stroke="#fff1b8" stroke-width="3"/>`
  p.add(
    jewel(240, 236, 16, 24, '#ff9a94', '#d11a2a'),
    jewel(131, 260, 11, 14, '#9af0c4', '#138a58'),
    jewel(349, 260, 11, 14, '#9af0c4', '#138a58'),
  )
  // the hood
  p.add(
    shape(
      'M82 146C40 134 22 92 38 60C48 40 66 30 84 28C102 30 120 40 130 60C146 92 126 134 82 146Z',
      skin,
      'stroke="#0f3a33" stroke-width="3"',
    ),
    shape(
      'M84 136C60 124 54 96 62 74C68 62 76 58 84 56C92 58 100 62 106 74C114 96 108 124 84 136Z',
      '#e8f6d2',
      'opacity=".8"',
    ),
    stroke('M70 82h28M65 94h38M64 106h40M70 118h28', '#2f7a6c', 2.4, 'opacity=".6"'),
  )
  p.add(
    shape(
      'M62 36C64 18 76 6 84 6C92 6 104 18 106 36C108 52 98 62 84 64C70 62 60 52 62 36Z',
      skin,
      'stroke="#0f3a33" stroke-width="3"',
    ),
    stroke('M84 60V72M84 72l-5 8M84 72l5 8', '#c8322a', 2.4),
    stroke('M74 34h0M94 34h0', '#ffe07a', 8),
    stroke('M74.5 34v2M93.5 34v2', '#1a120a', 3),
    stroke('M70 22C74 15 79 12 84 11', '#fff', 2.4, 'opacity=".5"'),
  )
  return p
}
