import type { Particle } from './particles.ts'
import type { Place } from './scene-geometry.ts'
import { shape } from './shape.ts'

const petalShape = shape('M0 -7c5 3 5 10 0 14-5-4-5-11 0-14z')
const leafShape = shape(
  'M0 8c-7-5-6-15 0-20 6 5 7 15 0 20zM0 8c-3-8-9-10-14-8 2 8 8 11 14 8zM0 8c3-8 9-10 14-8-2 8-8 11-14 8z',
)
const petals = ['#F7BC22', '#FF9124', '#E8556A', '#FFD97A', '#F3EDE0'] as const

/** Draws all particles. */
export function drawParticles(pen: CanvasRenderingContext2D, particles: readonly Particle[]) {
  for (const { kind, x, y, turn, life, shade } of particles) {
    pen.globalAlpha = Math.min(1, life * 2)
    if (kind === 'drop' || kind === 'spark') {
      pen.fillStyle = kind === 'drop' ? '#DCEBFF' : '#FFD25A'
      pen.beginPath()
      pen.arc(x, y, 1.2 + shade * 1.1, 0, 7)
      pen.fill()
    } else {
      pen.save()
      pen.translate(x, y)
      pen.rotate(turn)
      // A petal turns over as it falls: narrow, wide, narrow.
      pen.scale(0.75 + shade * 0.35, kind === 'leaf' ? 0.7 : 0.55 + Math.abs(Math.sin(turn * 1.4)) * 0.5)
      pen.fillStyle = kind === 'leaf' ? '#3E9A5D' : (petals[Math.floor(shade * petals.length)] ?? petals[0])
      pen.fill(kind === 'leaf' ? leafShape() : petalShape())
      pen.restore()
    }
  }
  pen.globalAlpha = 1
}

/** A brass bowl with laddus, brought to the foot of the lingam. */
export function drawBowl(pen: CanvasRenderingContext2D, { x, y }: Place) {
  pen.save()
  pen.translate(x, y)
  for (const [left, top] of [
    [-13, -5],
    [13, -5],
    [0, -7],
    [-7, -17],
    [7, -17],
  ] as const) {
    const sweet = pen.createRadialGradient(left - 3, top - 3, 1, left, top, 10)
    sweet.addColorStop(0, '#FFD98A')
    sweet.addColorStop(1, '#D9861F')
    pen.fillStyle = sweet
    pen.beginPath()
    pen.arc(left, top, 9, 0, 7)
    pen.fill()
  }
  const brass = pen.createLinearGradient(-32, 0, 32, 0)
  brass.addColorStop(0, '#FFE19A')
  brass.addColorStop(0.45, '#DFA23A')
  brass.addColorStop(1, '#8F5C14')
  pen.fillStyle = brass
  pen.beginPath()
  pen.moveTo(-32, -3)
  pen.quadraticCurveTo(0, 5, 32, -3)
  pen.quadraticCurveTo(28, 18, 10, 20)
  pen.lineTo(-10, 20)
  pen.quadraticCurveTo(-28, 18, -32, -3)
  pen.fill()
  pen.restore()
}
