import { halo, sky, vignette } from '../kit/light.ts'
import { visitors } from '../kit/people.ts'
import { bars, Picture, shadow, shape, stroke, svg } from '../kit/picture.ts'

/** Motijheel: shop fronts under strings of lights, a cycle rickshaw in the evening. */
export function attractionMarket(): Picture {
  const p = new Picture('t7', 'Motijheel market in the evening')
  p.add(sky(p, [0, '#22265c'], [0.4, '#7a4a84'], [0.7, '#f09a6a']), halo(p, 200, 110, 170, '#ffb870'))
  const house = (x: number, w: number, top: number, light: string, dark: string) => {
    let windows = ''
    for (let i = 0; i < 2; i++)
      windows += svg`M${x + w * (0.16 + i * 0.44)} ${top + 54}v-26q${w * 0.12} -12 ${w * 0.24} 0v26z`
    return (
      svg`<rect x="${x}" y="${top}" width="${w}" height="${250 - top}" fill="${p.across([0, light], [1, dark])}"/>` +
      shape(windows, p.down([0, '#ffe6a0'], [1, '#f08a3c']), 'stroke="#3a2038" stroke-width="2"') +
      stroke(svg`M${x - 2} ${top}h${w + 4}`, '#fff0d8', 5) +
      stroke(svg`M${x + 4} ${top + 64}h${w - 8}M${x + 4} ${top + 76}h${w - 8}`, '#3a2038', 2) +
      bars(svg`M${x + 6} ${top + 70}h${w - 12}`, '#3a2038', 11, 'stroke-dasharray="1.5 6"')
    )
  }
  p.add(
    house(-14, 112, 74, '#e8b48a', '#a8644e'),
    house(104, 104, 52, '#d8a0b0', '#84466c'),
    house(214, 92, 82, '#f0cc9a', '#b47448'),
    house(312, 104, 62, '#c8b0d8', '#6c508c'),
  )
  // shops: lit room, goods, awning
  const bowls = p.keep(
    stroke('M-9 0H9', '#8a4a1c', 4) +
      shape('M-10-2Q0-22 10-2Z', '#ffc04a') +
      stroke('M-6-6h0M0-7h0M6-6h0M-3-11h0M3-11h0M0-15h0', '#e08a1c', 5),
  )
  const rings = (x: number, y: number, colours: string[]) =>
    colours
      .map(
        (c, i) =>
          svg`<ellipse cx="${x + i * 9}" cy="${y}" rx="3.4" ry="7" fill="none" stroke="${c}" stroke-width="2.2"/>`,
      )
      .join('')
  const shop = (x: number, w: number, [a, b]: [string, string], goods: string) => {
    let stripes = ''
    const n = 6
    for (let i = 0; i < n; i += 2)
      stripes += svg`M${x + 6 + (i * (w - 12)) / n} 158h${(w - 12) / n}L${x + ((i + 1) * w) / n} 178q${-w / n / 2} 10 ${-w / n} 0z`
    let scallop = svg`M${x + 6} 158H${x + w - 6}L${x + w} 178`
    for (let i = 0; i < n; i++) scallop += svg`q${-w / n / 2} 10 ${-w / n} 0`
    return (
      svg`<rect x="${x + 4}" y="168" width="${w - 8}" height="82" fill="${p.down([0, '#7a3a1c'], [0.3, '#ffd27a'], [1, '#e8893c'])}"/>` +
      goods +
      svg`<rect x="${x + 4}" y="226" width="${w - 8}" height="26" fill="${p.down([0, '#8a4a2c'], [1, '#4a2018'])}"/>` +
      shape(`${scallop}Z`, b) +
      shape(stripes, a)
    )
  }
  const bolts = ['#c2284a', '#2f6ab0', '#f0a51c', '#2f8a5a', '#8a3a8a']
    .map(
      (c, i) =>
        svg`<rect x="${122 + i * 13}" y="${190 + (i % 2) * 4}" width="11" height="40" rx="2" fill="${c}"/>`,
    )
    .join('')
  p.add(
    shop(
      4,
      92,
      ['#d8433a', '#fff3dc'],
      rings(16, 200, [
        '#d81f4a',
        '#ffb01c',
        '#1f8a5a',
        '#d81f4a',
        '#2f5fc2',
        '#ffb01c',
        '#8a2f8a',
        '#d81f4a',
      ]) + rings(20, 217, ['#2f5fc2', '#d81f4a', '#fff', '#1f8a5a', '#ffb01c', '#d81f4a', '#fff']),
    ),
  )
  p.add(
    shop(108, 96, ['#2f7a8a', '#fff3dc'], bolts),
    shop(
      214,
      92,
      ['#f0a01c', '#fff3dc'],
      p.use(bowls, 238, 226) + p.use(bowls, 260, 226, { scale: 1.1 }) + p.use(bowls, 283, 226),
    ),
  )
  p.add(
    shop(
      314,
      92,
      ['#8a3a7a', '#fff3dc'],
      stroke('M332 188v36M350 188v36M368 188v36M386 188v36', '#c2284a', 9) +
        stroke('M341 188v30M359 188v30M377 188v30', '#f0c23c', 7),
    ),
  )
  // strings of lights
  const bulbs = (d: string) =>
    stroke(d, '#3a2038', 1) +
    stroke(d, '#ffd98a', 8, 'stroke-dasharray="0 14" opacity=".35"') +
    stroke(d, '#fff3c4', 3.6, 'stroke-dasharray="0 14"')
  p.add(
    bulbs('M-6 44Q54 96 112 58Q160 92 216 80Q268 104 314 64Q364 92 410 44'),
    bulbs('M-6 140Q54 160 106 142Q160 162 212 142Q264 162 312 142Q360 160 406 140'),
  )
  p.add(
    shape('M0 250H400V300H0Z', p.down([0, '#8a5a5c'], [1, '#33202f'])),
    stroke('M0 251H400', '#d8a890', 2, 'opacity=".6"'),
  )
  p.add(
    visitors(p, 22, 270, 48, ['#f07a1a', '#c2385a', '#fbe3c0']),
    visitors(p, 96, 262, 40, ['#3f6ab0', '#e8b43c']),
    visitors(p, 306, 272, 50, ['#2f7a5a', '#d8432a', '#3f4a8a', '#f0c23c']),
  )
  // the cycle rickshaw
  p.add(shadow(200, 288, 74, 5, 0.35))
  const wheel = p.keep(
    '<circle r="18" fill="none" stroke="#1c1220" stroke-width="3.4"/><path d="M-18 0H18M0-18V18M-13-13 13 13M13-13-13 13" stroke="#c9b8b0" stroke-width=".8"/><circle r="3" fill="#c9b8b0"/>',
  )
  p.add(
    p.use(wheel, 166, 268),
    p.use(wheel, 250, 268),
    stroke('M250 268 238 236 206 262 168 262M238 236 234 224M230 224h12M206 262 214 238', '#2f7a5a', 3.4),
  )
  p.add(
    shape('M140 258V240H190L194 258Z', '#a8203a'),
    shape(
      'M138 242C132 214 142 198 160 196H184C176 206 172 220 172 240Z',
      p.across([0, '#ff9a3c'], [1, '#c2440f']),
    ),
    stroke(
      'M150 198C142 210 142 226 146 240M166 197C158 210 156 226 158 240',
      '#8a2f0a',
      1.4,
      'opacity=".6"',
    ),
    stroke('M138 242C132 214 142 198 160 196H186', '#ffd08a', 2),
    stroke('M140 258H196', '#ffd08a', 2.4),
    stroke('M206 238h16', '#1c1220', 4),
  )
  return p.add(vignette(p))
}
