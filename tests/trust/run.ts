import { argv, exit } from 'node:process'
import type { Scenario } from './scenario.ts'

/**
 * `npm run trust [name …] [count=number …]`: all scenarios, or those named, with their full counts or those given. Prints
 * what was measured, as JSON and as rows for docs/measurements.md; exit code 1 if a bound was missed.
 */
const scenarios: Record<string, () => Promise<Scenario>> = {
  'fair-day': async () => (await import('./fair-day.ts')).fairDay,
  'idle-streams': async () => (await import('./idle-streams.ts')).idleStreams,
  memory: async () => (await import('./memory.ts')).memory,
  night: async () => (await import('./night.ts')).night,
  overload: async () => (await import('./overload.ts')).overload,
  photos: async () => (await import('./photos.ts')).photos,
  pushes: async () => (await import('./pushes.ts')).pushes,
  readers: async () => (await import('./readers.ts')).readers,
  reconnect: async () => (await import('./reconnect.ts')).reconnect,
  'slow-senders': async () => (await import('./slow-senders.ts')).slowSenders,
  streams: async () => (await import('./streams.ts')).streams,
  update: async () => (await import('./update.ts')).update,
  votes: async () => (await import('./votes.ts')).votes,
  wall: async () => (await import('./wall.ts')).wall,
}
const given = Object.fromEntries(
  argv
    .slice(2)
    .filter(argument => argument.includes('='))
    .map(argument => argument.split('=') as [string, string])
    .map(([name, count]) => [name, Number(count)]),
)
const wanted = argv.slice(2).filter(argument => !argument.includes('='))
let isBroken = false
for (const [name, load] of Object.entries(scenarios)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const { counts, run } = await load()
  const { figures, broken } = await run({ ...counts, ...given })
  console.log(JSON.stringify({ name, ...counts, ...given, figures, broken }))
  for (const [figure, value] of Object.entries(figures))
    console.log(`| ${figure.replaceAll('_', ' ')} | ${value} |`)
  isBroken ||= broken.length > 0
}
exit(isBroken ? 1 : 0)
