import { chance, type Picture, shadow, shape, stroke, svg } from './picture.ts'

export type LingamStone = { lit: string; body: string; deep: string }
export const blackStone: LingamStone = { lit: '#8b93a5', body: '#3b4254', deep: '#12151d' }
export const sandLingam: LingamStone = { lit: '#e4d3b0', body: '#ad9267', deep: '#5c4729' }

/** The lingam on its base, spout to the right, three lines of ash and a red point; its foot stands at 0,0. */
export function lingam(p: Picture, stone = blackStone): string {
  const pale = stone === sandLingam
  const [lit, mid, deep] = pale ? ['#c4ad90', '#7a6348', '#3d2f20'] : ['#a0958b', '#4d4640', '#221d1a']
  const base = p.across([0, lit], [0.5, mid], [1, deep])
  const top = p.down([0, pale ? '#8f785c' : '#6b625b'], [1, pale ? '#51402c' : '#39332e'])
  return p.keep(
    shadow(4, 2, 70, 9, 0.34) +
      shape('M-46 0C-46-7-40-9-34-11L-30-17H30L34-11C40-9 46-7 46 0Q0 9-46 0Z', base) +
      shape('M-30-17C-24-22-24-25-28-29H28C24-25 24-22 30-17Q0-11-30-17Z', p.across([0, mid], [0.5, deep])) +
      shape('M-52-38C-54-31-40-26 0-26C24-26 40-28 48-31L86-33C90-34 90-41 86-41L50-42Z', base) +
      `<ellipse cy="-38" rx="52" ry="9.5" fill="${top}"/>` +
      stroke('M50-41A52 9.5 0 1 0 49-35', '#cbb9a6', 1, 'opacity=".5"') +
      shape('M30-44L84-41.6C88-41 88-36.6 84-36.4L34-31Z', top) +
      stroke('M20-37 84-38.6', '#bfe3f2', 2.2, 'opacity=".75"') +
      shape(
        'M-29-38V-76C-29-100-17-112 0-112S29-100 29-76V-38Q0-29-29-38Z',
        p.across([0, stone.body], [0.28, stone.lit], [0.55, stone.body], [1, stone.deep]),
      ) +
      shape('M-22-42V-76C-22-94-15-103-8-106C-15-99-15-88-15-76V-40Z', '#fff', 'opacity=".16"') +
      stroke('M-22-84Q0-77 22-84M-23.5-78Q0-71 23.5-78M-24.5-72Q0-65 24.5-72', '#f6f1e7', 2.9) +
      '<ellipse cy="-75.3" rx="3.4" ry="4.6" fill="#d62f1f"/>',
  )
}

/** Three leaves of bilva on one stalk. */
export function bilva(p: Picture): string {
  const leaf = p.keep(
    shape('M0 0C-7-7-8-18 0-27C8-18 7-7 0 0Z', '#4a9c40', 'stroke="#2c6b2b" stroke-width=".7"') +
      stroke('M0-2V-22', '#d8f0b0', 0.8, 'opacity=".7"'),
  )
  return p.keep(
    stroke('M0 10V0', '#2c6b2b', 1.8) +
      p.use(leaf, 0, 0, { turn: -58 }) +
      p.use(leaf, 0, 0, { turn: 58 }) +
      p.use(leaf, 0, 0),
  )
}

