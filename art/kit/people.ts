import { marigold } from './altar.ts'
import { type Picture, shadow, shape, stroke, svg } from './picture.ts'

export type Dress = { cloth: string; fold: string; skin: string; pot: string }
export const evening: Dress = { cloth: '#f07a1a', fold: '#b44a0c', skin: '#4a2418', pot: '#8a3d18' }

/** The kanwar: a bowed pole with two water pots, flowers and pennants; its middle rests at 0,0. */
export function kanwar(p: Picture, { pot, cloth }: Dress): string {
  const load = p.keep(
    stroke('M0-26-7 0M0-26 7 0', '#3a2116', 1) +
      shape('M-8 0H8C8 2 6 3 7 5C12 8 12 19 0 20S-12 8-7 5C-6 3-8 2-8 0Z', pot) +
      shape('M-6 7C-10 12-7 17-3 18C-6 14-6 10-4 6Z', '#ffd9a0', 'opacity=".55"') +
      stroke('M-7 5Q0 8 7 5', '#ffcf70', 1.4),
  )
  const flower = marigold(p)
  let flowers = ''
  for (let i = -4; i <= 4; i++)
    if (i) flowers += p.use(flower, i * 10, Math.abs(i) ** 1.7 * 0.95 - 1, { scale: 0.5 })
  return p.keep(
    stroke('M-48 10C-24-4 24-4 48 10', '#5a3416', 3) +
      flowers +
      p.use(load, -46, 35) +
      p.use(load, 46, 35) +
      shape('M-47 9V-9l13 5-13 5ZM47 9V-9l13 5-13 5Z', cloth),
  )
}

/** A man in saffron walking to the right with a kanwar, one hundred units tall; his feet stand at 0,0. */
export function walker(p: Picture, dress = evening): string {
  const { cloth, fold, skin } = dress
  return p.keep(
    shadow(6, 1, 34, 4, 0.25) +
      stroke('M-3-42C-5-30-9-24-12-14L-20-4M5-42C10-30 13-26 13-14L15-2', skin, 6) +
      stroke('M-21-3l6 2M14-1h8', skin, 4.4) +
      shape('M-10-50C-12-40-15-32-14-24C-8-22-3-25 0-29C4-24 12-22 18-25C17-34 13-42 11-50Z', fold) +
      shape('M-11-76C-7-81 8-81 12-75C14-66 12-56 12-46C4-43-5-43-12-46C-12-56-14-66-11-76Z', cloth) +
      shape(
        'M4-79C10-79 13-75 13-70C13-62 12-54 12-46C8-45 6-44 4-44C7-56 8-68 4-79Z',
        fold,
        'opacity=".55"',
      ) +
      p.use(kanwar(p, dress), 1, -78) +
      stroke('M7-72C15-68 18-70 17-78', skin, 5) +
      stroke('M1-78V-84', skin, 6) +
      `<circle cx="2.4" cy="-90" r="7.6" fill="${skin}"/>` +
      shape('M-5.6-89C-6-99 8-101 10.4-92C5-94 0-93-5.6-89Z', '#1c1210') +
      stroke('M-5-90C0-94 5-94.5 10-92', cloth, 2.6) +
      shape('M-5-90l-7 3 4 1-2 5 6-6z', cloth),
  )
}

/** A woman in a saffron sari walking to the right with a pot on her head; her feet stand at 0,0. */
export function waterBearer(p: Picture, { cloth, fold, skin, pot }: Dress = evening): string {
  return p.keep(
    shadow(6, 1, 28, 4, 0.25) +
      stroke('M-9-2h7M8-2h7', skin, 4.4) +
      shape('M-8-50C-14-30-16-16-15-4C-6-1 8-2 16-5C14-20 13-34 9-50Z', fold) +
      shape('M-8-50C-14-30-16-16-15-4C-9-2-3-2 1-3C0-18-1-34 0-50Z', cloth) +
      shape('M-10-74C-6-79 6-79 10-73C12-64 10-56 10-48C3-45-4-45-9-48C-10-56-13-66-10-74Z', cloth) +
      stroke('M7-70C16-74 16-86 9-98', skin, 4.6) +
      stroke('M1-76V-82', skin, 5.6) +
      `<circle cx="2.6" cy="-88" r="7" fill="${skin}"/>` +
      shape(
        'M7-95.5C-4-100-10-93-9-84C-8-75-12-67-14-53C-6-56 4-63 7-75C2-76-1-80-1-85C-1-90 2-94 7-95.5Z',
        cloth,
      ) +
      stroke('M7-95.5C2-94-1-90-1-85C-1-80 2-76 7-75', fold, 1.2) +
      shape('M-4-98H9C9-97 8-96 9-95C13-92 12-99 2.5-98Z', fold) +
      shape('M-4-113H8C8-112 7-111 8-109C13-107 13-97 2-97S-9-107-4-109C-3-111-4-112-4-113Z', pot) +
      shape('M-4-108C-7-104-5-100-1-99C-3-102-3-106-2-109Z', '#ffd9a0', 'opacity=".5"'),
  )
}

