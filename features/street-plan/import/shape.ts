import type { Text } from '#common/text.ts'
import type { LineKind, NameKind } from './tags.ts'

/** [longitude, latitude] in degrees. */
export type Position = [number, number]
/** A box in degrees: west, south, east, north. */
export type Box = readonly [number, number, number, number]

/** One street, river or park. The lines of an area are rings; a ring inside another is a hole. */
export type Shape = { kind: LineKind; isArea: boolean; lines: Position[][]; name?: Text | undefined }
export type NamedPoint = { kind: NameKind; at: Position; name: Text }

/** What a file contains of the area, and how many broken features were left out. */
export type Found = { shapes: Shape[]; points: NamedPoint[]; broken: number }

export const isInside = ([lng, lat]: readonly [number, number], [west, south, east, north]: Box): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north

/** A file that cannot become a street plan; the message tells the operator what to do. */
export class PlanRefused extends Error {}
