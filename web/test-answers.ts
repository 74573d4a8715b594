import { readFileSync } from 'node:fs'
import { stopWords } from '#features/mela-route/stop-words.ts'
import { waypointsImporter } from '#features/mela-route/waypoints-importer.server.ts'
import { bestMatch } from '#features/voice-search/match.ts'
import { loadSearch } from './search-words.ts'

const { rows } = waypointsImporter.read(readFileSync('content/waypoints.csv'))
const stops = stopWords(
  rows.map(({ row }) => ({
    order: Number(row.order),
    name: { en: String(row.name_en), hi: String(row.name_hi) },
  })),
)
/** What a question can be answered with: the guide's screens and the stops of its starter walk. */
export const items = [...(await loadSearch()).words, ...stops]
/** The address that a question leads to. */
export const answer = (phrase: string): string => bestMatch([phrase], items)?.item.to ?? 'nothing'
/** Right answers, separated by spaces, as addresses; `stop:NAME` means a stop with this in its English name. */
export const addressesOf = (wanted: string): string[] =>
  wanted
    .split(' ')
    .flatMap(path =>
      path.startsWith('stop:')
        ? stops.filter(({ label }) => label.en.includes(path.slice('stop:'.length))).map(({ to }) => to)
        : path,
    )
