import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'

/**
 * Runs the quick suite: rules, units and API with vitest, and in parallel journeys in a real browser with Playwright, whose
 * output is shown once vitest has ended. With `--long` it runs the files with `.long` in their names instead, one suite after
 * the other. Paths and `-t NAME` narrow both: `npm test -- features/contacts`.
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

if (isLong) process.exit((await show('vitest', vitest)) || (await show('playwright', playwright)))
const journeys = keep('playwright', playwright)
const failed = await show('vitest', vitest)
const { code, output } = await journeys
process.stdout.write(output)
process.exitCode = failed || code

/** Runs a program in this terminal; resolves with its exit code. */
function show(program: string, options: readonly string[]): Promise<number> {
  const child = spawn(program, options, { stdio: 'inherit', env })
  return new Promise(done => child.on('exit', code => done(code ?? 1)))
}

/** Runs a program and resolves with its output once it has ended. */
async function keep(program: string, options: readonly string[]) {
  const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'], env })
  const ended = new Promise<number>(done => child.on('exit', code => done(code ?? 1)))
  return { output: await buffer(child.stdout), code: await ended }
}
