import { expect, test } from 'vitest'
import { filterLayers, mirrored } from './filter-layers.ts'

const picture = { width: 1920, height: 1080 }
const face = { x: 800, y: 300, width: 300, height: 300 }
const square = { width: 100, height: 100 }

test('the tilak is 30% of the face width, with its centre 15% below the top of the face', () => {
  const [tilak, ...more] = filterLayers('face', { width: 300, height: 150 }, picture, face)
  expect(more).toEqual([])
  expect(tilak).toMatchObject({ x: 905, width: 90, height: 45, opacity: 0.9 })
  expect((tilak?.y ?? 0) + 22.5).toBe(345)
})

test('the aura is 1.8 times the longer side of the face, drawn in two passes around its centre', () => {
  const passes = filterLayers('aura', square, picture, { ...face, height: 200 })
  expect(passes.map(pass => pass.opacity)).toEqual([0.3, 0.5])
  expect(passes[1]).toMatchObject({ width: 540, height: 540 })
  for (const pass of passes) {
    expect(pass.x + pass.width / 2).toBeCloseTo(950)
    expect(pass.y + pass.height / 2).toBeCloseTo(400)
  }
})

test('the crown is 0.8 times the face width high, above the head, with a faint shadow', () => {
  const [crown] = filterLayers('crown', { width: 480, height: 240 }, picture, face)
  expect(crown).toMatchObject({ width: 480, height: 240, opacity: 1 })
  expect((crown?.x ?? 0) + 240).toBe(950)
  expect((crown?.y ?? 0) + 240 - face.y).toBe(24)
  expect(crown?.shadow?.blur).toBeGreaterThan(0)
})

test('the trishul and damru stand on both sides as mirror images, even without a face', () => {
  const [left, right, ...more] = filterLayers('background', { width: 170, height: 500 }, picture, undefined)
  expect(more).toEqual([])
  expect(left).toMatchObject({ height: 378, opacity: 0.7, flipped: false })
  expect(right).toMatchObject({ height: 378, opacity: 0.7, flipped: true })
  expect(right && mirrored(right, picture).x).toBeCloseTo(left?.x ?? 0)
  const upright = filterLayers(
    'background',
    { width: 170, height: 500 },
    { width: 1080, height: 1920 },
    undefined,
  )
  expect(upright[0]?.height).toBe(378)
})

test('layers that belong to a face are not drawn without one, nor from a picture that did not load', () => {
  for (const type of ['face', 'aura', 'crown'] as const) {
    expect(filterLayers(type, square, picture, undefined)).toEqual([])
    expect(filterLayers(type, { width: 0, height: 0 }, picture, face)).toEqual([])
  }
})
