import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

/**
 * Runs the quick suite: rules, units and API with vitest, then journeys in a real browser with Playwright. Side by side they
 * would take longer on two cores. With `--long` it runs the files with `.long` in their names instead. Paths and `-t NAME`
 * narrow both: `npm test -- features/contacts`.
 */
const isLong = process.argv.includes('--long')
const args = process.argv.slice(2).filter(word => word !== '--long')
const named = args.indexOf('-t')
const name = named < 0 ? undefined : args[named + 1]
const paths = named < 0 ? args : args.toSpliced(named, 2)

const env = {
  // Node caches compiled source here for the many processes of a run.
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'),
  ...process.env,
  ...(isLong && { TEST_LONG: '1' }),
}
const suite = isLong ? ['--config', 'vitest.long.config.ts'] : []
const vitest = ['run', ...suite, '--passWithNoTests', ...(name ? ['-t', name] : []), ...paths]
const playwright = ['test', '--pass-with-no-tests', ...(name ? ['-g', name] : []), ...paths]

const failed = await show('vitest', vitest)
process.exitCode = (await show('playwright', playwright)) || failed

/** Runs a program in this terminal; resolves with its exit code. */
function show(program: string, options: readonly string[]): Promise<number> {
  const child = spawn(program, options, { stdio: 'inherit', env })
  return new Promise(done => child.on('exit', code => done(code ?? 1)))
}
