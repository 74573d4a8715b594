import { dome, type Place, plate, surfaceAt } from './scene-geometry.ts'
import { shape } from './shape.ts'

const pot = shape(
  'M-20.9 -16.5h41.8c-2.2 5.5-4.4 8.8-2.2 14.3 3.3 8.8-4.4 18.7-18.7 18.7s-22-9.9-18.7-18.7c2.2-5.5 0-8.8-2.2-14.3z',
)
const shine = shape('M-12 -11c1 5 3 7 1 12-2 6 1 10 5 12')
/** Where the water leaves the pot, below its middle. */
const mouth = 17
/** Acceleration of poured water in the scene, in units per second squared. */
const gravity = 620

/** The copper pot that hangs over the lingam on its thread. */
export function drawPot(pen: CanvasRenderingContext2D, { x, y }: Place) {
  pen.strokeStyle = '#F3BC7A'
  pen.lineWidth = 1.6
  pen.beginPath()
  pen.moveTo(180, 14)
  pen.lineTo(x, y - 16)
  pen.stroke()
  pen.save()
  pen.translate(x, y)
  pen.fillStyle = '#D9873B'
  pen.fill(pot())
  pen.stroke(pot())
  pen.strokeStyle = '#F7D3A3'
  pen.lineWidth = 2.2
  pen.lineCap = 'round'
  pen.stroke(shine())
  pen.restore()
}

/** Slow drops from the pot while nobody pours. */
export function drawDrip(pen: CanvasRenderingContext2D, { x, y }: Place, seconds: number) {
  const top = y + mouth + 4
  pen.fillStyle = '#CFE3FF'
  for (let drop = 0; drop < 4; drop += 1) {
    const fallen = ((drop + (seconds % 1)) / 4) * (surfaceAt(x) - top - 4)
    pen.beginPath()
    pen.ellipse(x, top + fallen, 1.7, 2.8, 0, 0, 7)
    pen.fill()
  }
}

/** Positions of the pot in the last 0.9 s, newest first; the falling water was poured from them. */
export type Trail = { place: Place; age: number }[]

export function follow(trail: Trail, place: Place, seconds: number): Trail {
  return [{ place, age: 0 }, ...trail.map(({ place, age }) => ({ place, age: age + seconds }))].filter(
    ({ age }) => age < 0.9,
  )
}

/** Draws the stream: each height uses the pot's position when that water left it. Returns the x where it lands. */
export function drawStream(pen: CanvasRenderingContext2D, trail: Trail, seconds: number): number {
  const start = trail[0]?.place ?? { x: 180, y: 60 }
  const top = start.y + mouth
  const points: Place[] = []
  for (let depth = 0; depth <= 220; depth += 8) {
    const { x } = placeAt(trail, Math.sqrt((2 * depth) / gravity))
    const y = top + depth
    points.push({ x, y: Math.min(y, surfaceAt(x)) })
    if (y >= surfaceAt(x)) break
  }
  ribbon(pen, points, 7, '#A9CBF5CC')
  ribbon(pen, points, 2.4, '#F4FAFF')
  const end = points.at(-1) ?? start
  flowDown(pen, end, seconds)
  return end.x
}

function placeAt(trail: Trail, age: number): Place {
  return (trail.find(past => past.age >= age) ?? trail.at(-1))?.place ?? { x: 180, y: 60 }
}

function ribbon(pen: CanvasRenderingContext2D, points: readonly Place[], width: number, colour: string) {
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.beginPath()
  for (const { x, y } of points) pen.lineTo(x, y)
  pen.stroke()
}

/** Water that runs down the dome on the side where it fell, and along the plate to its lip. */
function flowDown(pen: CanvasRenderingContext2D, { x, y }: Place, seconds: number) {
  pen.save()
  pen.strokeStyle = '#CFE3FFAA'
  pen.lineWidth = 2
  pen.lineJoin = 'round'
  pen.setLineDash([10, 9])
  pen.lineDashOffset = -seconds * 90
  pen.beginPath()
  if (y < plate.y - 10) {
    const isMiddle = Math.abs(x - 180) < 12
    for (const side of [-1, 1]) if (isMiddle || Math.sign(x - 180) === side) overDome(pen, x, side)
  }
  pen.moveTo(96, 226)
  pen.lineTo(252, 226)
  pen.quadraticCurveTo(268, 225, 280, 217)
  pen.stroke()
  pen.restore()
}

function overDome(pen: CanvasRenderingContext2D, from: number, side: number) {
  const edge = side < 0 ? dome.left : dome.right
  pen.moveTo(from, surfaceAt(from))
  for (let x = from; (edge - x) * side > 0; x += side * 4) pen.lineTo(x, surfaceAt(x) + 1)
  pen.lineTo(edge - side, dome.shoulder + 6)
  pen.lineTo(edge - side, plate.y - 2)
}
