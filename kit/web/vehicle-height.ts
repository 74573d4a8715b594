import type { Text } from '#common/text.ts'

/**
 * Vehicles by which people come, with the greatest usual height in cm, rather too high than too low: a trolley with people
 * standing in it; a bus and a truck at the limit of the Central Motor Vehicles Rules (rule 93).
 */
export const vehicleHeights = [
  { id: 'car', cm: 170 },
  { id: 'jeep', cm: 210 },
  { id: 'trolley', cm: 320 },
  { id: 'bus', cm: 380 },
  { id: 'truck', cm: 420 },
] as const
export type VehicleKind = (typeof vehicleHeights)[number]['id']

/** A wire or bar over a road, from the answer of water-wires; `cm`: how high a vehicle may be, null if unknown. */
export type RoadWire = { id: string; kind: string; name: Text; cm: number | null; updated_at: string }

/** The wires that matter to a vehicle of this height: those that it does not clear, and the lowest that it does, lowest first. */
export function wiresFor(rows: readonly RoadWire[], vehicleCm: number) {
  const wires = rows.filter(({ kind }) => kind === 'wire')
  const known = wires
    .flatMap(wire => (wire.cm === null ? [] : [{ ...wire, cm: wire.cm }]))
    .toSorted((a, b) => a.cm - b.cm)
  return {
    tooLow: known.filter(({ cm }) => cm < vehicleCm),
    lowest: known.find(({ cm }) => cm >= vehicleCm),
    unknown: wires.filter(({ cm }) => cm === null),
  }
}
