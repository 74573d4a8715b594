import { bars, type Picture, shape, short, stroke, svg } from './picture.ts'
import { kalash, type Stone, stonePaint } from './temple.ts'

export type GopuramShape = { width: number; height: number; tiers?: number; figures?: [string, string] }

/** A southern gate tower: base with a lit door, tiers with rows of niches, barrel roof with finials; foot at x, y. */
export function gopuram(
  p: Picture,
  x: number,
  y: number,
  stone: Stone,
  { width, height, tiers = 7, figures = ['#a95d3a', '#8f6f4a'] }: GopuramShape,
): string {
  const paint = stonePaint(p, stone)
  const base = height * 0.2
  const bar = (w: number, at: number, h: number) =>
    svg`<rect x="${x - w / 2}" y="${at}" width="${w}" height="${h}" rx="${h / 2}" fill="${stone.high}"/>`
  let body = ''
  let caps = ''
  let rows = ''
  let doors = ''
  let at = y - base
  let w = width * 0.92
  const total = (1 - 0.9 ** tiers) / 0.1
  for (let i = 0; i < tiers; i++) {
    const h = ((height * 0.64) / total) * 0.9 ** i
    const next = w * 0.885
    body += svg`M${x - w / 2} ${at}L${x - next / 2} ${at - h}h${next}L${x + w / 2} ${at}z`
    const step = next / 10
    rows += `<path d="${svg`M${x - step * 4.3} ${at - h * 0.42}h${step * 8.6}`}" stroke="${figures[i % 2]}" stroke-width="${short(h * 0.52)}" stroke-dasharray="${short(step * 0.6)} ${short(step * 0.54)}" opacity=".75"/>`
    doors += svg`M${x - step * 0.42} ${at - 1}v${-h * 0.55}q${step * 0.42} ${-h * 0.4} ${step * 0.84} 0v${h * 0.55}z`
    caps += bar(next * 1.07, at - h - 1.5, 3)
    at -= h
    w = next
  }
  const roof = height * 0.1
  const finial = kalash(p)
  let finials = ''
  for (let i = -2; i <= 2; i++)
    finials += p.use(finial, x + i * w * 0.15, at - roof * 0.98, { scale: width * 0.0042 })
  return (
    svg`<rect x="${x - width / 2}" y="${y - base}" width="${width}" height="${base}" fill="${paint}"/>` +
    bars(
      [-0.38, -0.27, 0.27, 0.38].map(k => svg`M${x + width * k} ${y}v${-base}`).join(''),
      stone.line,
      width * 0.04,
      'opacity=".22"',
    ) +
    shape(
      svg`M${x - width * 0.13} ${y}v${-base * 0.62}q${width * 0.13} ${-base * 0.3} ${width * 0.26} 0v${base * 0.62}z`,
      p.down([0, stone.door], [1, stone.glow]),
    ) +
    bar(width * 1.08, y - base - 2, 4) +
    shape(body, paint) +
    rows +
    shape(doors, stone.door, 'opacity=".8"') +
    caps +
    shape(
      svg`M${x - w * 0.5} ${at}c${-w * 0.12} ${-roof * 0.8} ${w * 0.08} ${-roof * 1.1} ${w * 0.2} ${-roof}h${w * 0.6}c${w * 0.12} ${-roof * 0.1} ${w * 0.32} ${roof * 0.2} ${w * 0.2} ${roof}z`,
      paint,
    ) +
    stroke(
      svg`M${x - w * 0.46} ${at - roof * 0.35}h${w * 0.92}M${x - w * 0.46} ${at - roof * 0.65}h${w * 0.92}`,
      stone.line,
      1,
      'opacity=".5"',
    ) +
    finials
  )
}
