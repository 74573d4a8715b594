import { Picture, shape, stroke } from '../kit/picture.ts'

/** A blue aura of flame petals round a clear middle; drawn twice at low opacity (specification §9). */
export function overlayNeelkanth(prefix = 'o2'): Picture {
  const p = new Picture(prefix, 'Blue aura', 512, 512)
  const glow = p.round([
    [0.54, '#7cc8ff', 0],
    [0.64, '#4aa8ff', 0.75],
    [0.72, '#2260e8', 0.6],
    [0.86, '#1433b0', 0.28],
    [1, '#0a1e8c', 0],
  ])
  p.add(`<circle cx="256" cy="256" r="256" fill="${glow}"/>`)
  // flame petals, long and short by turns; each fades to its tip
  const paint = p.down([0, '#bfe8ff', 0], [0.35, '#8fd4ff', 0.5], [1, '#e8f8ff', 0.95])
  const long = p.keep(
    shape('M0-250C-4-232-19-212-17-190C-15-180-9-175 0-173C9-175 15-180 17-190C19-212 4-232 0-250Z', paint) +
      shape(
        'M0-232C-2-220-8-208-7-194C-6-187-3-184 0-183C3-184 6-187 7-194C8-208 2-220 0-232Z',
        '#1d4fd8',
        'opacity=".55"',
      ),
  )
  const small = p.keep(
    shape(
      'M0-226C-3-214-13-202-12-188C-11-180-6-175 0-173C6-175 11-180 12-188C13-202 3-214 0-226Z',
      paint,
      'opacity=".8"',
    ),
  )
  for (let i = 0; i < 20; i++) p.add(p.use(small, 256, 256, { turn: i * 18 + 9 }))
  for (let i = 0; i < 20; i++) p.add(p.use(long, 256, 256, { turn: i * 18 }))
  const ring = (r: number, colour: string, width: number, rest = '') =>
    stroke(`M256 ${256 - r}a${r} ${r} 0 1 1-.1 0Z`, colour, width, rest)
  return p.add(
    ring(171, '#3f9bff', 9, 'opacity=".5"'),
    ring(171, '#f2fbff', 3.5),
    ring(162, '#bfe8ff', 4.5, 'stroke-dasharray="0 12.7" opacity=".9"'),
  )
}
