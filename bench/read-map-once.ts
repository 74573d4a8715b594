import { temple } from '#content/temple.ts'
import { readMap } from '#features/street-plan/import/read-map.server.ts'

/** Makes a plan of the named file in a process of its own and prints its weight and the most memory that the process had. */
const around = (km: number) =>
  [temple.lng - km / 100, temple.lat - km / 111, temple.lng + km / 100, temple.lat + km / 111] as const
const { bytes } = await readMap(process.argv[2] as string, { city: around(6), whole: around(50) })
console.log(JSON.stringify({ bytes, peakMb: Math.round(process.resourceUsage().maxRSS / 1024) }))
