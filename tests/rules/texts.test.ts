import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Text } from '#common/text.ts'
import { featureScreens, manifests } from '#web/manifests.ts'
import { loadStaffLists } from '#web/staff/staff-manifests.ts'
import { textsInSource } from '../../scripts/texts-in-source.ts'
import { files, home, importsOf, isTest, read, sources } from './source-files.ts'

const textFiles = files.filter(
  file => /\.ts$/.test(file) && !isTest(file) && /export const \w+ = defineTexts\(\{/.test(read(file)),
)
const all: { file: string; key: string; text: Text }[] = []
for (const file of textFiles) {
  const module = (await import(join(home, file))) as Record<string, unknown>
  for (const group of Object.values(module).filter(isGroup))
    for (const [key, text] of Object.entries(group)) all.push({ file, key, text })
}
// Those of one component or server file alone stand in its file and are not exported.
for (const { key: place, en, hi } of textsInSource(home)) {
  const [, file = '', group, key = ''] = /^(\S+) (\w+)\.(.+)$/.exec(place) ?? []
  if (file && new RegExp(`^const ${group} = defineTexts\\(`, 'm').test(read(file)))
    all.push({ file, key, text: { en, hi } })
}
function isGroup(value: unknown): value is Record<string, Text> {
  return typeof value === 'object' && value !== null && Object.values(value).every(isText)
}
function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && 'en' in value && 'hi' in value
}
const where = ({ file, key }: { file: string; key: string }) => `${file} ${key}`
const slots = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(match => match[1]).toSorted()

/** Latin words that Hindi readers know by sight, or that name a thing from another language. */
const known =
  /\b(SMS|QR|CSV|PDF|ATM|LIVE|GPS|AM|PM|ID|PNG|OTP|TOTP|AQI|PM2\.5|MUZ|YouTube|HLS|Language|English|WhatsApp|MB|km|A|WASM|NH|HTTPS|https|RDS|DN|CCTV|S3|API|GeoJSON|iCalendar|JSON|G27|lat|lng)\b/g

/** Words and spellings that docs/translating.md replaces. */
const replacedWords =
  /केंद्रीकृत|एवं|तथा |सशुल्क|निर्माणाधीन|त्रुटि|अग्निशमन|आपातकाल|पेयजल|विश्राम कक्ष|जिगजैग|काँवर|कांवड़|प्रातः|संध्या|सीधी तस्वीर|प्लेयर|परंपरा कहती|पसंद करें|साझा|वस्तु(?!एँ)|लापता|प्रश्न|लीडरबोर्ड|प्रशासक|लेखा|सत्र |पार्क है|बेतरतीब|ख़|क़|ग़|आख़िरी|ख़राब|ख़तर|काग़ज़|मुफ्त|काफी|बुजुर्ग|राजेन्द्र|अपने-आप|तस्वीर|दर्शक|भक्त(?!ि)|कंट्रोल रूम|छायाचित्र|दूरभाष|पुनः|(?<=[ ,])या फिर |[०-९]/

describe('texts', () => {
  it('are found at all, in every file', () => {
    const read = new Set(all.map(({ file }) => file))
    expect(textFiles.filter(file => !read.has(file))).toEqual([])
    expect(read.size).toBeGreaterThan(60)
  })
  it('are empty in neither language', () => {
    expect(
      all.filter(({ text }) => !text.en.trim() || !text.hi.trim()).map(where),
      'Write the missing language.',
    ).toEqual([])
  })
  it('of a refusal are those of the guide, not of the browser, which speaks its own language', () => {
    const screens = sources.filter(file => file.endsWith('.tsx'))
    const forms = screens.flatMap(file =>
      [...read(file).matchAll(/<form\b(?:=>|[^>])*>/g)].map(([tag]) => ({ file, tag })),
    )
    expect(forms.length).toBeGreaterThan(30)
    expect(
      forms.filter(({ tag }) => !/\bnoValidate\b|\{\.\.\.form\.attributes\}/.test(tag)),
      'Give the form noValidate, and show the fault at its field.',
    ).toEqual([])
  })
  it('have the same slots in both languages', () => {
    expect(
      all.filter(({ text }) => slots(text.en).join() !== slots(text.hi).join()).map(where),
      'Use the same {slots} in en and hi.',
    ).toEqual([])
  })
  it('write Hindi in Devanagari; Latin letters only if known by sight', () => {
    const latin = all.filter(({ text }) =>
      /[A-Za-z]/.test(text.hi.replace(/\{\w+\}/g, '').replace(known, '')),
    )
    expect(
      latin.map(entry => `${where(entry)}: ${entry.text.hi}`),
      'Write the word in Devanagari.',
    ).toEqual([])
  })
  it('use one word for each thing, as docs/translating.md lists them', () => {
    const content = files.filter(file => /^content\/.*\.(csv|ts)$/.test(file) && !isTest(file))
    // Some texts are in deeper groups, such as the doctor's findings, so those files are read line by line.
    const labels = files.filter(
      file => /\.tsx$|(texts|search-words|search-items|manifest)\.ts$/.test(file) && !isTest(file),
    )
    const lines = [...content, ...labels].flatMap(file =>
      read(file)
        .split('\n')
        .filter(line => !line.includes('`'))
        .map(line => `${file}: ${line.trim()}`),
    )
    const sentences = all.map(entry => `${where(entry)}: ${entry.text.hi}`)
    expect(
      [...sentences, ...lines].filter(line => replacedWords.test(line)),
      'Use the word that docs/translating.md has for it.',
    ).toEqual([])
  })
  it('are all used', () => {
    const scripts = files
      .filter(file => /\.tsx?$/.test(file))
      .map(file => ({ file, text: read(file), names: new Set(namesIn(read(file))) }))
    const orphans = Map.groupBy(all, ({ file }) => file)
      .entries()
      .flatMap(([file, texts]) => {
        // A form shows the label of every column (kit/web/staff/row-fields.tsx).
        if (file.endsWith('/columns.ts')) return []
        // Its keys are addresses of pages, with which `describePage` looks its texts up.
        if (file === 'web/page/descriptions.ts') return []
        // The page about the open files shows every column.
        if (file === 'features/about/open-columns.ts') return []
        // Looked up by what the audit log recorded.
        if (file === 'kit/web/staff/audit-words.ts') return []
        const folder = file.slice(0, file.lastIndexOf('/') + 1)
        // features/contacts, kit/server or web/
        const part = folder.split('/').slice(0, 2).join('/')
        if (!textFiles.includes(file)) {
          const own = read(file)
          const isLookedUp = /\bt\(\w|[tT]exts\[|textOf/.test(own)
          return isLookedUp ? [] : texts.filter(({ key }) => !new RegExp(`['.]${key}\\b`).test(own))
        }
        const readers = scripts.filter(other => other.file.startsWith(part) && other.file !== file)
        const areLookedUp = readers.some(
          ({ text }) =>
            /[tT]exts\[|\bt\(`|textOf|keyof typeof \w*[tT]exts/.test(text) ||
            // A notice shows all texts of its file.
            (file.endsWith('/notice-texts.ts') &&
              /lazyNotice\(\s*\(\) =>\s*import\('\.\/notice-texts\.ts'\)/.test(text)) ||
            // So does a written page.
            new RegExp(`written\\(\\(\\) =>\\s*import\\('\\./${file.slice(folder.length)}'`).test(text),
        )
        return areLookedUp ? [] : texts.filter(({ key }) => !readers.some(({ names }) => names.has(key)))
      })
    expect([...orphans].map(where), 'Delete the text, or show it.').toEqual([])
  })
  it('name each alarm in words', async () => {
    const names = sources
      .filter(file => !isTest(file))
      .flatMap(file => [...read(file).matchAll(raisedAlarm)].map(([, name]) => name))
    expect(names.length).toBeGreaterThan(5)
    const said = Object.keys((await loadStaffLists()).alarms)
    expect(
      names.filter(name => name && !said.includes(name)),
      'Add each to alarms of the staff-manifest.ts of its feature.',
    ).toEqual([])
  })
  it('make the help desk’s number a link wherever a sentence names it', () => {
    const sentences = all.filter(
      ({ file, text }) => text.en.includes('155304') && !file.endsWith('/notice-texts.ts'),
    )
    expect(sentences.length).toBeGreaterThan(10)
    const screens = sources
      .filter(file => !isTest(file))
      .map(screen => ({ screen, imported: new Set(importsOf(screen).map(({ to }) => to)) }))
    const uses = sentences.flatMap(({ file, key }) =>
      screens
        .filter(({ screen, imported }) => (textFiles.includes(file) ? imported.has(file) : screen === file))
        .flatMap(({ screen }) =>
          [...read(screen).matchAll(shownText(key))].map(([use]) => `${screen}: ${use.trim()}`),
        ),
    )
    expect(uses.length).toBeGreaterThan(10)
    expect(
      uses.filter(use => !linked.test(use)),
      'Show the sentence by withCalls, which makes the number a link.',
    ).toEqual([])
  })
  it('define a screen’s title once: in its manifest or content, from which everything else reads it', () => {
    const titles = new Set([...manifests, ...featureScreens].map(({ title }) => title && typed(title)))
    const places = sources
      .filter(file => !isTest(file) && file !== helpLines)
      .flatMap(file =>
        [...read(file).replace(auditWords, '').matchAll(literal)].map(([text]) => ({ file, text })),
      )
    const repeated = Map.groupBy(
      places.filter(({ text }) => titles.has(text)),
      ({ text }) => text,
    )
    expect(repeated.size).toBeGreaterThan(20)
    const twice = [...repeated].filter(([, { length }]) => length > 1)
    expect(
      twice.map(([text, found]) => `${text}: ${found.map(({ file }) => file).join(', ')}`),
      'Read the title of the manifest in place of typing it again.',
    ).toEqual([])
  })
})

/** Names that may be a text's key: after a quote or a dot, or before a colon, a comma or a brace. */
const namesIn = (source: string) =>
  [...source.matchAll(/['"`.]([\w-]+)|(\w+)\s*[:,}]/g)].map(([, said, key]) => said ?? key)

/** A line that shows this text. */
const shownText = (key: string) => new RegExp(`^.*\\bt\\([^()\\n]*'${key}'.*$`, 'gm')
/** Through `withCalls`, through a part that calls it (privacy notice, state of a form, list), or inside a link. */
const linked =
  /withCalls\(|\b(text|advice|help)=|\bother=|notice[A-Z]\w+'\)|<OutboxFormRefusal |item-card\.tsx: \{t\('helpDesk'\)\}/

const raisedAlarm = /alarms\.(?:watch\(\{\s*name: |state\()'([\w-]+)'/g

const literal = /\{ en: '(?:[^'\\]|\\.)*', hi: '(?:[^'\\]|\\.)*' \}/g
const typed = ({ en, hi }: Text) => `{ en: '${en}', hi: '${hi}' }`
/** Its words name lines of the Help sheet, such as the one for missing persons. */
const helpLines = 'features/help/search-words.ts'
/** They name records, such as one complaint. */
const auditWords = /auditWords: \{.*?\n {2}\},/s
