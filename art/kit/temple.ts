import { type Picture, shape, short, stroke, svg } from './picture.ts'

/** Colours of one building material, lit from the left. */
export type Stone = {
  light: string
  mid: string
  dark: string
  line: string
  high: string
  door: string
  glow: string
}

export const sandstone: Stone = {
  light: '#f8dcae',
  mid: '#d79f61',
  dark: '#7d4a26',
  line: '#6b3c1c',
  high: '#fff3da',
  door: '#3a1d0d',
  glow: '#f0a24a',
}
export const gold: Stone = {
  light: '#ffe08a',
  mid: '#eda92f',
  dark: '#8a4a0d',
  line: '#7a3f08',
  high: '#fff6cf',
  door: '#4a1c08',
  glow: '#ffb547',
}
export const basalt: Stone = {
  light: '#96939b',
  mid: '#5b5862',
  dark: '#26242c',
  line: '#17161c',
  high: '#d0cdd6',
  door: '#0f0d12',
  glow: '#ffab3d',
}
export const greystone: Stone = {
  light: '#d6d0c4',
  mid: '#9c958a',
  dark: '#544e48',
  line: '#423c37',
  high: '#f3efe6',
  door: '#2b1408',
  glow: '#ff9d2e',
}
export const redstone: Stone = {
  light: '#e8a27c',
  mid: '#b9583c',
  dark: '#5d2119',
  line: '#4a1812',
  high: '#ffd0ae',
  door: '#2b0c0a',
  glow: '#ffae4a',
}
export const whitewash: Stone = {
  light: '#fffdf6',
  mid: '#e9dfcf',
  dark: '#9c8d7e',
  line: '#85745f',
  high: '#ffffff',
  door: '#4a2a1a',
  glow: '#ffb85a',
}

export const stonePaint = (p: Picture, stone: Stone): string =>
  p.across([0, stone.light], [0.4, stone.mid], [1, stone.dark])

/** A pot finial of gold; its foot stands at 0,0. */
export const kalash = (p: Picture): string =>
  p.keep(
    shape(
      'M-5 0h10l-2-2.4C6.6-4 7-8.4 3-10.4L1.6-11.4C4-12.6 3.4-15.4 1-16.2L0-22-1-16.2C-3.4-15.4-4-12.6-1.6-11.4L-3-10.4C-7-8.4-6.6-4-3-2.4Z',
      '#f8c94e',
    ) +
      shape(
        'M.4-16 .2-1h4.8l-2-1.4C6.6-4 7-8.4 3-10.4L1.6-11.4C4-12.6 3.4-15.4.4-16Z',
        '#a9690d',
        'opacity=".6"',
      ),
  )

/** A saffron pennant that waves on its pole; `side` -1 lets it fly to the left. */
export function flag(x: number, y: number, height: number, colour = '#f2661f', side = 1): string {
  const h = height * side
  const v = height
  const cloth = svg`M${x} ${y - v}c${h * 0.2} ${-v * 0.09} ${h * 0.32} ${v * 0.1} ${h * 0.52} ${v * 0.05}s${h * 0.22} ${-v * 0.03} ${h * 0.34} ${v * 0.03}c${-h * 0.16} ${v * 0.03} ${-h * 0.22} ${v * 0.12} ${-h * 0.38} ${v * 0.15}s${-h * 0.3} 0 ${-h * 0.48} ${v * 0.15}z`
  const fold = svg`M${x + h * 0.24} ${y - v * 0.97}c${h * 0.12} ${v * 0.05} ${h * 0.18} ${v * 0.05} ${h * 0.28} ${v * 0.02}s${h * 0.1} ${v * 0.06} ${-h * 0.04} ${v * 0.18}c${-h * 0.18} ${v * 0.03} ${-h * 0.2} 0 ${-h * 0.34} ${v * 0.06}c${h * 0.1} ${-v * 0.08} ${h * 0.14} ${-v * 0.16} ${h * 0.1} ${-v * 0.26}z`
  return (
    stroke(svg`M${x} ${y}v${-v * 1.02}`, '#7a4a12', Math.max(1.2, height * 0.022)) +
    shape(cloth, colour) +
    shape(fold, '#5a1a00', 'opacity=".2"')
  )
}

export type SpireShape = {
  width: number
  height: number
  neck?: number
  belly?: number
  bands?: number
  ribs?: number
  finial?: number
}

