import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

export type FoundBrowser = {
  path: string
  /** The smaller Chromium without window, camera and sound; undefined if it is not installed. */
  headlessPath: string | undefined
}

/** Finds a browser for the end-to-end tests, or says what is missing. Installs nothing. */
export async function findBrowser(): Promise<FoundBrowser | { missing: string }> {
  const isThere = (candidate: string | undefined) => !!candidate && runs(candidate)
  const path =
    [process.env.CHROME_PATH, ...names.map(onPath), macChrome].find(isThere) ?? (await findDownloaded())
  // A browser chosen with CHROME_PATH is used for everything.
  const headlessPath = process.env.CHROME_PATH ? undefined : onPath(headlessName)
  return path ? { path, headlessPath } : { missing }
}

/** Command-line switches for every test browser. */
export const usualSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  // Journeys can reach only this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

const headlessName = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const missing =
  'No Chromium was found: install it ("apt-get install chromium fonts-noto-core") or set CHROME_PATH to one.'

const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const onPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(isExecutable)
function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
// Run it to check, because Ubuntu's chromium-browser may be a stub that only prints how to install the real one.
const runs = (path: string) =>
  isExecutable(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

/** Playwright's own build. Imported late, because the import takes a third of a second. */
async function findDownloaded(): Promise<string | undefined> {
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  return runs(path) ? path : undefined
}

/** Installs a browser: Debian's package as root, else Playwright's build. */
async function install(): Promise<void> {
  const mayInstall = process.getuid?.() === 0 && onPath('apt-get') !== undefined
  const wanted = [
    'missing' in (await findBrowser()) && 'chromium',
    !hasHindiFont() && 'fonts-noto-core',
  ].filter(name => name !== false)
  if (mayInstall && wanted.length > 0 && !aptInstall(wanted) && run('apt-get', ['update'])) aptInstall(wanted)
  // Not every Debian release has it; the full browser does the same, more slowly.
  if (mayInstall && !onPath(headlessName)) aptInstall([headlessName])
  if ('missing' in (await findBrowser()))
    run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'])
}
const aptInstall = (packages: string[]) =>
  run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
// Without a Hindi font text is drawn as empty boxes, and picture tests would compare boxes.
const hasHindiFont = () => spawnSync('fc-list', [':lang=hi'], { encoding: 'utf8' }).stdout?.trim() !== ''
const run = (program: string, args: string[]) =>
  spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 300_000,
  }).status === 0

if (import.meta.main) {
  let found = await findBrowser()
  if ('missing' in found || !hasHindiFont() || !onPath(headlessName)) {
    await install()
    found = await findBrowser()
  }
  if ('missing' in found) {
    console.error(found.missing)
    // Developers may continue without a browser; CI fails.
    if (process.env.CI) process.exitCode = 1
  }
}
