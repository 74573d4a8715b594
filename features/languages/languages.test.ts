import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import { openWorld, staffMember } from '#tests/world/world.ts'
import type { Gap, Gaps } from './contract.ts'
import { countGaps, listGaps, partOf } from './gaps.server.ts'
import { builtTexts, type LanguageFile, languageFile, storedOf } from './stored.server.ts'
import { readSheet, slotFault, type Translation } from './translation.server.ts'

worldForAll()
const calls = () => newVisitor(world, false).call

test('no visitor sees a sample language', async () => {
  expect((await calls()('GET /api/languages')).body).toEqual({ languages: [] })
  expect((await calls()('GET /languages/mai.json')).status).toBe(404)
})

test('a demo shows a sample language, marked as one, once staff turn it on', async () => {
  const sampled = await openWorld({ practice: { kind: 'demo', aheadMs: 0 } })
  try {
    const { call } = newVisitor(sampled, false)
    expect((await call('GET /api/languages')).body).toEqual({ languages: [] })
    const [admin] = (await sampled.owner.query('select id from staff_accounts')).rows
    sampled.signIn({ ...staffMember('content-editor'), id: admin.id })
    expect((await newVisitor(sampled).call('PUT /api/languages/mai', { is_shown: true })).status).toBe(204)
    expect((await newVisitor(sampled).call('PUT /api/languages/bho', { is_shown: true })).status).toBe(404)
    const { rows } = await sampled.owner.query(`select action from audit_log where subject = 'languages'`)
    expect(rows).toHaveLength(1)
    sampled.signIn(undefined)
    expect((await call('GET /api/languages')).body).toEqual({
      languages: [{ language: 'mai', name: 'मैथिली', is_sample: true }],
    })
    const { status, body, headers } = await call<LanguageFile>('GET /languages/mai.json')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
    expect(body).toMatchObject({ language: 'mai', is_sample: true })
    expect(body.texts).toContainEqual(['Drinking Water', 'पीने का पानी', 'पीबाक पानि'])
  } finally {
    await sampled.close()
  }
})

test('staff see what each language lacks by screen, and each missing text', async () => {
  world.signIn(staffMember('content-editor'))
  const { languages } = (await calls()<{ languages: Gaps[] }>('GET /api/languages/gaps')).body
  const [mai, bho] = languages
  expect([mai?.kind, mai?.is_shown, bho?.kind]).toEqual(['sample', false, 'none'])
  expect(mai?.texts).toBeGreaterThan(2000)
  expect(bho?.missing).toBe(bho?.texts)
  for (const { parts, texts, missing, changed } of languages) {
    const sum = (count: 'texts' | 'missing' | 'changed') => parts.reduce((all, part) => all + part[count], 0)
    expect([sum('texts'), sum('missing'), sum('changed')]).toEqual([texts, missing, changed])
  }
  const help = mai?.parts.find(({ part }) => part === 'help')
  expect(help?.title).toEqual({ en: 'Help', hi: 'मदद' })
  const { gaps } = (await calls()<{ gaps: Gap[] }>('GET /api/languages/mai/gaps/help')).body
  expect(gaps.length).toBe((help?.missing ?? 0) + (help?.changed ?? 0))
  expect(gaps.every(({ key }) => partOf(key) === 'help')).toBe(true)
  expect((await calls()<{ gaps: Gap[] }>('GET /api/languages/mai/gaps/nowhere')).body.gaps).toEqual([])
  expect((await calls()('GET /api/languages/en/gaps/help')).status).toBe(400)
  world.signIn(undefined)
})

test('each feature in the list has a title in both languages, and none shows its folder name', async () => {
  world.signIn(staffMember('content-editor'))
  const { languages } = (await calls()<{ languages: Gaps[] }>('GET /api/languages/gaps')).body
  world.signIn(undefined)
  const parts = languages[0]?.parts ?? []
  const untitled = parts.filter(({ title }) => !title).map(({ part }) => part)
  expect(untitled.filter(part => existsSync(`features/${part}`))).toEqual([])
  const titleOf = (name: string) => parts.find(({ part }) => part === name)?.title
  expect(titleOf('mela-route')).toEqual({ en: 'Mela Route', hi: 'मेला मार्ग' })
  expect(titleOf('facilities')).toEqual({ en: 'Places', hi: 'जगहें' })
})

test('the spreadsheet holds every text, and what has been translated so far', async () => {
  world.signIn(staffMember('content-editor'))
  const { body, headers } = await calls()<string>('GET /api/languages/mai/file')
  expect(headers.get('content-disposition')).toMatch(/filename="texts-mai-\d{4}-\d\d-\d\d\.csv"/)
  const texts = builtTexts() ?? []
  const { faults, language } = readSheet(new TextEncoder().encode(body), texts)
  const translation: Translation = storedOf('mai')?.translation ?? {}
  expect(language).toBe('mai')
  // The reader reports at most a few hundred errors.
  expect(new Set(faults.map(({ reason }) => reason))).toEqual(new Set(['is empty']))
  const lines = body.trim().split('\r\n')
  expect(lines[0]).toBe('key,en,hi,mai')
  // A sentence that occurs in several files is translated once.
  const words = new Set(Object.values(translation).map(({ en, hi }) => `${en}\n${hi}`))
  const known = texts.filter(({ en, hi }) => words.has(`${en}\n${hi}`))
  expect(known.length).toBeGreaterThanOrEqual(Object.keys(translation).length)
  expect(lines.filter(line => !line.endsWith(',')).length).toBe(known.length + 1)
  expect(body.match(/^(common|content|features|kit|server|ui|web)\//gm)?.length).toBe(texts.length)
  world.signIn(undefined)
})

test('each text of the sample still exists in the guide, with its slots', () => {
  const translation: Translation = storedOf('mai')?.translation ?? {}
  const texts = new Map(builtTexts()?.map(text => [text.key, text]))
  const wrong = Object.entries(translation).filter(([key, { en, hi, text }]) => {
    const now = texts.get(key)
    return now?.en !== en || now?.hi !== hi || slotFault(en, text)
  })
  expect(wrong.map(([key]) => key)).toEqual([])
})

const texts = [
  { key: 'features/help/texts.ts texts.a', en: 'A', hi: 'अ' },
  { key: 'features/help/staff/texts.ts texts.b', en: 'B', hi: 'ब' },
  { key: 'web/texts.ts texts.c', en: 'C', hi: 'स' },
]
const stored = {
  isSample: false,
  translation: {
    'features/help/texts.ts texts.a': { en: 'Old A', hi: 'अ', text: 'अअ' },
    'features/help/staff/texts.ts texts.b': { en: 'B', hi: 'ब', text: 'बब' },
  },
}
test('a translation of an outdated sentence counts as a gap and is not shown', () => {
  const gaps = countGaps('bho', texts, stored, true)
  expect(gaps).toMatchObject({ kind: 'whole', texts: 3, missing: 1, changed: 1 })
  expect(listGaps('help', texts, stored)).toEqual([{ ...texts[0], is_changed: true }])
  // The phone looks a text up by its English and Hindi: "A" is not in the file, so Hindi is shown.
  expect(languageFile('bho', stored).texts).toEqual([['Old A', 'अ', 'अअ']])
})
