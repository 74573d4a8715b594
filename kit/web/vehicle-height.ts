import type { Text } from '#common/text.ts'

/**
 * Vehicles by which people come, with the greatest height in cm that is usual for them, rather too high than too low: a trolley with
 * people who stand in it; a bus and a truck at the limit of the Central Motor Vehicles Rules (rule 93).
 */
export const vehicleHeights = [
  { id: 'car', cm: 170 },
  { id: 'jeep', cm: 210 },
  { id: 'trolley', cm: 320 },
  { id: 'bus', cm: 380 },
  { id: 'truck', cm: 420 },
] as const
export type VehicleKind = (typeof vehicleHeights)[number]['id']

/** A wire or bar over a road as the answer of water-wires tells it; `cm`: how high a vehicle may be, null where nobody knows. */
export type RoadWire = { id: string; kind: string; name: Text; cm: number | null; updated_at: string }

/** What of the known wires concerns a vehicle of this height: those that it does not pass and the lowest that it does, lowest first. */
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
