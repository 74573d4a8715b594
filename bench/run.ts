import { argv, exit } from 'node:process'

/** `npm run bench [name …]`: each benchmark prints ratios against a reference named in the same run. */
const benches: Record<string, () => Promise<{ bench: () => Promise<void> }>> = {
  'first-visit': () => import('./first-visit.ts'),
  'gallery-list': () => import('./gallery-list.ts'),
  votes: () => import('./votes.ts'),
}
const wanted = argv.slice(2)
for (const [name, load] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${name}`)
  await (await load()).bench()
}
exit()