/** A row of far pilgrims as heads and shoulders along a line; every third woman covers her head. */
export function crowd(
  x: number,
  y: number,
  width: number,
  size: number,
  colours: string[],
  skin = '#4a2820',
): string {
  const count = Math.floor(width / (size * 1.05))
  const bodies = colours.map(() => '')
  let heads = ''
  for (let i = 0; i < count; i++) {
    const px = x + i * size * 1.05 + ((i * 7) % 5) * size * 0.07
    const py = y - ((i * 13) % 7) * size * 0.09
    const k = (i * 5 + ((i * i) % 3)) % colours.length
    bodies[k] +=
      svg`M${px - size * 0.5} ${py + size * 1.4}v${-size}q.1 ${-size * 0.62} ${size * 0.5} ${-size * 0.66}t${size * 0.5} ${size * 0.66}v${size}z`
    if (i % 3 === 1)
      bodies[k] +=
        svg`M${px - size * 0.34} ${py}q${-size * 0.02} ${-size * 0.9} ${size * 0.34} ${-size * 0.92}t${size * 0.36} ${size * 0.92}z`
    else heads += svg`M${px} ${py - size * 0.42}h.1`
  }
  return `${bodies.map((d, i) => shape(d, colours[i] as string)).join('')}${stroke(heads, skin, size * 0.56)}`
}

/** Visitors seen from behind, men and women by turns, feet on the line y; one colour each. */
export function visitors(p: Picture, x: number, y: number, height: number, colours: string[]): string {
  const man = (cloth: string) =>
    stroke('M-3.6-30V-1M3.6-30V-1', '#3a3040', 4.6) +
    stroke('M0-62V-68', '#5a3826', 4.6) +
    shape('M-8-61C-5-65 5-65 8-61C10-50 9-38 10-21H-10C-9-38-10-50-8-61Z', cloth) +
    stroke('M-8-59C-12-50-12.5-42-11-33M8-59C12-50 12.5-42 11-33', cloth, 4.2) +
    stroke('M-11-31v2M11-31v2', '#5a3826', 3.6) +
    shape('M3-64C6-64 8-62 8-61C10-50 9-38 10-21H3C6-38 7-54 3-64Z', '#000', 'opacity=".18"') +
    '<circle cy="-71" r="6.2" fill="#2a1c1a"/>'
  const woman = (cloth: string) =>
    shape(
      'M-9-60C-6-65 6-65 9-60C12-50 8-42 10-32C12-20 14-10 14-1Q0 4-14-1C-14-10-12-20-10-32C-8-42-12-50-9-60Z',
      cloth,
    ) +
    shape(
      'M2-64C8-64 10-60 10-54C10-46 9-40 10-32C12-20 14-10 14-1L5 1C7-20 5-44 2-64Z',
      '#000',
      'opacity=".16"',
    ) +
    shape(
      'M-8-70C-8-82 8-82 8-70C8-62 12-56 9-44C3-52-6-50-10-40C-13-52-8-62-8-70Z',
      cloth,
      'stroke="#fff" stroke-opacity=".35"',
    )
  return colours
    .map((cloth, i) => {
      const scale = (height / 78) * (i % 3 === 2 ? 0.9 : 1)
      const at = x + i * height * 0.42
      return (
        shadow(at + height * 0.1, y, height * 0.2, height * 0.035, 0.25) +
        p.use(p.keep(i % 2 ? woman(cloth) : man(cloth)), at, y, { scale })
      )
    })
    .join('')
}
