import { chance, type Picture, type Stop, shape, short, stroke, svg } from './picture.ts'

/** The background gradient of the whole picture: three or four stops. */
export const sky = (p: Picture, ...stops: Stop[]): string =>
  `<rect width="${p.width}" height="${p.height}" fill="${p.down(...stops)}"/>`

/** A sun or a divine glow with thin rays, which are drawn as one dashed thick ring. */
export function halo(
  p: Picture,
  x: number,
  y: number,
  r: number,
  colour: string,
  core = '#fff6d8',
  rays = 18,
): string {
  const glow = p.round([
    [0, core, 0.95],
    [0.26, colour, 0.7],
    [0.6, colour, 0.22],
    [1, colour, 0],
  ])
  const fade = p.round(
    [
      [0.36, core, 0],
      [0.5, core, 0.28],
      [1, core, 0],
    ],
    0.5,
    0.5,
    0.74,
  )
  const ring = (radius: number, width: number, count: number, part: number) => {
    const step = (2 * Math.PI * radius) / count
    return svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${fade}" stroke-width="${width}" stroke-dasharray="${short(step * part, 2)} ${short(step * (1 - part), 2)}"/>`
  }
  return svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${glow}"/>${rays ? ring(r * 0.66, r * 0.64, rays, 0.16) : ''}`
}

/** A round sun or moon disc with its own soft edge. */
export const disc = (p: Picture, x: number, y: number, r: number, core: string, rim: string): string =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${p.round(
    [
      [0.7, core],
      [1, rim],
    ],
    0.42,
    0.4,
    0.62,
  )}"/>`

/** A crescent that opens to the upper right. */
export const crescent = (x: number, y: number, r: number, colour = '#fff3d0'): string =>
  shape(
    svg`M${x} ${y - r}A${r} ${r} 0 1 0 ${x + r} ${y + r * 0.2}A${r * 0.8} ${r * 0.8} 0 0 1 ${x} ${y - r}Z`,
    colour,
  )

/** Small stars over the upper part of the sky. */
export function stars(p: Picture, seed: number, count: number, depth: number): string {
  const next = chance(seed)
  let d = ''
  for (let i = 0; i < count; i++) d += svg`M${Math.round(next() * p.width)} ${Math.round(next() * depth)}h0`
  return stroke(d, '#fff', 1.5, 'opacity=".6"')
}

/** Flat-bottomed clouds made of one path; `width` of the longest. */
export const cloud = (x: number, y: number, width: number, colour: string, opacity: number): string => {
  const w = width / 10
  return shape(
    svg`M${x} ${y}q${w * 0.2} ${-w} ${w * 1.6} ${-w}q${w * 0.6} ${-w * 1.4} ${w * 2.2} ${-w * 0.9}q${w} ${-w * 0.9} ${w * 2.4} ${w * 0.2}q${w * 1.8} ${-w * 0.5} ${w * 2.2} ${w * 0.8}q${w * 1.4} 0 ${w * 1.6} ${w * 0.9}Z`,
    colour,
    `opacity="${short(opacity, 2)}"`,
  )
}

/** A few birds far away. */
export const birds = (colour: string, ...at: [x: number, y: number, size: number][]): string =>
  stroke(
    at
      .map(
        ([x, y, s]) =>
          svg`M${x - s} ${y - s * 0.3}q${s * 0.6} ${-s * 0.5} ${s} ${s * 0.3}q${s * 0.4} ${-s * 0.8} ${s} ${-s * 0.3}`,
      )
      .join(''),
    colour,
    1.4,
  )

/** A veil of mist that lies between two planes. */
export const mist = (p: Picture, y: number, height: number, colour: string, opacity: number): string =>
  svg`<rect y="${y}" width="${p.width}" height="${height}" fill="${p.down([0, colour, 0], [0.5, colour, opacity], [1, colour, 0])}"/>`

/** The darker rim of a picture: always drawn last, at most .45 opaque. */
export const vignette = (p: Picture, opacity = 0.4, colour = '#1a0710'): string =>
  `<rect width="${p.width}" height="${p.height}" fill="${p.round(
    [
      [0.55, colour, 0],
      [1, colour, opacity],
    ],
    0.5,
    0.45,
    0.75,
  )}"/>`
