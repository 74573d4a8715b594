import { spawnSync } from 'node:child_process'

/**
 * Runs the quick suite: rules, units and API with vitest, then journeys in a real browser with Playwright. With `--long` the files
 * that have `.long` in their names instead. Paths narrow both, and so does `-t NAME`: `npm test -- features/contacts`.
 */
const isLong = process.argv.includes('--long')
const args = process.argv.slice(2).filter(word => word !== '--long')
const named = args.indexOf('-t')
const name = named < 0 ? undefined : args[named + 1]
const paths = named < 0 ? args : args.toSpliced(named, 2)

const suite = isLong ? ['--config', 'vitest.long.config.ts'] : []
const runs = [
  ['vitest', 'run', ...suite, '--passWithNoTests', ...(name ? ['-t', name] : []), ...paths],
  ['playwright', 'test', '--pass-with-no-tests', ...(name ? ['-g', name] : []), ...paths],
]
for (const [program = '', ...options] of runs) {
  const env = { ...process.env, ...(isLong && { TEST_LONG: '1' }) }
  const { status } = spawnSync(program, options, { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}
