import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { eventsTexts } from '#features/events/texts.ts'
import {
  readSheet,
  type SourceText,
  type Translation,
  writeSheet,
} from '#features/languages/translation.server.ts'
import { textsInSource, textsOf } from '../texts-in-source.ts'

const home = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'mela-texts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const sheet = join(folder, 'texts.csv')
const run = (...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    ['scripts/mela-guide.ts', 'texts', ...args, '--to', join(folder, 'kept')],
    {
      cwd: home,
      maxBuffer: 4_000_000,
    },
  ).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
const bytes = (text: string) => new TextEncoder().encode(text)
/** Not a real translation: the Hindi with a mark, so that nobody takes it for Maithili. */
const sample = (texts: readonly SourceText[]): Translation =>
  Object.fromEntries(texts.map(({ key, en, hi }) => [key, { en, hi, text: `[नमूना] ${hi}`.trim() }]))

test('every text of the guide is exported, translated as a marked sample and imported, leaving no gap', async () => {
  const texts = textsInSource(home)
  expect(texts.length).toBeGreaterThan(2000)
  expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length)
  for (const [name, { en, hi }] of Object.entries(eventsTexts))
    expect(texts).toContainEqual({ key: `features/events/texts.ts eventsTexts.${name}`, en, hi })
  expect(await run('export', sheet)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`${texts.length} texts`),
  })
  writeFileSync(sheet, writeSheet(texts, 'mai', sample(texts)))
  expect(await run('import', sheet)).toMatchObject({ code: 0 })
  expect(JSON.parse(readFileSync(join(folder, 'kept/mai.json'), 'utf8'))).toEqual(sample(texts))
  expect((await run('gaps')).stdout).toBe(`mai: 0 of ${texts.length} texts missing, 0 of an older sentence\n`)
  // The next sheet contains what is already translated.
  const next = bytes(writeSheet(texts, 'mai', sample(texts)))
  expect(readSheet(next, texts).translation).toEqual(sample(texts))

  const before = readdirSync(join(folder, 'kept'))
  const lines = readFileSync(sheet, 'utf8').split('\r\n')
  writeFileSync(sheet, lines.toSpliced(5, 1).join('\r\n'))
  expect(await run('import', sheet)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/ is missing\n1 error to fix; nothing was imported/),
  })
  expect(readdirSync(join(folder, 'kept'))).toEqual(before)
  expect(JSON.parse(readFileSync(join(folder, 'kept/mai.json'), 'utf8'))).toEqual(sample(texts))
})

const few = textsOf(
  'a.ts',
  `export const texts = defineTexts({
    one: { en: 'Next', hi: 'अगला' },
    two: { en: '{from} to {to}, "late"', hi: '{from} से {to}' },
  })
  const list = [{ title: { en: 'A', hi: \`अ\` } }, { title: { en: 'B', hi: 'ब' }, to: 1 }]`,
)
test('a text is named by its file and the names that lead to it', () => {
  expect(few.map(({ key }) => key)).toEqual([
    'a.ts texts.one',
    'a.ts texts.two',
    'a.ts list.0.title',
    'a.ts list.1.title',
  ])
})

const good = [
  'key,en,hi,bho',
  'a.ts texts.one,Next,अगला,अगिला',
  'a.ts texts.two,"{from} to {to}, ""late""",{from} से {to},{to} ले {from}',
  'a.ts list.0.title,A,अ,अ',
  'a.ts list.1.title,B,ब,ब',
]
const faultsOf = (lines: readonly string[]) =>
  readSheet(bytes(lines.join('\n')), few).faults.map(
    ({ line, column, reason }) => `${line} ${column}: ${reason}`,
  )
test.each<[string, readonly string[], string]>([
  ['without a fault', good, ''],
  ['with a missing text', good.toSpliced(3, 1), '5 key: a.ts list.0.title is missing'],
  ['with a doubled text', [...good, good[1] ?? ''], '6 key: this text stands in line 2 already'],
  ['with an empty text', good.with(1, 'a.ts texts.one,Next,अगला, '), '2 bho: is empty'],
  [
    'with a slot that is lost',
    good.with(2, (good[2] ?? '').replace('{to} ले', 'ले')),
    '3 bho: has the slots {from}, but needs {from} {to}',
  ],
  [
    'with a slot that is misspelt',
    good.with(1, 'a.ts texts.one,Next,अगला,{नाम} {name}'),
    '2 bho: has the slots {name}, but needs none',
  ],
  [
    'of an older guide',
    good.with(1, 'a.ts texts.one,Following,अगला,अगिला'),
    '2 en: the guide says something else now; export the file again',
  ],
  ['with an unknown text', [...good, 'b.ts x,Y,य,य'], '6 key: no text has this key; export the file again'],
  [
    'without a third language',
    good.map(line => line.replace(/,[^,]*$/, '')),
    '1 undefined: the first line must be: key, en, hi, and the code of the new language, such as mai or bho',
  ],
])('a spreadsheet %s is judged by line and reason', (_, lines, fault) => {
  expect(faultsOf(lines).join()).toBe(fault)
  expect(readSheet(bytes(lines.join('\n')), few).translation === undefined).toBe(fault !== '')
})
