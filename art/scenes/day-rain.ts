import { hills } from '../kit/land.ts'
import { cloud, mist, sky, vignette } from '../kit/light.ts'
import { crowd } from '../kit/people.ts'
import { chance, Picture, shape, stroke, svg } from '../kit/picture.ts'
import { flag, type Stone } from '../kit/temple.ts'
import { cluster } from '../kit/towers.ts'

const rainStone: Stone = {
  light: '#c3d0dc',
  mid: '#93a5b8',
  dark: '#5f7288',
  line: '#52647a',
  high: '#eef4f8',
  door: '#4a4a58',
  glow: '#ffc776',
}

/** Saffron flags over the queue in the monsoon rain. */
export function dayRain(): Picture {
  const p = new Picture('d5', 'Saffron flags in the rain of Shravan', 480, 320)
  p.add(sky(p, [0, '#4a5d7c'], [0.45, '#8699ac'], [0.8, '#d5d6cc']))
  p.add(
    cloud(-20, 58, 260, '#374a68', 0.55),
    cloud(230, 46, 280, '#374a68', 0.5),
    cloud(120, 84, 220, '#5a6c88', 0.4),
  )
  p.add(
    cluster(p, 424, 262, 56, 76, rainStone),
    cluster(p, 254, 262, 128, 186, rainStone),
    mist(p, 186, 110, '#dfe3de', 0.85),
  )
  p.add(
    hills(
      p,
      [
        [0, 262],
        [120, 252],
        [240, 260],
        [380, 250],
        [480, 258],
      ],
      '#6c7f7a',
    ),
  )
  p.add(
    flag(46, 272, 196, '#ff8a1c'),
    flag(112, 270, 104, '#f2661f'),
    flag(346, 270, 150, '#f47a1a'),
    flag(440, 270, 196, '#ff9a2e'),
  )
  p.add(crowd(0, 272, 480, 14, ['#f58a1f', '#7d3a1c', '#d95e17', '#ffae45']))
  const shade = (x: number, y: number, s: number, light: string, deep: string) =>
    stroke(svg`M${x} ${y}v${s * 0.9}`, '#2b2430', 2.4) +
    shape(
      svg`M${x - s} ${y}c0 ${-s * 0.62} ${s * 0.46} ${-s * 0.92} ${s} ${-s * 0.92}s${s} ${s * 0.3} ${s} ${s * 0.92}q${-s * 0.25} ${-s * 0.2} ${-s * 0.5} 0t${-s * 0.5} 0t${-s * 0.5} 0t${-s * 0.5} 0`,
      p.across([0, light], [1, deep]),
    ) +
    stroke(
      svg`M${x} ${y - s * 0.9}q${-s * 0.42} ${s * 0.3} ${-s * 0.5} ${s * 0.9}M${x} ${y - s * 0.9}q${s * 0.42} ${s * 0.3} ${s * 0.5} ${s * 0.9}M${x} ${y - s * 0.9}v${s * 0.9}`,
      '#fff',
      1,
      'opacity=".28"',
    )
  p.add(
    shade(112, 272, 34, '#d8433a', '#7a1220'),
    shade(340, 268, 30, '#3e66b4', '#182a5c'),
    shade(444, 274, 26, '#f0c24a', '#a8691a'),
  )
  p.add(
    crowd(0, 290, 492, 19, ['#d95e17', '#8a3f1c', '#fbe3c0', '#f58a1f']),
    crowd(-6, 314, 500, 26, ['#c9501a', '#3d2030', '#f08a2a', '#5a2a24']),
    shade(222, 292, 46, '#fff3dc', '#b99a78'),
    shade(28, 296, 40, '#2f8a6a', '#0f3d35'),
  )
  const next = chance(23)
  let rain = ''
  for (let i = 0; i < 70; i++) rain += svg`M${Math.round(next() * 490)} ${Math.round(next() * 320)}l-5 15`
  return p.add(stroke(rain, '#fff', 1, 'opacity=".4"'), vignette(p, 0.35, '#141a30'))
}
