import { bow, type Spot, streetLine } from './svg-lines.ts'
import type { Stop, Walk } from './walk.ts'

export type CityStop = Spot & { stop: Stop }
export type CityPlan = {
  height: number
  line: string
  /** Where the dak bam leave that line. */
  shortCuts: string
  /** Arrow heads along it: which way one goes. */
  heads: string
  /** Heights of the streets behind it. */
  rows: readonly number[]
  stops: readonly CityStop[]
  /** Where the way out leads. */
  out: Spot
  outLine: string
  /** Where one stands after so many kilometres on foot; undefined before the city. */
  spotOf: (km: number) => Spot | undefined
}

const height = 556
const columns = [64, 158, 252]
const turns = [22, 296]
const lowest = 424
const highest = 152

/**
 * The chowks of the city in their order, to and fro like the streets: a plan, not a map, because most of their places
 * are not known. `dakBam`: English names of the stops on the way of the dak bam.
 */
export function planCity(walk: Walk, dakBam: readonly string[]): CityPlan {
  const city = walk.stops.slice(walk.cityFrom)
  const count = Math.max(1, Math.ceil(city.length / columns.length))
  const gap = count > 1 ? (lowest - highest) / (count - 1) : 0
  const rows = Array.from({ length: count }, (_, row) => lowest - row * gap)
  const isForth = (row: number) => row % 2 === 0
  const stops = city.map((stop, i) => {
    const row = Math.floor(i / columns.length)
    const place = i % columns.length
    return { stop, x: columns.at(isForth(row) ? place : -1 - place) as number, y: rows[row] as number }
  })
  const corners = rows.flatMap((y, row) => {
    const turn = row < count - 1 ? [{ x: turns[isForth(row) ? 1 : 0] as number, y }] : []
    // The walk comes in from the country beside the first row.
    const arrive = [{ x: row > 0 ? (turns[isForth(row) ? 0 : 1] as number) : -40, y }]
    return [...arrive, ...stops.filter(stop => stop.y === y), ...turn]
  })
  const end = stops.at(-1) ?? { x: columns[1] as number, y: highest }
  const dak = dakBam.map(name => stops.findIndex(({ stop }) => stop.waypoint.name.en === name))
  return {
    height,
    rows,
    stops,
    line: streetLine(corners, 14),
    heads: heads(rows, isForth),
    shortCuts: dak.includes(-1) ? '' : shortCuts(stops, dak),
    ...wayOut(end, isForth(count - 1) ? 1 : -1),
    spotOf: km => spotAfter(stops, km),
  }
}

function shortCuts(stops: readonly CityStop[], dak: readonly number[]): string {
  return dak
    .slice(1)
    .map((to, i) => {
      const from = dak[i] as number
      return to > from + 1 ? bow(stops[from] as Spot, stops[to] as Spot, 98) : ''
    })
    .join('')
}

// One on every turn, upwards: a line that goes to and fro says nothing about its end.
function heads(rows: readonly number[], isForth: (row: number) => boolean): string {
  return rows
    .slice(1)
    .map((y, row) => {
      const middle = Math.round((y + (rows[row] as number)) / 2)
      return `M${(turns[isForth(row) ? 1 : 0] as number) - 4} ${middle + 2}l4-4 4 4`
    })
    .join('')
}

// The crowd leaves past the temple's door, by a street of its own.
function wayOut(end: Spot, side: 1 | -1): { out: Spot; outLine: string } {
  const out = { x: end.x + side * 72, y: end.y + 34 }
  return { out, outLine: streetLine([end, { x: out.x, y: end.y }, out], 14) }
}

function spotAfter(stops: readonly CityStop[], km: number): Spot | undefined {
  const i = stops.findIndex(({ stop }) => stop.km >= km)
  const [from, to] = [stops[i - 1], stops[i]]
  if (!to || (!from && to.stop.km > km)) return undefined
  if (!from || from.y !== to.y) return to
  const part = (km - from.stop.km) / (to.stop.km - from.stop.km || 1)
  return { x: from.x + (to.x - from.x) * part, y: to.y }
}
