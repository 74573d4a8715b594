import { Picture, shape, stroke } from '../kit/picture.ts'

/** Three lines of ash and the red eye-shaped mark; drawn at 30 % of the face's width (specification §9). */
export function overlayTilak(prefix = 'o1'): Picture {
  const p = new Picture(prefix, 'Shiva tilak', 300, 168)
  const ash = p.down([0, '#fffdf8'], [0.6, '#efe7d8'], [1, '#cdbfa8'])
  const line =
    'C-96 15-40 23 0 23S96 15 134-3C141-6 147 2 143 9C139 18 66 41 0 41S-139 18-143 9C-147 2-141-6-134-3Z'
  const mark = p.keep(
    shape(`M-134-3${line}`, ash, 'stroke="#6b5a44" stroke-opacity=".4" stroke-width="2"') +
      stroke('M-128 6C-80 22-40 29 0 29S80 22 128 6', '#fff', 3, 'opacity=".7"') +
      stroke('M-110 20h0M-70 32h0M-96 19h0M58 34h0M92 24h0M116 17h0', '#b8a88e', 3, 'opacity=".6"'),
  )
  p.add(p.use(mark, 150, 12, { scale: 0.94 }), p.use(mark, 150, 62), p.use(mark, 150, 114, { scale: 0.94 }))
  p.add(
    `<ellipse cx="150" cy="86" rx="48" ry="82" fill="${p.round([
      [0, '#ff8a2c', 0.6],
      [1, '#ff7a00', 0],
    ])}"/>`,
  )
  p.add(
    shape(
      'M150 2C177 36 184 68 181 98C177 132 166 152 150 166C134 152 123 132 119 98C116 68 123 36 150 2Z',
      p.across([0, '#f2452c'], [0.45, '#d11f1f'], [1, '#8a0c18']),
      'stroke="#ffd27a" stroke-width="4.5" stroke-linejoin="round"',
    ),
  )
  p.add(
    shape(
      'M150 44C163 66 167 82 165 100C163 120 157 132 150 140C143 132 137 120 135 100C133 82 137 66 150 44Z',
      p.down([0, '#fff0b8'], [1, '#f5a623']),
    ),
    shape(
      'M150 74C157 84 159 92 158 102C157 112 154 118 150 122C146 118 143 112 142 102C141 92 143 84 150 74Z',
      '#8a0c18',
    ),
  )
  return p.add(shape('M146 14C130 38 125 66 127 92C129 64 134 38 146 14Z', '#fff', 'opacity=".4"'))
}
