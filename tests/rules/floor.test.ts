import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'acorn'
import { describe, expect, it } from 'vitest'
import { has, type OldBrowser, oldBrowsers } from '../floor/old-browsers.ts'
import { home, read } from './source-files.ts'

const site = join(home, 'dist/web')
const built = readdirSync(site, { recursive: true, encoding: 'utf8' })
  // The developers' page is not for phones.
  .filter(file => !/(^|\/)sheet\/|^dev\//.test(file))
  .map(file => ({ file, text: /\.(js|html)$/.test(file) ? readFileSync(join(site, file), 'utf8') : '' }))
/** Every script that a phone reads: files, workers, and those inside pages. */
const scripts = [
  ...built.filter(({ file }) => file.endsWith('.js')),
  ...built.flatMap(({ file, text }) =>
    file.endsWith('.html')
      ? [...text.matchAll(/<script(?![^>]*type=)[^>]*>(.*?)<\/script>/gs)].map(([, inside = '']) => ({
          file,
          text: inside,
        }))
      : [],
  ),
  // In the guide that is given on as one file.
  { file: 'copy.js', text: read('web/page/copy.js') },
]

describe('a phone of the oldest browsers', () => {
  it('can read every built script: no syntax is newer than ES2020', () => {
    expect(scripts.length).toBeGreaterThan(250)
    const unread = scripts.flatMap(({ file, text }) => {
      const sourceType = /^assets\/(?!older-)/.test(file) ? 'module' : 'script'
      try {
        parse(text, { ecmaVersion: 2020, sourceType })
        return []
      } catch (error) {
        return [`${file}: ${error}`]
      }
    })
    expect(unread).toEqual([])
  })
  it('can read every regular expression: none looks behind, which Safari learned in 16.4', () => {
    expect(scripts.filter(({ text }) => /\(\?<[=!]/.test(text)).map(({ file }) => file)).toEqual([])
  })
})

/** The rows of docs/browsers.md, and the built-in that each stands for. */
const builtIns: Record<string, string> = {
  'What waits is sent while the guide is closed': 'SyncManager',
  'Messages while the guide is closed': 'PushManager',
  "Sharing by the phone's own list": 'Navigator.share',
  'Nandi hears': 'webkitSpeechRecognition',
  'Nandi reads aloud': 'SpeechSynthesis',
  'A photo is made smaller before it is sent': 'OffscreenCanvas',
  "A slip is scanned by the browser's own reader": 'BarcodeDetector',
  'Live darshan fills the screen': 'Element.requestFullscreen',
  'The screen stays on during a survey': 'WakeLock',
  Dialogs: 'HTMLDialogElement.showModal',
  'Arrays sorted and turned without a change': 'Array.toSorted',
}
it("docs/browsers.md says of each of the oldest browsers what MDN's data says", () => {
  const [head = [], , ...rows] = read('docs/browsers.md')
    .split('\n')
    .filter(line => line.startsWith('|'))
    .map(line => line.split('|').map(cell => cell.trim()))
  const browsers = head.slice(2, -2) as OldBrowser[]
  expect(browsers).toEqual(Object.keys(oldBrowsers))
  const known = Object.entries(builtIns).map(([what, name]) => [
    what,
    ...browsers.map(browser => (has(browser, name) ? 'yes' : 'no')),
  ])
  expect(rows.map(cells => cells.slice(1, -2))).toEqual(known)
})
