import { ground, hills, steps, tree } from '../kit/land.ts'
import { birds, cloud, halo, sky, vignette } from '../kit/light.ts'
import { Picture, shadow, shape, stroke, svg } from '../kit/picture.ts'
import { dome, hall, type Stone, stonePaint } from '../kit/temple.ts'

const ochre: Stone = {
  light: '#fdeccb',
  mid: '#e2ba84',
  dark: '#96663e',
  line: '#8a5a34',
  high: '#fffaea',
  door: '#3a2418',
  glow: '#d98f4a',
}
const relic: Stone = {
  light: '#d9d2c6',
  mid: '#a39a8e',
  dark: '#5c544c',
  line: '#4a433d',
  high: '#f2eee6',
  door: '#2a2420',
  glow: '#8a8078',
}

/** Ramchandra museum: a building with a pillared porch, old stones in its garden. */
export function attractionMuseum(): Picture {
  const p = new Picture('t5', 'Ramchandra museum with old stones in its garden')
  p.add(
    sky(p, [0, '#5f94c8'], [0.5, '#bcdcea'], [0.8, '#fff1d6']),
    halo(p, 64, 70, 120, '#ffedb0'),
    cloud(280, 70, 120, '#fff', 0.6),
    cloud(150, 46, 90, '#fff', 0.45),
    birds('#46628a', [120, 92, 6], [138, 84, 5]),
  )
  p.add(
    hills(
      p,
      [
        [0, 194],
        [110, 184],
        [240, 192],
        [400, 182],
      ],
      '#9fc48e',
    ),
  )
  const leaves: [string, string, string] = ['#2a6038', '#448448', '#86b85a']
  p.add(p.use(tree(p, leaves), 24, 226, { scale: 1.25 }), p.use(tree(p, leaves), 382, 226, { scale: 1.15 }))
  p.add(ground(p, 226, [0, '#a9cf74'], [1, '#4f8a40']), shadow(212, 232, 158, 7, 0.25))
  const wall = stonePaint(p, ochre)
  p.add(`<rect x="62" y="158" width="276" height="70" fill="${wall}"/>`)
  let windows = ''
  for (const x of [76, 106, 270, 300]) windows += svg`M${x} 216v-30q0-10 10-11q10 1 10 11v30z`
  p.add(
    shape(windows, p.down([0, '#4a6a88'], [1, '#a8c8d8']), 'stroke="#fff6e0" stroke-width="2.4"'),
    stroke('M86 176V216M116 176V216M280 176V216M310 176V216', '#fff6e0', 1.2),
    stroke('M56 156H344', '#fffaea', 6),
    stroke('M58 161H342', '#8a5a34', 2, 'opacity=".5"'),
    stroke('M60 228H340', '#96663e', 4),
  )
  // porch: columns, gable, dome
  p.add(
    `<rect x="142" y="118" width="116" height="24" fill="${wall}"/>`,
    dome(p, 200, 118, 62, 36, ochre, false),
    stroke('M200 84V74', ochre.mid, 3),
    '<circle cx="200" cy="73" r="3" fill="#fffaea"/>',
    hall(p, 200, 228, 116, 76, ochre, 3),
    shape('M132 146 200 116 268 146Z', wall, 'stroke="#fffaea" stroke-width="3" stroke-linejoin="round"'),
    `<circle cx="200" cy="135" r="6.5" fill="none" stroke="${ochre.line}" stroke-width="2"/><path d="M200 129v12M194 135h12M196 131l8 8M204 131l-8 8" stroke="${ochre.line}"/>`,
  )
  p.add(
    steps(p, 200, 228, 104, 4, 5, ['#f2dcb4', '#a87c4e'], 8),
    shape('M158 248H242L290 300H110Z', p.down([0, '#ecd7ac'], [1, '#b99062'])),
  )
  // the old stones: a wheel, a carved pillar, a pot
  let spokes = ''
  for (let turn = 0; turn < 2 * Math.PI; turn += Math.PI / 6) {
    const [x, y] = [Math.sin(turn), -Math.cos(turn)]
    spokes += svg`M${7 * x} ${7 * y}L${24 * x} ${24 * y}`
  }
  const stone = stonePaint(p, relic)
  const base = p.keep(
    `${shadow(4, 1, 34, 4, 0.28)}<rect x="-26" y="-16" width="52" height="16" fill="${stone}"/><rect x="-30" y="-20" width="60" height="6" rx="1" fill="${relic.high}"/>`,
  )
  p.add(
    p.use(base, 76, 286),
    `<g transform="translate(76 238)"><circle r="28" fill="${stone}"/><circle r="22" fill="#7a7168"/>${stroke(spokes, relic.light, 3.4)}<circle r="28" fill="none" stroke="${relic.line}" stroke-width="1.4"/><circle r="7" fill="${relic.light}" stroke="${relic.line}"/></g>`,
  )
  p.add(
    p.use(base, 330, 288),
    `<rect x="318" y="196" width="24" height="72" fill="${stone}"/>`,
    shape('M310 196C310 184 318 180 318 172H342C342 180 350 184 350 196ZM312 268H348V258H312Z', stone),
    stroke(
      'M310 196H350M316 172H344M318 214H342M318 220H342M318 246H342M318 252H342',
      relic.line,
      1.6,
      'opacity=".6"',
    ),
    shape('M330 226l7 8-7 8-7-8z', relic.line, 'opacity=".5"'),
    stroke('M320 198V256', relic.high, 1.6, 'opacity=".7"'),
  )
  p.add(
    shadow(272, 292, 26, 4, 0.28),
    shape(
      'M262 254H284C284 257 281 258 282 261C296 268 294 288 273 291C252 288 250 268 264 261C265 258 262 257 262 254Z',
      p.across([0, '#f0a872'], [0.4, '#c8693a'], [1, '#6b2a14']),
    ),
    stroke('M261 254H285', '#ffcfa0', 2.6),
    stroke('M256 272l5 5 5-5 5 5 5-5 5 5 5-5M262 262Q273 266 284 262', '#7a3416', 1.5),
  )
  return p.add(vignette(p, 0.35))
}
