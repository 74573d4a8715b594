import type { Point } from './altar.ts'
import { type Picture, type Stop, shape, short, stroke, svg } from './picture.ts'

/** Far land: a polyline of heights closed at the picture's foot. */
export const ridge = (p: Picture, points: Point[], fill: string): string =>
  shape(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}V${p.height}H0Z`, fill)

/** Rolling land: smooth waves through the points. */
export function hills(p: Picture, points: Point[], fill: string, rest = ''): string {
  const [first, ...others] = points
  if (!first) return ''
  let [px, py] = first
  let d = `M${px} ${py}`
  for (const [x, y] of others) {
    const mid = (px + x) / 2
    d += svg`C${mid} ${py} ${mid} ${y} ${x} ${y}`
    px = x
    py = y
  }
  return shape(`${d}V${p.height}H${first[0]}Z`, fill, rest)
}

/** Flat ground with a slight crown from y to the foot. */
export const ground = (p: Picture, y: number, ...stops: Stop[]): string =>
  shape(`M0 ${y}Q${p.width / 2} ${y - 12} ${p.width} ${y}V${p.height}H0Z`, p.down(...stops))

/** Water from y to the foot with small waves; `gleam` is where the light lies on it. */
export function water(
  p: Picture,
  y: number,
  stops: Stop[],
  { waves = 5, glint = '#fff', gleam = Number.NaN, foot = p.height } = {},
): string {
  const depth = foot - y
  let d = ''
  for (let i = 0; i < waves; i++) {
    const length = 12 + i * 6
    for (let x = ((i * 67) % 40) - 20; x < p.width; x += length * 3.1)
      d += svg`M${Math.round(x)} ${y + 5 + (i * depth) / waves}q${length / 2}-3 ${length} 0`
  }
  let light = ''
  for (let i = 0; i < 9 && !Number.isNaN(gleam); i++) {
    const w = 8 + i * 6 + ((i * 37) % 11)
    light += svg`M${gleam - w / 2 + ((i * 53) % 9) - 4} ${y + 3 + (i * depth) / 9}h${w}`
  }
  return (
    `<rect y="${y}" width="${p.width}" height="${depth}" fill="${p.down(...stops)}"/>` +
    stroke(d, glint, 1, 'opacity=".26"') +
    (light && stroke(light, glint, 2, 'opacity=".5"'))
  )
}

/** River steps (ghat) that widen towards the water. */
export function steps(
  p: Picture,
  x: number,
  y: number,
  width: number,
  count: number,
  rise: number,
  [from, to]: [string, string],
  grow = 12,
): string {
  const paint = p.down([0, from], [1, to])
  let body = `M${short(x - width / 2)} ${y}`
  let edge = ''
  for (let i = 0; i < count; i++) {
    const w = width + i * grow * 2
    body += svg`H${x - w / 2}v${rise}`
    edge += svg`M${x - w / 2} ${y + i * rise + 0.7}h${w}`
  }
  for (let i = count - 1; i >= 0; i--) body += svg`H${x + width / 2 + i * grow}v${-rise}`
  return `${shape(`${body}Z`, paint)}<path d="${edge}" stroke="#fff0d4" stroke-width="1.3" opacity=".55"/>`
}

/** A palm of the coast; its foot stands at 0,0. */
export const palm = (p: Picture): string =>
  p.keep(
    `${stroke('M0 0C6-30 2-60 10-92', '#5a3a1e', 5)}<g fill="#2e6b3a"><path d="M10-92C-8-104-26-98-36-84C-22-92-6-92 10-88Z"/><path d="M10-92C28-106 46-98 54-82C42-90 26-92 10-88Z"/><path d="M10-92C8-108 12-118 20-124C20-112 18-102 12-90Z"/><path d="M10-92C0-112-16-116-30-112C-14-108 0-102 10-90ZM10-92C20-114 38-116 48-108C34-106 20-102 10-90Z" fill="#43904f"/></g>`,
  )

/** A leafy tree of three tones; its foot stands at 0,0. */
export const tree = (p: Picture, [deep, mid, lit]: [string, string, string], trunk = '#5d4029'): string =>
  p.keep(
    shape('M-5 0C-3-14-3-26-4-40H5C4-26 4-14 7 0Z', trunk) +
      shape(
        'M-40-52C-52-60-46-80-30-80C-28-98-4-104 8-94C26-100 44-86 40-70C54-60 44-40 28-42C18-32-4-34-10-40C-24-32-40-40-40-52Z',
        deep,
      ) +
      shape(
        'M-38-58C-46-68-38-80-26-78C-22-94-2-98 8-90C20-94 32-86 32-74C24-64 8-62 0-68C-10-58-28-52-38-58Z',
        mid,
      ) +
      shape('M-32-68C-32-78-24-78-20-76C-16-88-4-92 4-88C-4-84-8-78-10-72C-18-76-26-72-32-68Z', lit),
  )

/** A low boat with its reflection line; it floats at 0,0. */
export const boat = (p: Picture, hull = '#3a1a1c', edge = '#f0a05a'): string =>
  p.keep(
    shape('M-34-8C-20-2 20-2 36-10C30 4 20 6 0 6S-26 4-34-8Z', hull) +
      stroke('M-34-8C-20-2 20-2 36-10', edge, 1.4) +
      shape('M-14-5V-19Q0-26 14-19V-5Z', hull, 'opacity=".85"') +
      stroke('M-14-19Q0-26 14-19', edge, 1, 'opacity=".7"'),
  )