/** A curved northern tower (shikhara) with ribs, courses, ribbed disc and finial, kept with its foot at 0,0. */
export function spire(
  p: Picture,
  stone: Stone,
  { width, height, neck = 0.3, belly = 0.62, bands = 9, ribs = 2, finial = 1 }: SpireShape,
): string {
  const half = width / 2
  const side = (part: number) =>
    svg`M${-half * part} 0C${-half * part} ${-height * belly * 0.7} ${-half * part * (neck + 0.36)} ${-height * 0.82} ${-half * neck * part} ${-height}`
  const mirror = (part: number) =>
    svg`M${half * part} 0C${half * part} ${-height * belly * 0.7} ${half * part * (neck + 0.36)} ${-height * 0.82} ${half * neck * part} ${-height}`
  const outline = svg`${side(1)}H${half * neck}${mirrorBack(half, height, neck, belly)}Z`
  const paint = stonePaint(p, stone)
  let courses = ''
  for (let i = 1; i < bands; i++) {
    const y = -height * (i / bands) ** 0.9
    courses += svg`M${-half} ${y}q${half} ${width * 0.06} ${width} 0`
  }
  let lines = ''
  for (let i = 1; i <= ribs; i++) lines += side(i / (ribs + 0.7)) + mirror(i / (ribs + 0.7))
  const top = half * neck
  return p.keep(
    shape(outline, paint) +
      stroke(courses, stone.line, Math.max(0.7, width * 0.012), `opacity=".5" ${p.clip(outline)}`) +
      stroke(lines, stone.line, Math.max(0.7, width * 0.014), 'opacity=".45"') +
      stroke(side(0.97), stone.high, Math.max(0.8, width * 0.02), 'opacity=".8"') +
      svg`<ellipse cy="${-height - top * 0.2}" rx="${top * 1.3}" ry="${top * 0.42}" fill="${paint}"/>` +
      `<path d="${svg`M${-top * 1.1} ${-height - top * 0.2}h${top * 2.2}`}" stroke="${stone.line}" stroke-width="${short(top * 0.6)}" stroke-dasharray="${short(top * 0.08, 2)} ${short(top * 0.2, 2)}" opacity=".45"/>` +
      (finial ? p.use(kalash(p), 0, -height - top * 0.5, { scale: width * 0.0135 * finial }) : ''),
  )
}

const mirrorBack = (half: number, height: number, neck: number, belly: number) =>
  svg`C${half * (neck + 0.36)} ${-height * 0.82} ${half} ${-height * belly * 0.7} ${half} 0`

/** A pillared hall with lit arches; its foot is at y. */
export function hall(
  p: Picture,
  x: number,
  y: number,
  width: number,
  height: number,
  stone: Stone,
  arches = 4,
): string {
  const step = width / (arches + 0.4)
  const open = step * 0.58
  let d = ''
  for (let i = 0; i < arches; i++)
    d += svg`M${x - width / 2 + step * (i + 0.7) - open / 2} ${y}v${-height * 0.5}q0 ${-height * 0.26} ${open / 2} ${-height * 0.3}q${open / 2} ${height * 0.04} ${open / 2} ${height * 0.3}v${height * 0.5}z`
  return (
    svg`<rect x="${x - width / 2}" y="${y - height}" width="${width}" height="${height}" fill="${stonePaint(p, stone)}"/>` +
    shape(d, p.down([0, stone.door], [1, stone.glow])) +
    svg`<rect x="${x - width * 0.53}" y="${y - height * 1.1}" width="${width * 1.06}" height="${height * 0.13}" rx="1" fill="${stone.light}"/>` +
    svg`<rect x="${x - width * 0.53}" y="${y - height * 0.98}" width="${width * 1.06}" height="${height * 0.05}" fill="${stone.line}" opacity=".4"/>` +
    svg`<rect x="${x - width * 0.55}" y="${y - height * 0.08}" width="${width * 1.1}" height="${height * 0.1}" fill="${stone.dark}"/>`
  )
}

/** A stepped pyramid roof of thin slabs with a finial. */
export function slabs(
  p: Picture,
  x: number,
  y: number,
  width: number,
  height: number,
  stone: Stone,
  steps = 5,
): string {
  const rise = height / steps
  let tops = ''
  let body = ''
  for (let i = 0; i < steps; i++) {
    const w = width * (1 - (i / steps) * 0.84)
    body += svg`M${x - w / 2} ${y - rise * i}l${w * 0.04} ${-rise}h${w * 0.92}l${w * 0.04} ${rise}z`
    tops += svg`M${x - w / 2} ${y - rise * i - 0.5}h${w}`
  }
  return (
    shape(body, stonePaint(p, stone)) +
    stroke(tops, stone.high, 1, 'opacity=".65"') +
    p.use(kalash(p), x, y - height, { scale: width * 0.011 })
  )
}

/** A dome with ribs and finial. */
export const dome = (
  p: Picture,
  x: number,
  y: number,
  width: number,
  height: number,
  stone: Stone,
  finial = true,
): string => {
  const w = width / 2
  return (
    shape(
      svg`M${x - w} ${y}c${-w * 0.06} ${-height * 0.62} ${w * 0.6} ${-height * 0.9} ${w} ${-height}c${w * 0.4} ${height * 0.1} ${w * 1.06} ${height * 0.38} ${w} ${height}z`,
      stonePaint(p, stone),
    ) +
    stroke(
      svg`M${x - w * 0.8} ${y - height * 0.12}q${w * 0.04} ${-height * 0.4} ${w * 0.5} ${-height * 0.66}`,
      stone.high,
      1.4,
      'opacity=".6"',
    ) +
    (finial ? p.use(kalash(p), x, y - height * 0.97, { scale: width * 0.015 }) : '')
  )
}

/** A plinth of courses that grows wider towards the ground. */
export function plinth(
  p: Picture,
  x: number,
  y: number,
  width: number,
  height: number,
  stone: Stone,
  courses = 3,
): string {
  const step = height / courses
  let out = ''
  for (let i = 0; i < courses; i++) {
    const w = width + i * step * 2.4
    out += svg`<rect x="${x - w / 2}" y="${y + step * i}" width="${w}" height="${step + 0.3}" fill="${stonePaint(p, stone)}"/><path d="M${x - w / 2} ${y + step * i + 0.5}h${w}" stroke="${stone.high}" opacity=".5"/>`
  }
  return out
}
