import { lamp, marigold, petals } from '../kit/altar.ts'
import { ground, hills, steps, tree } from '../kit/land.ts'
import { birds, cloud, halo, sky, vignette } from '../kit/light.ts'
import { Picture, shadow, shape, stroke, svg } from '../kit/picture.ts'
import { stonePaint, whitewash } from '../kit/temple.ts'

/** Khudiram memorial: a white stone, a flame, flowers and the flag at daybreak. */
export function attractionMemorial(): Picture {
  const p = new Picture('t6', 'Khudiram memorial: white stone, flame and the national flag at daybreak')
  p.add(
    sky(p, [0, '#2b3f7c'], [0.34, '#a86a80'], [0.58, '#f6a464'], [0.74, '#fff0cc']),
    halo(p, 176, 150, 170, '#ffd08a'),
    cloud(20, 74, 130, '#ffe0cc', 0.35),
    cloud(260, 60, 120, '#ffe0cc', 0.35),
    birds('#33305a', [92, 100, 7], [112, 90, 5], [76, 88, 5]),
  )
  p.add(
    hills(
      p,
      [
        [0, 210],
        [80, 198],
        [190, 208],
        [300, 196],
        [400, 206],
      ],
      '#6f7a5c',
    ),
  )
  const leaves: [string, string, string] = ['#24482f', '#3a6a3c', '#8a9a4e']
  p.add(
    p.use(tree(p, leaves), 34, 236, { scale: 1.3 }),
    p.use(tree(p, leaves), 386, 238, { scale: 1.2 }),
    p.use(tree(p, leaves), 84, 228, { scale: 0.7 }),
  )
  p.add(ground(p, 238, [0, '#8fa25c'], [1, '#33502c']), shadow(190, 282, 128, 8, 0.3))
  const white = stonePaint(p, whitewash)
  // the stone: stepped base, tapering body, flame on top
  p.add(steps(p, 176, 252, 120, 4, 8, ['#fffaf0', '#a8957e'], 14))
  p.add(
    shape('M128 252V226H224V252Z', white),
    stroke('M124 226H228', '#fff', 5),
    shape('M138 224V214H214V224Z', white),
    shape('M148 214 160 96H192L204 214Z', white),
    shape('M176 96H192L204 214H176Z', '#8a7460', 'opacity=".22"'),
    stroke('M156 96H196', '#fff', 5),
    stroke('M151 206H201', whitewash.line, 1.4, 'opacity=".5"'),
  )
  p.add(
    `<circle cx="176" cy="72" r="44" fill="${p.round([
      [0, '#fff3c4', 0.95],
      [0.3, '#ffb84d', 0.5],
      [1, '#ff8a1f', 0],
    ])}"/>`,
    shape('M160 92H192L188 84H164Z', '#c98a2c'),
    shape(
      'M176 84C160 78 164 62 176 44C178 54 190 60 190 70C190 78 184 82 176 84Z',
      p.down([0, '#ffe08a'], [1, '#f2591c']),
    ),
    shape('M176 84C168 80 170 70 177 60C182 68 184 78 176 84Z', '#fff6d6'),
  )
  // a wreath of marigolds and leaves on the stone
  const leaf = p.keep(
    shape('M0-13C-5-18-5-25 0-31C5-25 5-18 0-13Z', '#4a9c40', 'stroke="#2c6b2b" stroke-width=".7"'),
  )
  const blossom = [marigold(p), marigold(p, '#e8a21c', '#ffc531', '#ffe796')]
  for (let i = 0; i < 16; i++) p.add(p.use(leaf, 176, 160, { turn: i * 22.5 + 11, scale: 0.86 }))
  for (let i = 0; i < 16; i++)
    p.add(
      p.use(
        blossom[i % 2] as string,
        176 + 17 * Math.cos((i * Math.PI) / 8),
        160 + 17 * Math.sin((i * Math.PI) / 8),
        { scale: 0.78 },
      ),
    )
  p.add('<g transform="translate(-26 0)">')
  // the flag, three by two
  p.add(
    shadow(300, 262, 20, 3, 0.3),
    shape('M284 262h28l-4-10h-20z', white),
    stroke('M298 256V58', '#e8e2d8', 3.4),
    '<circle cx="298" cy="55" r="3.6" fill="#e9b43c"/>',
  )
  const wave = (y: number) => svg`M300 ${y}c14-5 24 5 36 2s20-6 30-2v16c-10-4-18-1-30 2s-22-7-36-2z`
  p.add(shape(wave(60), '#ff9933'), shape(wave(76), '#fff'), shape(wave(92), '#138808'))
  let spokes = ''
  for (let i = 0; i < 12; i++)
    spokes += svg`M${333 - 6 * Math.cos((i * Math.PI) / 12)} ${85.4 - 6 * Math.sin((i * Math.PI) / 12)}L${333 + 6 * Math.cos((i * Math.PI) / 12)} ${85.4 + 6 * Math.sin((i * Math.PI) / 12)}`
  p.add(
    '<circle cx="333" cy="85.4" r="6.4" fill="none" stroke="#000080" stroke-width="1.1"/>',
    stroke(spokes, '#000080', 0.5),
    shape('M318 62c12 6 10 0 18 0v48c-8 0-8 4-18-2z', '#000', 'opacity=".07"'),
  )
  p.add('</g>')
  p.add(
    petals(6, 26, 90, 276, 190, 18),
    p.use(lamp(p), 112, 288, { scale: 0.62 }),
    p.use(lamp(p), 246, 288, { scale: 0.62 }),
    p.use(lamp(p), 176, 294, { scale: 0.5 }),
  )
  return p.add(vignette(p))
}
