import { describe, expect, test } from 'vitest'
import { type RoadWire, vehicleHeights, wiresFor } from './vehicle-height.ts'

const wire = (name: string, cm: number | null, kind = 'wire'): RoadWire => ({
  ...{ id: name, kind, name: { en: name, hi: name }, cm, updated_at: '2027-07-18T13:00:00.000Z' },
})
const rows = [
  wire('Bridge', 450),
  wire('Crossing', 380),
  wire('Lane', 290),
  wire('Bazar', null),
  wire('Ghat', 90, 'bathing'),
]
const told = (cm: number) => {
  const { tooLow, lowest, unknown } = wiresFor(rows, cm)
  return [tooLow.map(({ id }) => id), lowest?.id, unknown.map(({ id }) => id)]
}

describe('wires over a vehicle’s road', () => {
  test('are those it does not fit under, the lowest first; one of unknown height never counts as safe', () => {
    expect(told(420)).toEqual([['Lane', 'Crossing'], 'Bridge', ['Bazar']])
    expect(told(170)).toEqual([[], 'Lane', ['Bazar']])
  })
  test('let a vehicle of exactly their height pass, and none a centimetre higher', () => {
    expect(told(380)).toEqual([['Lane'], 'Crossing', ['Bazar']])
    expect(told(381)[0]).toEqual(['Lane', 'Crossing'])
  })
  test('include none to pass under if none is high enough', () => {
    expect(told(500)).toEqual([['Lane', 'Crossing', 'Bridge'], undefined, ['Bazar']])
  })
  test('are asked about with heights in ascending order', () => {
    expect(vehicleHeights.map(({ cm }) => cm)).toEqual(
      vehicleHeights.map(({ cm }) => cm).toSorted((a, b) => a - b),
    )
  })
})
