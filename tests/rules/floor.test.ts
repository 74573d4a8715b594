import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'acorn'
import { transform } from 'lightningcss'
import { describe, expect, it } from 'vitest'
import { has, hasStyle, type OldBrowser, oldBrowsers } from '../floor/old-browsers.ts'
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
  // In the guide that is handed on as one file.
  { file: 'copy.js', text: read('web/page/copy.js') },
]

describe('a phone with one of the oldest browsers', () => {
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
    expect(
      unread,
      'Write it in older syntax, or name the package in the build so that it is translated.',
    ).toEqual([])
  })
  it('can read every regular expression: none uses lookbehind, which Safari supports since 16.4', () => {
    expect(
      scripts.filter(({ text }) => /\(\?<[=!]/.test(text)).map(({ file }) => file),
      'Write the pattern with a group in place of looking behind.',
    ).toEqual([])
  })
})

/** Styles newer than the oldest browsers, and what these show instead. */
const newerStyles: Record<string, string> = {
  'accent-color': "ticks in the browser's own colour",
  'aspect-ratio': 'pictures in their own shape',
  'color-scheme': 'scrollbars and native lists are light',
  'contain-intrinsic-size': 'nothing: it serves content-visibility',
  'container-type': 'the layout of the usual width',
  'content-visibility': 'all photos are laid out at once',
  page: 'papers in the size that the printer has',
  resize: 'a field for long words that keeps its height',
  'scroll-behavior': 'jumps in place of scrolling',
  'scrollbar-width': 'a scrollbar below a row of keys',
  size: 'papers in the size that the printer has',
  'text-underline-offset': 'an underline at its usual place',
  'text-wrap': 'lines as they fall',
  // Selectors.
  ':focus-visible': "the browser's own ring; web/older-styles.ts marks choices",
  ':has': 'what tests/floor looks at, and rows of keys that are a little off',
  ':is': 'Lightning CSS writes -webkit-any before it',
  ':where': 'no style of the library for maps that the guide shows',
}
it('the only styles newer than the oldest browsers are those that these can do without', () => {
  const found = new Set<string>()
  // Files of earlier builds are in the same folder.
  const chunks = JSON.parse(read('dist/web/.vite/manifest.json')) as Record<string, { css?: string[] }>
  for (const file of new Set(Object.values(chunks).flatMap(({ css = [] }) => css)))
    transform({
      filename: file,
      code: readFileSync(join(site, file)),
      visitor: {
        Declaration: declaration => {
          const { property, value } = declaration
          const name =
            property === 'unparsed'
              ? value.propertyId.property
              : property === 'custom'
                ? value.name
                : property
          const isPrefixed = 'vendorPrefix' in declaration && !declaration.vendorPrefix.includes('none')
          if (!isPrefixed && !name.startsWith('-')) found.add(name)
        },
        Selector: parts => {
          for (const part of parts) if (part.type === 'pseudo-class') found.add(`:${part.kind}`)
        },
      },
    })
  expect(found.size).toBeGreaterThan(100)
  // A WebView supports the styles of its Chrome.
  const browsers: OldBrowser[] = ['Chrome 80', 'Safari 15']
  const newer = [...found].filter(name => !browsers.every(browser => hasStyle(browser, name)))
  expect(newer.toSorted()).toEqual(Object.keys(newerStyles).toSorted())
})

/** The rows of docs/browsers.md, and the built-ins that each stands for. */
const builtIns: Record<string, string | string[]> = {
  'What waits is sent while the guide is closed': 'SyncManager',
  'Messages while the guide is closed': 'PushManager',
  "Sharing by the phone's own list": 'Navigator.share',
  'Nandi hears': 'webkitSpeechRecognition',
  'Nandi reads aloud': 'SpeechSynthesis',
  // A browser that shows pictures as their camera was held (Chrome since 81) also draws them that way.
  'A photo is made smaller before it is sent': ['OffscreenCanvas', 'image-orientation.from-image'],
  "A slip is scanned by the browser's own reader": 'BarcodeDetector',
  'Live darshan fills the screen': 'Element.requestFullscreen',
  'The screen stays on during a survey': 'WakeLock',
  Dialogs: 'HTMLDialogElement.showModal',
  'Arrays sorted and turned without a change': 'Array.toSorted',
}
it('docs/browsers.md matches MDN’s data for each of the oldest browsers', () => {
  const [head = [], , ...rows] = read('docs/browsers.md')
    .split('\n')
    .filter(line => line.startsWith('|'))
    .map(line => line.split('|').map(cell => cell.trim()))
  const browsers = head.slice(2, -2) as OldBrowser[]
  expect(browsers).toEqual(Object.keys(oldBrowsers))
  const known = Object.entries(builtIns).map(([what, names]) => [
    what,
    ...browsers.map(browser => ([names].flat().every(name => has(browser, name)) ? 'yes' : 'no')),
  ])
  expect(rows.map(cells => cells.slice(1, -2))).toEqual(known)
})
