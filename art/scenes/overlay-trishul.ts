import { trident } from '../kit/altar.ts'
import { Picture, shape, stroke } from '../kit/picture.ts'

/** A trident with damru and cloth; drawn as a mirrored pair (specification §9). */
export function overlayTrishul(prefix = 'o3'): Picture {
  const p = new Picture(prefix, 'Trishul and damru', 170, 500)
  p.add(
    `<ellipse cx="85" cy="150" rx="84" ry="148" fill="${p.round([
      [0, '#ffd98a', 0.6],
      [0.5, '#ffb84a', 0.28],
      [1, '#ff9a2e', 0],
    ])}"/>`,
  )
  p.add(p.use(trident(p, 210), 85, 498, { scale: 1.66 }))
  // the cloth behind, then the drum and its cord
  p.add(
    shape(
      'M80 196C64 214 44 220 40 262C50 250 58 252 64 240C62 262 66 272 76 292C76 262 82 238 90 214Z',
      p.across([0, '#ffa63c'], [1, '#c9480c']),
    ),
    stroke('M76 212C62 228 52 236 46 252M84 216C74 238 72 256 74 280', '#8a2f06', 1.6, 'opacity=".5"'),
  )
  p.add('<g transform="translate(85 206)rotate(-14)scale(1.5)">')
  p.add(
    shape(
      'M-27-19C-16-13-8-7-4-5H4C8-7 16-13 27-19V19C16 13 8 7 4 5H-4C-8 7-16 13-27 19Z',
      p.down([0, '#e0703a'], [0.45, '#b03a1c'], [1, '#4f1408']),
    ),
  )
  p.add(
    stroke(
      'M-24-17-3 4M-24 17-3-4M-25-6-4 1M-25 6-4-1M24-17 3 4M24 17 3-4M25-6 4 1M25 6 4-1',
      '#ffe2a0',
      1,
      'opacity=".85"',
    ),
  )
  const skin = p.across([0, '#fff6e0'], [1, '#d9bd88'])
  p.add(
    `<ellipse cx="-28" rx="5.5" ry="19.5" fill="${skin}" stroke="#a8691a" stroke-width="2.4"/><ellipse cx="28" rx="5.5" ry="19.5" fill="#cfae74" stroke="#a8691a" stroke-width="2.4"/>`,
  )
  p.add(
    `<rect x="-6" y="-6.5" width="12" height="13" rx="4" fill="${p.across([0, '#fff1b8'], [0.4, '#e9b43c'], [1, '#7d4c0c'])}"/>`,
    stroke('M-6-2h12M-6 2h12', '#8a5412', 0.9),
  )
  p.add(
    stroke('M-2 6C-6 18-14 20-18 28M2 6C6 16 12 22 13 31', '#d8322a', 1.8),
    '<circle cx="-18.5" cy="30" r="3.4" fill="#8a2a16"/><circle cx="13.5" cy="33" r="3.4" fill="#8a2a16"/><circle cx="-19.5" cy="29" r="1.2" fill="#ffb08a"/><circle cx="12.5" cy="32" r="1.2" fill="#ffb08a"/></g>',
  )
  return p
}
