import type { Place } from './scene-geometry.ts'
import { shape } from './shape.ts'

/** The plate's five flames, by their offset from its middle. */
export const flames = [-30, -15, 0, 15, 30] as const
const flame = shape('M0 -15c5 8 6.4 10.6 6.4 14a6.4 6.4 0 0 1-12.8 0c0-3.4 1.4-6 6.4-14z')

/** The plate with its five flames and the light it casts. `seconds` makes the flames flicker; 0 holds them still. */
export function drawAarti(pen: CanvasRenderingContext2D, { x, y }: Place, seconds: number) {
  pen.save()
  pen.translate(x, y)
  light(pen, 78 + Math.sin(seconds * 9) * 3)
  plate(pen)
  for (const [index, place] of flames.entries()) {
    const flicker = Math.sin(seconds * 13 + index * 2.1)
    pen.save()
    pen.translate(place, -6 - (index % 2))
    pen.rotate(flicker * 0.09)
    pen.scale(0.9 + flicker * 0.05, 1 + flicker * 0.1)
    pen.fillStyle = '#FF9124'
    pen.fill(flame())
    pen.scale(0.6, 0.66)
    pen.fillStyle = '#FFF1B8'
    pen.fill(flame())
    pen.restore()
  }
  pen.restore()
}

function light(pen: CanvasRenderingContext2D, radius: number) {
  pen.globalCompositeOperation = 'lighter'
  pen.drawImage(glow(), -radius, -radius - 10, radius * 2, radius * 2)
  pen.globalCompositeOperation = 'source-over'
}

let madeGlow: HTMLCanvasElement | undefined
/** The light as a picture, drawn once, because a gradient this large in every frame is too slow for a cheap phone. */
function glow(): HTMLCanvasElement {
  if (madeGlow) return madeGlow
  madeGlow = document.createElement('canvas')
  madeGlow.width = 160
  madeGlow.height = 160
  const pen = madeGlow.getContext('2d')
  const gradient = pen?.createRadialGradient(80, 80, 4, 80, 80, 80)
  if (!pen || !gradient) return madeGlow
  gradient.addColorStop(0, '#FFE08AB0')
  gradient.addColorStop(0.35, '#FF9F3A55')
  gradient.addColorStop(1, '#FF912400')
  pen.fillStyle = gradient
  pen.fillRect(0, 0, 160, 160)
  return madeGlow
}

function plate(pen: CanvasRenderingContext2D) {
  const brass = pen.createLinearGradient(-46, 0, 46, 0)
  brass.addColorStop(0, '#FFD97A')
  brass.addColorStop(0.5, '#E0A030')
  brass.addColorStop(1, '#9A6416')
  pen.fillStyle = brass
  pen.beginPath()
  pen.ellipse(0, 4, 46, 11, 0, 0, 7)
  pen.fill()
  pen.fillStyle = '#7A4A10'
  pen.beginPath()
  pen.ellipse(0, 2.5, 40, 7.5, 0, 0, 7)
  pen.fill()
  pen.fillStyle = '#C7702F'
  for (const place of flames) {
    pen.beginPath()
    pen.ellipse(place, -0.5, 6.2, 4, 0, 0, 7)
    pen.fill()
  }
}
