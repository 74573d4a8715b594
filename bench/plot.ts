import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { median } from './spread.ts'

type Bar = { name: string; values: readonly number[] }
const [width, left, right, rowHeight, top] = [720, 230, 96, 30, 56]

/** A chart of bars as SVG: of each name the median, with a line from the least to the most. Lengths are proportional. */
export function barChart(title: string, unit: string, bars: readonly Bar[]): string {
  const most = Math.max(...bars.flatMap(({ values }) => values))
  const x = (value: number) => Math.round(((width - left - right) * value * 10) / most) / 10
  const height = top + bars.length * rowHeight + 12
  const rows = bars.map(({ name, values }, n) => {
    const y = top + n * rowHeight
    const [middle, from, to] = [median(values), left + x(Math.min(...values)), left + x(Math.max(...values))]
    const figure = middle < 10 ? middle.toFixed(1) : Math.round(middle).toLocaleString('en')
    return `<text x="${left - 10}" y="${y + 15}" text-anchor="end">${escaped(name)}</text>
<rect class="${n === 0 ? 'guide' : 'other'}" x="${left}" y="${y + 2}" width="${x(middle)}" height="18"/>
<path class="spread" d="M${from} ${y + 11}H${to}M${from} ${y + 7}v8M${to} ${y + 7}v8"/>
<text x="${to + 8}" y="${y + 15}">${figure}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">
<style>
text { font: 14px sans-serif; fill: #222 }
.ground { fill: #fff } .guide { fill: #b3541e } .other { fill: #8a97a6 } .spread { stroke: #222; fill: none }
@media (prefers-color-scheme: dark) {
  text { fill: #eee } .ground { fill: #15181c } .guide { fill: #e08a4f } .other { fill: #66727f } .spread { stroke: #eee }
}
</style>
<rect class="ground" width="${width}" height="${height}"/>
<text x="10" y="22" font-weight="bold">${escaped(title)}</text>
<text x="10" y="42">${escaped(unit)}; bar: median of the rounds, line: least to most</text>
${rows.join('\n')}
</svg>
`
}

/** Writes a chart into the folder that PLOTS names; without it, none. */
export function plot(file: string, title: string, unit: string, bars: readonly Bar[]): void {
  const folder = process.env.PLOTS
  if (!folder) return
  const path = `${folder}/${file}.svg`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, barChart(title, unit, bars))
  console.log(`written: ${path}`)
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
