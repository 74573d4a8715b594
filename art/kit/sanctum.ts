import { bilva, blackStone, type LingamStone, lamp, lingam, petals } from './altar.ts'
import { type Picture, shape, stroke, svg } from './picture.ts'

/** A dark wall with a pointed arch, gold lines and beads; the picture behind shows through. 400 units wide. */
export function sanctum(p: Picture, [deep, warm]: [string, string]): string {
  const arch = 'V150C64 86 118 66 200 30C282 66 336 86 336 150'
  return (
    shape(
      `M0 0H400V300H336V150C336 86 282 66 200 30C118 66 64 86 64 150V300H0Z`,
      p.down([0, deep], [0.5, warm], [1, deep]),
    ) +
    stroke(`M64 300${arch}V300`, p.down([0, '#ffd98a'], [1, '#9c5a17']), 3.4) +
    stroke('M54 300V148C54 78 112 56 200 17C288 56 346 78 346 148V300', '#c9852b', 1.2, 'opacity=".8"') +
    stroke(
      'M59 300V149C59 82 115 61 200 23.5C285 61 341 82 341 149V300',
      '#ffd98a',
      3,
      'stroke-dasharray="0 9"',
    )
  )
}

/** A round carved pillar with capital; its foot lies below the picture. */
export const pillar = (p: Picture, x: number, y: number): string =>
  svg`<rect x="${x - 13}" y="${y}" width="26" height="${p.height - y}" fill="${p.across([0, '#8a452a'], [0.4, '#b86838'], [1, '#3a140f'])}"/>` +
  stroke(svg`M${x - 16} ${y - 4}h32`, '#e0a045', 7) +
  stroke(svg`M${x - 13} ${y + 4}h26`, '#5a2413', 3) +
  stroke(
    svg`M${x - 12} ${y + 32}h24M${x - 12} ${y + 38}h24M${x - 12} ${y + 88}h24M${x - 12} ${y + 94}h24`,
    '#ffd98a',
    1,
    'opacity=".5"',
  )

/** The foreground of every place: lingam with bilva, two lamps and strewn petals, its foot at x, y. */
export function offering(
  p: Picture,
  x: number,
  y: number,
  scale: number,
  {
    stone = blackStone,
    seed = 5,
    left = 60,
    right = 74,
    leaf = true,
  }: { stone?: LingamStone; seed?: number; left?: number; right?: number; leaf?: boolean } = {},
): string {
  return (
    petals(seed, 18, x - 60, y - 12, 230, 20) +
    p.use(lingam(p, stone), x, y, { scale }) +
    (leaf
      ? p.use(bilva(p), x, y - 111 * scale, { scale: scale * 0.62 }) +
        p.use(bilva(p), x - 10 * scale, y - 108 * scale, { scale: scale * 0.46, turn: -42 }) +
        p.use(bilva(p), x + 10 * scale, y - 108 * scale, { scale: scale * 0.46, turn: 42 })
      : '') +
    p.use(lamp(p), x - left, y + 3, { scale: scale * 0.95 }) +
    p.use(lamp(p), x + right, y + 4, { scale: scale * 0.85 })
  )
}

/** A brass bell on its chain; it hangs from x, y. */
export function bell(p: Picture, x: number, y: number, chain: number, scale: number): string {
  const body = p.keep(
    shape(
      'M-3-1h6v4C10 6 11 18 15 25H-15C-11 18-10 6-3 3Z',
      p.across([0, '#ffe9a8'], [0.4, '#d99a2b'], [1, '#70420c']),
    ) +
      stroke('M-14 25H14', '#ffe9a8', 2.6) +
      '<circle cy="29" r="3.2" fill="#8a5412"/>',
  )
  return stroke(svg`M${x} ${y}v${chain}`, '#c9852b', 1.3) + p.use(body, x, y + chain, { scale })
}

/** Five silver serpent hoods that shelter what stands before them; their root at 0,0. */
export function hoods(p: Picture): string {
  const hood = p.keep(
    shape(
      'M-8 0C-10-26-22-38-22-58C-22-72-12-82 0-84C12-82 22-72 22-58C22-38 10-26 8 0Z',
      p.across([0, '#eaeff6'], [0.4, '#97a3b6'], [1, '#434e64']),
      'stroke="#3a4458" stroke-width="1.2"',
    ) +
      shape(
        'M-5-6C-7-30-14-42-14-57C-14-68-8-75 0-76C8-75 14-68 14-57C14-42 7-30 5-6Z',
        '#39435a',
        'opacity=".28"',
      ) +
      stroke('M-8-58C-8-48 8-48 8-58M-6-36H6M-5-26H5M-4-16H4', '#f4f7fb', 1.5, 'opacity=".5"') +
      shape(
        'M-6-78C-8-86-5-93-2-96Q0-97 2-96C5-93 8-86 6-78C4-71-4-71-6-78Z',
        p.across([0, '#eef2f8'], [1, '#5f6b82']),
        'stroke="#3a4458"',
      ) +
      stroke('M-3.5-86h0M3.5-86h0', '#33200f', 1.9),
  )
  return p.keep(
    [-50, 50, -25, 25, 0]
      .map(turn => p.use(hood, 0, 0, { turn, scale: turn ? 1 - Math.abs(turn) / 300 : 1.04 }))
      .join(''),
  )
}
