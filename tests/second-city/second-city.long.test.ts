import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openGuide } from '../guide.ts'
import { home } from '../rules/source-files.ts'
import { startServer } from '../server-process.ts'
import { madeUpFair, writeFair } from './made-up-fair.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mela-city-'))
})
afterEach(() => rmSync(root, { recursive: true }))
const city = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/city.ts', ...args], { cwd: home, encoding: 'utf8' })

test('a second fair starts from a folder and shows its own name, places and dates in both languages', {
  timeout: 600_000,
}, async () => {
  const folder = join(root, 'devgaon')
  const target = join(root, 'guide')
  writeFair(folder)
  expect(city('make', folder, target).stderr).toBe('')
  symlinkSync(join(home, 'node_modules'), join(target, 'node_modules'))
  const built = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: target, encoding: 'utf8' })
  expect(built.status, built.stderr).toBe(0)
  const guide = await openGuide({}, target)
  try {
    const page = async (path: string) => (await fetch(`${guide.url}${path}`)).text()
    const home = await page('/')
    for (const name of ['Baba Sarovarnath, Devgaon', 'बाबा सरोवरनाथ, देवगाँव', '100200'])
      expect(home).toContain(name)
    const taps = await page('/facility/drinking-water')
    for (const name of ['Lake tap', 'झील का नल', 'Kartik Fair', 'कार्तिक मेला']) expect(taps).toContain(name)
    const events = await page('/events')
    for (const day of ['20 October', '10 November 2031', '20 अक्टूबर', '10 नवंबर 2031'])
      expect(events).toContain(day)
    const manifest = JSON.parse(await page('/manifest.webmanifest'))
    expect(manifest).toMatchObject({ name: 'Kartik Fair Guide · कार्तिक मेला गाइड', short_name: 'Kartik Fair' })
    const pages = [
      '/',
      '/events',
      '/facility/mela-route',
      '/help',
      '/about',
      '/about/privacy',
      '/attractions',
      '/history',
    ]
    for (const path of [
      ...pages,
      '/guide.html',
      '/print/sheet',
      '/api/mela-route',
      '/api/contacts',
      '/alerts.xml',
    ])
      expect((await page(path)).match(/Muzaffarpur|Garibnath|155304|मुजफ्फरपुर|गरीबनाथ|Pahleja/g), path).toBe(
        null,
      )
    // The first city's guide does not open the second one's data.
    const other = await startServer(guide.dataDir)
    expect(await other.ended).toBe(1)
    expect(other.stderr()).toContain(
      'This data belongs to the guide of Devgaon, and this is the guide of Muzaffarpur',
    )
  } finally {
    await guide.close()
  }
})

test('each wrong line of a city folder is told once, in words, and nothing is written', () => {
  const folder = join(root, 'devgaon')
  const fair = structuredClone(madeUpFair)
  const [edition] = fair.editions
  if (!edition) throw new Error('no edition')
  edition.mondays[1] = '2031-10-28'
  edition.shravan.to = '2031-13-10'
  fair.names.temple.hi = 'Sarovarnath'
  fair.history[0]?.paragraphs.push({ en: 'Seen from Hajipur too.', hi: 'हाजीपुर से भी दिखता है।' })
  const text = JSON.stringify(fair, undefined, 2)
  const lineOf = (words: string) => text.slice(0, text.indexOf(words)).split('\n').length
  writeFair(folder, {
    'fair.json': text,
    'quiz.json': '[]',
    'places.csv': `${readFileSync(join(home, 'content/places.csv'), 'utf8').split('\n')[0]}\nlake,A,झील,,,,,,,x,no\n`,
    'texts.csv': 'key,en,hi\nno/such.ts texts.key,A,क\nfeatures/mela-route/texts.ts texts.length,Far,दूर\n',
  })
  const { status, stderr } = city('make', folder, join(root, 'guide'))
  expect(status).toBe(1)
  const told = (file: string) =>
    stderr
      .split('\n')
      .flatMap(line => (line.startsWith(join(folder, file)) ? [line.slice(join(folder, file).length)] : []))
  expect(told('fair.json')).toEqual(
    expect.arrayContaining([
      `:${lineOf('"hi": "Sarovarnath"')} names.temple.hi: must be written in Devanagari`,
      `:${lineOf('2031-13-10')} editions.0.shravan.to: must be a day, YYYY-MM-DD`,
    ]),
  )
  expect(told('quiz.json')).toEqual([':1: needs ten questions at least'])
  expect(told('places.csv')).toEqual([expect.stringMatching(/^:2 facility_type: /)])
  expect(told('texts.csv')).toEqual([
    ':2 key: no text has this key',
    ':3 en: has the slots none, but needs {km}',
  ])
  expect(existsSync(join(root, 'guide'))).toBe(false)

  fair.names.temple.hi = 'बाबा सरोवरनाथ'
  edition.shravan.to = '2031-11-10'
  writeFair(folder, { 'fair.json': JSON.stringify(fair, undefined, 2) })
  const again = city('check', folder)
  expect(again.stderr).toContain('editions.0.mondays.1: is not a Monday')
  expect(again.stderr).toMatch(/fair\.json:\d+: still names Hajipur/)
})
