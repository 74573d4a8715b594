import { garland, lamp } from '../kit/altar.ts'
import { halo, sky, vignette } from '../kit/light.ts'
import { Picture, stroke } from '../kit/picture.ts'
import { dayLamps } from './day-lamps.ts'
import { dayTemple } from './day-temple.ts'
import { dayWalk } from './day-walk.ts'

/** Three prints under a marigold string. Shared with links to the gallery. */
export function shareGallery(): Picture {
  const p = new Picture('sg', 'Photos of the mela', 600, 315)
  p.add(
    sky(p, [0, '#0e1a40'], [0.6, '#1b2f7c'], [1, '#2b3f96']),
    halo(p, 300, 150, 280, '#ff9f3a', '#ffd48a'),
    vignette(p, 0.35, '#02051a'),
  )
  p.add(stroke('M-6 34Q300 74 606 34', '#e0a94e', 2))
  const print = (other: Picture, x: number, y: number, width: number, height: number, turn: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})"><rect x="${-width / 2 + 4}" y="6" width="${width}" height="${height}" opacity=".35"/>` +
    `<rect x="${-width / 2}" width="${width}" height="${height}" fill="#fdfaf2"/>${p.window(other, -width / 2 + 8, 8, width - 16, height - 34)}` +
    `<rect x="-6" y="-12" width="12" height="26" rx="3" fill="#d98f4e"/><path d="M-6-2h12" stroke="#7a3f12" stroke-width="2"/></g>`
  p.add(
    print(dayWalk(), 112, 56, 170, 196, -4),
    print(dayLamps(), 488, 56, 170, 196, 4),
    print(dayTemple(), 300, 62, 208, 230, 0.5),
  )
  p.add(
    garland(p, [-8, 6], [140, 52], [300, 12], 26, 1.3),
    garland(p, [300, 12], [460, 52], [608, 6], 26, 1.3),
  )
  p.add(p.use(lamp(p), 56, 304, { scale: 0.8 }), p.use(lamp(p), 544, 304, { scale: 0.8 }))
  return p
}
