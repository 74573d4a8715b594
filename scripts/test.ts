import { spawnSync } from 'node:child_process'

/**
 * Runs the quick suite: rules, units and API with vitest, then journeys in a real browser with Playwright. Paths narrow both, and
 * so does `-t NAME`: `npm test -- features/contacts`.
 */
const args = process.argv.slice(2)
const named = args.indexOf('-t')
const name = named < 0 ? undefined : args[named + 1]
const paths = named < 0 ? args : args.toSpliced(named, 2)

const runs = [
  ['vitest', 'run', '--passWithNoTests', ...(name ? ['-t', name] : []), ...paths],
  ['playwright', 'test', '--pass-with-no-tests', ...(name ? ['-g', name] : []), ...paths],
]
for (const [program = '', ...options] of runs) {
  const { status } = spawnSync(program, options, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
