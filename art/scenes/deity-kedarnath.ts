import { garland } from '../kit/altar.ts'
import { ground, hills } from '../kit/land.ts'
import { birds, cloud, halo, mist, sky, vignette } from '../kit/light.ts'
import { snowPeak } from '../kit/mountain.ts'
import { Picture, shadow, shape, stroke } from '../kit/picture.ts'
import { offering } from '../kit/sanctum.ts'
import { flag, greystone, kalash, plinth, stonePaint } from '../kit/temple.ts'

/** Kedarnath: the grey stone temple below the snow, its wooden crown and gabled hall. */
export function deityKedarnath(): Picture {
  const p = new Picture('v5', 'Kedarnath: stone temple below the snow peaks')
  p.add(
    sky(p, [0, '#2f63ad'], [0.5, '#90bdea'], [0.78, '#fbe3c4'], [1, '#fff']),
    halo(p, 64, 76, 120, '#ffe2a8'),
    cloud(270, 60, 110, '#fff', 0.5),
  )
  p.add(
    snowPeak(p, 84, 236, 250, 146),
    snowPeak(p, 336, 236, 240, 150),
    snowPeak(p, 206, 240, 300, 214),
    mist(p, 168, 60, '#e8f0fa', 0.4),
  )
  p.add(
    hills(
      p,
      [
        [0, 214],
        [60, 204],
        [130, 222],
        [240, 226],
        [320, 206],
        [400, 212],
      ],
      p.down([0, '#64785a'], [1, '#2f3d30']),
    ),
  )
  p.add(ground(p, 246, [0, '#98948a'], [1, '#4d4b48']), shadow(246, 254, 132, 8, 0.3))
  const stone = stonePaint(p, greystone)
  // tower with curved roof, wooden crown
  p.add(
    shape('M148 248V150H240V248Z', stone),
    stroke('M149 172h90M149 196h90M149 160h90', greystone.line, 1.4, 'opacity=".5"'),
  )
  p.add(
    shape('M142 152C146 122 168 104 176 96H212C220 104 242 122 246 152Z', stone),
    stroke('M152 138Q194 144 236 138M162 121Q194 126 226 121', greystone.line, 1.2, 'opacity=".55"'),
    stroke('M148 146C154 122 168 110 178 100', greystone.high, 2, 'opacity=".7"'),
    stroke('M142 152H246', greystone.high, 5),
  )
  p.add(
    shape('M170 97h48l-6-5h-36Z', '#6b4a2c'),
    stroke('M177 92V80M188 92V80M200 92V80M211 92V80', '#7d5733', 3),
    shape('M164 81C178 78 186 70 194 60C202 70 210 78 224 81Z', p.across([0, '#f5c35c'], [1, '#8a5218'])),
    p.use(kalash(p), 194, 61, { scale: 1.05 }),
  )
  // gabled hall with snow on the roof
  p.add(
    shape('M176 248V196L262 160 348 196V248Z', stone),
    shape('M168 200 262 157 356 200 350 206 262 168 174 206Z', '#57524c'),
    shape('M168 200 262 157 262 166 176 204Z', '#f4f9ff'),
    shape('M262 157 356 200 348 203 262 166Z', '#c3d3e6'),
  )
  p.add(
    shape('M246 248V212Q246 198 262 196Q278 198 278 212V248Z', p.down([0, '#2b1408'], [1, '#ff9d2e'])),
    stroke('M242 248V211Q242 194 262 192Q282 194 282 211V248', '#f0c14b', 2.6),
  )
  p.add(
    shape(
      'M193 236V219Q193 211 200 210Q207 211 207 219V236ZM217 236V219Q217 211 224 210Q231 211 231 219V236ZM293 236V219Q293 211 300 210Q307 211 307 219V236ZM317 236V219Q317 211 324 210Q331 211 331 219V236Z',
      '#3b342e',
    ),
    stroke('M180 241h58M286 241h58', greystone.line, 1, 'opacity=".5"'),
    '<circle cx="262" cy="181" r="5.5" fill="none" stroke="#5b544c" stroke-width="2"/>',
  )
  p.add(garland(p, [178, 208], [262, 158], [346, 208], 34, 0.5), plinth(p, 258, 248, 184, 10, greystone, 2))
  p.add(flag(142, 153, 36, '#e4572e', -1), birds('#2c3a55', [316, 92, 6], [334, 84, 5]))
  // the great boulder behind the temple's side
  p.add(
    shadow(80, 258, 60, 6),
    shape('M30 258C30 230 54 216 80 218C108 214 128 232 130 258Z', p.across([0, '#bdb6aa'], [1, '#4a453f'])),
    stroke('M56 228C68 236 70 244 64 256M92 222C98 232 96 244 100 256', greystone.line, 1.3, 'opacity=".55"'),
    shape(
      'M44 234C50 222 66 216 80 218C94 216 106 220 114 228C98 222 64 222 44 234Z',
      '#f4f9ff',
      'opacity=".9"',
    ),
  )
  return p.add(offering(p, 112, 292, 0.5, { seed: 11, left: 52, right: 62 }), vignette(p))
}
