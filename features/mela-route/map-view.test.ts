import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centreOn, closest, type Frame, levelOf, panBy, type View, wholeView, zoomAt } from './map-view.ts'

const phone: Frame = { width: 360, height: 462, left: 0, drawingWidth: 360, drawingHeight: 462 }
const tablet: Frame = { width: 560, height: 600, left: 46, drawingWidth: 468, drawingHeight: 600 }
const frame = fc.constantFrom(phone, tablet)
const move = fc.oneof(
  fc.record({
    kind: fc.constant('zoom' as const),
    by: fc.double({ min: 0.1, max: 8, noNaN: true }),
    x: fc.nat(560),
    y: fc.nat(600),
  }),
  fc.record({
    kind: fc.constant('pan' as const),
    by: fc.constant(1),
    x: fc.integer({ min: -900, max: 900 }),
    y: fc.integer({ min: -900, max: 900 }),
  }),
)
const after = (
  moves: readonly { kind: 'zoom' | 'pan'; by: number; x: number; y: number }[],
  seen: Frame,
): View =>
  moves.reduce(
    (view, { kind, by, x, y }) =>
      kind === 'zoom' ? zoomAt(view, by, { x, y }, seen) : panBy(view, x, y, seen),
    wholeView,
  )

describe('a drawing in its frame', () => {
  it('always fills its frame, however it is moved', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 12 }), frame, (moves, seen) => {
        const { z, x, y } = after(moves, seen)
        expect(z).toBeGreaterThanOrEqual(1)
        expect(z).toBeLessThanOrEqual(closest)
        for (const [start, size, room] of [
          [seen.left + x, seen.drawingWidth * z, seen.width],
          [y, seen.drawingHeight * z, seen.height],
        ] as const) {
          if (size <= room + 1e-6) expect(start).toBeCloseTo((room - size) / 2, 6)
          else {
            expect(start).toBeLessThanOrEqual(1e-6)
            expect(start + size).toBeGreaterThanOrEqual(room - 1e-6)
          }
        }
      }),
    )
  })
  it('keeps the point under the finger in place while zooming', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 3, noNaN: true }), fc.nat(360), fc.nat(462), (factor, px, py) => {
        const { z, x, y } = zoomAt(wholeView, factor, { x: px, y: py }, phone)
        expect((px - x) / z).toBeCloseTo(px, 6)
        expect((py - y) / z).toBeCloseTo(py, 6)
      }),
    )
  })
  it('is whole again after being zoomed out as far as it was zoomed in', () => {
    const near = zoomAt(
      panBy(zoomAt(wholeView, 3, { x: 10, y: 20 }, phone), 90, -40, phone),
      1.5,
      { x: 300, y: 400 },
      phone,
    )
    expect(zoomAt(near, 0.01, { x: 5, y: 5 }, phone)).toEqual(wholeView)
  })
  it('centres a stop as far as its edge allows', () => {
    const near = zoomAt(wholeView, 4, { x: 0, y: 0 }, phone)
    const { z, x, y } = centreOn(near, { x: 0.5, y: 0.5 }, phone)
    expect(x + 180 * z).toBeCloseTo(180, 6)
    expect(y + 231 * z).toBeCloseTo(231, 6)
  })
  it('shows more names when zoomed in', () =>
    expect([1, 1.5, 2, 2.5, 6].map(levelOf)).toEqual([1, 1, 2, 3, 3]))
})
