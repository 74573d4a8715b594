import { argv, exit } from 'node:process'
import { missedBounds } from './figures.ts'

/**
 * `npm run bench [name …]`: runs all benchmarks or the named ones. Each measures its references in the same run. Exit code 1 if
 * a bound is missed.
 */
const benches: Record<string, () => Promise<{ bench: () => Promise<void> }>> = {
  'first-visit': () => import('./first-visit.ts'),
  'beside-plain': () => import('./beside-plain.ts'),
  growth: () => import('./growth.ts'),
  'worst-minute': () => import('./worst-minute.ts'),
}
const wanted = argv.slice(2)
for (const [name, load] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${name}`)
  await (await load()).bench()
}
exit(missedBounds() > 0 ? 1 : 0)
