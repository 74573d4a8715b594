import { argv, exit } from 'node:process'
import { missedBounds } from './bounds.ts'

/**
 * `npm run bench [name …]`: all benchmarks, or those named. Each measures its references in the same run. Exit code 1 where
 * a bound is missed.
 */
const benches: Record<string, () => Promise<{ bench: () => Promise<void> }>> = {
  'fan-out': () => import('./fan-out.ts'),
  'first-visit': () => import('./first-visit.ts'),
  flat: () => import('./flat.ts'),
  'gallery-list': () => import('./gallery-list.ts'),
  'import-map': () => import('./import-map.ts'),
  'map-frames': () => import('./map-frames.ts'),
  proposals: () => import('./proposals.ts'),
  quiz: () => import('./quiz.ts'),
  'several-processes': () => import('./several-processes.ts'),
  upload: () => import('./upload.ts'),
  votes: () => import('./votes.ts'),
  'worst-minute': () => import('./worst-minute.ts'),
}
const wanted = argv.slice(2)
for (const [name, load] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${name}`)
  await (await load()).bench()
}
exit(missedBounds() > 0 ? 1 : 0)
