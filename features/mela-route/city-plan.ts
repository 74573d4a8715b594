import { bow, type Spot, streetLine } from './svg-lines.ts'
import type { Stop, Walk } from './walk.ts'

/** `turn`: on that side the line comes up to the stop's row, beside the stop's name. */
type CityStop = Spot & { stop: Stop; turn?: 'left' | 'right' | undefined }
type CityPlan = {
  height: number
  line: string
  /** SVG path of the dak bam's short cuts. */
  shortCuts: string
  /** SVG path of the arrow heads that show the direction of walking. */
  heads: string
  /** The y of each row, for the streets drawn behind the line. */
  rows: readonly number[]
  stops: readonly CityStop[]
  /** The end of the way out. */
  out: Spot
  outLine: string
  /** Whether the way out ends above the row of the temple. */
  isOutAbove: boolean
  /** The spot after `km` kilometres on foot; undefined before the city. */
  spotOf: (km: number) => Spot | undefined
}

const height = 556
const columns = [64, 158, 252]
const turns = [12, 306]
const lowest = 424
const highest = 152

/**
 * Lays the chowks of the city out in rows that run left and right in turn. It shows their order only, because most of
 * their positions are not known. `dakBam`: English names of the stops on the dak bam's way.
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
    // The line comes up to this row on the side where the row begins; names stand below their stops.
    const side: 'left' | 'right' = isForth(row) ? 'left' : 'right'
    return {
      stop,
      turn: row > 0 && place === 0 ? side : undefined,
      x: columns.at(isForth(row) ? place : -1 - place) as number,
      y: rows[row] as number,
    }
  })
  const corners = rows.flatMap((y, row) => {
    const turn = row < count - 1 ? [{ x: turns[isForth(row) ? 1 : 0] as number, y }] : []
    // The line enters from outside the drawing, at the level of the first row.
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

// An arrow on every turn, pointing up: the rows alone do not show the direction.
function heads(rows: readonly number[], isForth: (row: number) => boolean): string {
  return rows
    .slice(1)
    .map((y, row) => {
      const middle = Math.round((y + (rows[row] as number)) / 2)
      return `M${(turns[isForth(row) ? 1 : 0] as number) - 4} ${middle + 2}l4-4 4 4`
    })
    .join('')
}

// The way out starts at the temple and does not follow the line of arrival.
function wayOut(end: Spot, side: 1 | -1): Pick<CityPlan, 'out' | 'outLine' | 'isOutAbove'> {
  // Upwards where it leaves on the right, beside the temple: further down the line turns on that side.
  const out = { x: end.x + side * 72, y: end.y - side * 34 }
  return { out, isOutAbove: side === 1, outLine: streetLine([end, { x: out.x, y: end.y }, out], 14) }
}

function spotAfter(stops: readonly CityStop[], km: number): Spot | undefined {
  const i = stops.findIndex(({ stop }) => stop.km >= km)
  const [from, to] = [stops[i - 1], stops[i]]
  if (!to || (!from && to.stop.km > km)) return undefined
  if (!from || from.y !== to.y) return to
  const part = (km - from.stop.km) / (to.stop.km - from.stop.km || 1)
  return { x: from.x + (to.x - from.x) * part, y: to.y }
}
