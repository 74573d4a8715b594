import { bilva, garland, lamp, lingam, petals } from '../kit/altar.ts'
import { halo, vignette } from '../kit/light.ts'
import { Picture, shape, stroke } from '../kit/picture.ts'

/** The live card of Home: the lingam at the right, plain night sky in the left half, behind the text. */
export function darshan(): Picture {
  const p = new Picture('da', 'The lingam in lamplight', 328, 150)
  p.add('<rect width="328" height="150" fill="#0b1538"/>', halo(p, 252, 70, 112, '#e8892e', '#ffd48a'))
  p.add('<g transform="translate(252 0)">')
  const arch = 'M-66 150V86C-66 48-32 26 0 4C32 26 66 48 66 86V150'
  p.add(
    shape(arch, p.down([0, '#2b3f96', 0.9], [1, '#14225a', 0.9])),
    halo(p, 0, 78, 72, '#ffb84d', '#ffe9b8', 0),
  )
  p.add(stroke(arch, '#f3c069', 1.8), shape('M-110 150Q0 122 110 150Z', '#1a1030', 'opacity=".75"'))
  const copper = p.across([0, '#ffca8a'], [0.3, '#d9813a'], [1, '#6b2f10'])
  p.add(
    stroke('M0 4-9 16M0 4 9 16', '#f0c069', 0.8),
    shape(
      'M-11 16H11C11 18 9 18 10 19C17 22 14 33 3 35L2 38H-2L-3 35C-14 33-17 22-10 19C-9 18-11 18-11 16Z',
      copper,
    ),
    stroke('M-12 16H12', '#ffdca6', 1.8),
    stroke('M0 41V49', '#e6f6ff', 1.4, 'stroke-dasharray="1.5 3"'),
  )
  p.add(p.use(lingam(p), 0, 138, { scale: 0.7 }), garland(p, [-20, 96], [0, 124], [20, 96], 13, 0.48))
  p.add(
    p.use(bilva(p), 0, 61, { scale: 0.4 }),
    p.use(bilva(p), -6, 63, { scale: 0.28, turn: -46 }),
    p.use(bilva(p), 6, 63, { scale: 0.28, turn: 46 }),
  )
  p.add(petals(4, 12, -60, 143, 110, 4))
  p.add(p.use(lamp(p), -50, 144, { scale: 0.52 }), p.use(lamp(p), 54, 144, { scale: 0.46 }), '</g>')
  return p.add(vignette(p, 0.25, '#02051a'))
}