/** A lit clay lamp with its glow; it stands at 0,0. */
export function lamp(p: Picture, glow = 0.95): string {
  return p.keep(
    `<circle cy="-19" r="46" fill="${p.round([
      [0, '#fff3c4', glow],
      [0.25, '#ffc24d', glow * 0.58],
      [0.6, '#ff8a1f', glow * 0.19],
      [1, '#ff7a00', 0],
    ])}"/>` +
      shadow(1, 1, 20, 3.4) +
      shape('M-20-9C-19 0-10 2 0 2S19 0 21-9L25-12Q10-7-20-9Z', p.across([0, '#e08a44'], [1, '#6e2c0d'])) +
      '<ellipse cx="1" cy="-9.4" rx="20" ry="3.2" fill="#f0b35a"/><ellipse cx="1" cy="-9" rx="17" ry="2.2" fill="#8a3d10"/>' +
      shape(
        'M2-10C-6-14-4-24 2-36C8-24 10-14 2-10Z',
        p.down([0, '#ff7a12'], [0.45, '#ffb627'], [1, '#fff7cf']),
      ) +
      shape('M2-11C-1-14-1-19 2-25C5-19 5-14 2-11Z', '#fffbe6'),
  )
}

/** One marigold head seen from above, ten units wide. */
export const marigold = (p: Picture, deep = '#d9631a', mid = '#f7a01e', core = '#ffd45c'): string =>
  p.keep(
    `<circle r="5" fill="${deep}"/><circle r="3.6" cx="-.3" cy="-.3" fill="${mid}"/><circle r="1.9" cx="-.7" cy="-.8" fill="${core}"/>`,
  )

export type Point = readonly [x: number, y: number]

/** Marigolds along a hanging curve from `a` to `b` through the control point `c`. */
export function garland(p: Picture, a: Point, c: Point, b: Point, count: number, scale: number): string {
  const kinds = [marigold(p), marigold(p, '#e8a21c', '#ffc531', '#ffe796')]
  let out = ''
  for (let i = 0; i <= count; i++) {
    const t = i / count
    const at = (k: 0 | 1) => (1 - t) ** 2 * a[k] + 2 * t * (1 - t) * c[k] + t * t * b[k]
    out += p.use(kinds[i % 2] as string, at(0), at(1), { scale })
  }
  return out
}

/** Flower petals strewn over a strip of ground: one path per colour. */
export function petals(
  seed: number,
  count: number,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const next = chance(seed)
  const colours = ['#ffb02e', '#e8641b', '#d9304f']
  const paths = colours.map(() => '')
  for (let i = 0; i < count; i++) {
    const px = Math.round(x + next() * width)
    const py = Math.round(y + next() * height)
    const dx = 2 + next() * 2
    const dy = (next() - 0.5) * 4
    paths[i % 3] +=
      svg`M${px} ${py}q${dx * 0.2} ${dy - 2} ${dx} ${dy}q${-dx * 0.3} ${2.4 - dy * 0.2} ${-dx} ${-dy}`
  }
  return paths
    .map((d, i) =>
      shape(d, colours[i] as string, `stroke="${colours[i]}" stroke-width="1.2" stroke-linejoin="round"`),
    )
    .join('')
}

/** A golden trident on its staff; `length` of the staff, foot at 0,0. */
export function trident(p: Picture, length = 150): string {
  const metal = p.across([0, '#fff1b8'], [0.35, '#e9b43c'], [0.7, '#b3771a'], [1, '#7d4c0c'])
  const l = -length
  const fork =
    'M-34-62C-40-28-34-4 0-2C34-4 40-28 34-62C28-56 27-48 27-40C27-22 18-12 0-12C-18-12-27-22-27-40C-27-48-28-56-34-62Z'
  return p.keep(
    svg`<rect x="-3.2" y="${l}" width="6.4" height="${length}" rx="2" fill="${metal}"/>` +
      shape(
        svg`M0 ${l - 78}C6 ${l - 58} 10 ${l - 40} 4 ${l - 22}V${l}H-4V${l - 22}C-10 ${l - 40}-6 ${l - 58} 0 ${l - 78}Z`,
        metal,
      ) +
      `<path d="${fork}" fill="${metal}" transform="translate(0 ${l})"/>` +
      svg`<rect x="-9" y="${l - 3}" width="18" height="7" rx="3.5" fill="${metal}"/><rect x="-7" y="${l + 9}" width="14" height="4.5" rx="2.2" fill="${metal}"/>`,
  )
}
