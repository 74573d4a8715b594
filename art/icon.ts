import { Picture, shape, short, stroke } from './kit/picture.ts'

/** How the sign of the guide is cut: a rounded tile, a full square, or a square whose sign keeps to the inner 80 %. */
export type IconCut = 'tile' | 'square' | 'maskable'

/** The sign: a temple tower with its saffron flag before the sun, the river at its foot. 512 units square. */
export function icon(cut: IconCut, prefix = 'ic'): Picture {
  const p = new Picture(prefix, 'Mela Guide', 512, 512)
  const ground = p.round(
    [
      [0, '#3a56c4'],
      [0.6, '#1b2f7c'],
      [1, '#0e1a40'],
    ],
    0.46,
    0.42,
    0.72,
  )
  p.add(`<rect width="512" height="512"${cut === 'tile' ? ' rx="112"' : ''} fill="${ground}"/>`)
  const size = cut === 'maskable' ? 0.83 : 1
  const sign =
    `<circle cx="256" cy="232" r="160" fill="${p.down([0, '#ffd76a'], [1, '#ff8a1c'])}"/>` +
    shape(
      'M256 40V100M256 40C284 28 304 56 344 46C330 62 320 72 302 80C284 86 270 82 256 92Z',
      '#ff8a1c',
      'stroke="#fff3da" stroke-width="7" stroke-linejoin="round"',
    ) +
    // side towers and their discs, then the main tower in three faces
    shape(
      'M124 384C124 330 134 286 158 248H188C212 286 222 330 222 384ZM290 384C290 330 300 286 324 248H354C378 286 388 330 388 384Z',
      p.across([0, '#ffe0b0'], [1, '#b9713a']),
    ) +
    shape(
      'M150 240a23 9 0 1 1 46 0a23 9 0 1 1-46 0ZM316 240a23 9 0 1 1 46 0a23 9 0 1 1-46 0ZM173 208l9 22h-18zM339 208l9 22h-18z',
      '#ffe9c8',
    ) +
    shape('M166 384C166 300 186 222 226 164H286C326 222 346 300 346 384Z', '#ffe9cb') +
    shape('M166 384C166 300 186 222 226 164H242C216 230 208 306 208 384Z', '#fffdf8') +
    shape('M346 384C346 300 326 222 286 164H270C296 230 304 306 304 384Z', '#d98f4e') +
    stroke('M210 316q46 10 92 0M218 262q38 8 76 0M230 212q26 6 52 0', '#c07a38', 8) +
    shape('M204 146a52 19 0 1 1 104 0a52 19 0 1 1-104 0Z', '#fffdf8') +
    stroke('M232 136v20M256 134v24M280 136v20', '#d98f4e', 7) +
    shape('M256 84C264 102 286 112 274 132H238C226 112 248 102 256 84Z', '#fffdf8') +
    shape('M222 384V344C222 316 240 306 256 292C272 306 290 316 290 344V384Z', '#0e1a40') +
    shape('M242 384V348C242 336 250 332 256 324C262 332 270 336 270 348V384Z', '#ffb347') +
    shape('M112 384H400V402H112Z', '#ffe6c2') +
    stroke('M96 432q40-34 80 0t80 0t80 0t80 0', '#fff', 18)
  p.add(
    size === 1
      ? sign
      : `<g transform="translate(${short(256 * (1 - size))} ${short(254 * (1 - size))})scale(${size})">${sign}</g>`,
  )
  return p
}
