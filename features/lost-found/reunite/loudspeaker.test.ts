import { beforeEach, describe, expect, test } from 'vitest'
import { world } from '#tests/world/fixture.ts'
import { visitor } from '../test-items.ts'
import { deeds, staffForAll } from '../test-staff.ts'
import { announcement } from './announcement.ts'
import type { Person, PersonDetail } from './contract.ts'
import type { Shown } from './hand-over-contract.ts'
import { enter } from './test-desk.ts'

staffForAll()
const enterCanary = async (change: Record<string, string> = {}) =>
  `/api/missing-persons/${await enter(visitor, { first_name: 'Canary', village: 'Sparrowpur', ...change })}`
const loud = async (path: string) => (await visitor.call<PersonDetail>(`GET ${path}`)).body.loud
const screens = async () =>
  (await visitor.call<{ persons: Shown[] }>('GET /api/missing-persons/screens')).body.persons
const show = (path: string, is_shown = true) =>
  visitor.call<{ code?: string }>(`PUT ${path}/screens`, { is_shown })
const word = { is_given: true, from: 'SI Sharma, Nagar thana' }

describe('the announcement text', () => {
  test('for an adult has first name, village and clothing in both languages, but no number or distinguishing mark', async () => {
    const { text } = await loud(await enterCanary())
    expect(text?.hi).toBe(
      'ध्यान दें। Sparrowpur से आईं, बुज़ुर्ग माता जी Canary, हरी साड़ी में, अपने लोगों से बिछड़ गई हैं। जो उन्हें देखें, पास के हेल्प डेस्क पर बताएँ।',
    )
    expect(text?.en).toBe(
      'Attention. Canary, a woman over 60 from Sparrowpur, in a green sari, has been separated from her group. If you see her, please tell the nearest help desk.',
    )
  })
  test('for a found man says at which desk he is', () => {
    const man = { is_found: true, sex: 'male', age_band: 'adult', first_name: '', village: 'Goraul' } as const
    const said = announcement({ ...man, colours: ['blue', 'white'], garments: ['kurta'], desk: 'Desk 2' })
    expect(said).toEqual({
      hi: 'ध्यान दें। Goraul से आए, एक पुरुष, नीले और सफ़ेद कुर्ते-पाजामे में, Desk 2 पर हैं। उनके साथ आए लोग Desk 2 पर आएँ।',
      en: 'Attention. A man from Goraul, in a blue and white kurta-pyjama, is at Desk 2. His group, please come to Desk 2.',
    })
  })
  test('for a found child speaks of a child and, without a desk, of the nearest one', () => {
    const boy = {
      is_found: true,
      sex: 'male',
      age_band: 'child',
      first_name: '',
      village: '',
      desk: '',
    } as const
    expect(announcement({ ...boy, colours: ['red'], garments: ['t-shirt'] })).toEqual({
      hi: 'ध्यान दें। 12 साल से छोटा एक बच्चा, लाल टी-शर्ट में, मिल गया है। उसके साथ आए लोग पास के हेल्प डेस्क पर आएँ।',
      en: 'Attention. A boy under 12, in a red T-shirt, has been found. His group, please come to the nearest help desk.',
    })
    const girl = { ...boy, sex: 'female', age_band: 'teen', village: 'Goraul' } as const
    expect(announcement({ ...girl, colours: [], garments: [] }).hi).toBe(
      'ध्यान दें। Goraul से आई, 12 से 17 साल की एक लड़की, मिल गई है। उसके साथ आए लोग पास के हेल्प डेस्क पर आएँ।',
    )
  })
  test('that was read out is counted', async () => {
    const path = await enterCanary()
    for (let times = 0; times < 2; times += 1) await visitor.call(`POST ${path}/read-out`, {})
    expect(await loud(path)).toMatchObject({ read_times: 2 })
  })
})

describe('a child, or somebody of unknown age', () => {
  test.each(['child', 'teen', ''])('of age "%s" is neither read out nor shown', async age_band => {
    const path = await enterCanary({ age_band })
    expect(await loud(path)).toMatchObject({ text: null, why_not: age_band ? 'child' : 'no-age' })
    expect((await visitor.call(`POST ${path}/read-out`, {})).status).toBe(409)
    expect((await show(path)).body.code).toBe('not-shown')
    expect(await screens()).toEqual([])
  })
  test('is announced by clothing and desk only, once the police have allowed it, on record', async () => {
    const path = await enterCanary({ age_band: 'child', is_found: 'true', desk: 'Help desk 2' })
    expect((await visitor.call(`PUT ${path}/police-word`, word)).status).toBe(204)
    const said = await loud(path)
    expect(said.police_word).toMatchObject({ from: word.from, by: 'admin' })
    expect(said.text?.en).toContain('a green sari')
    expect((await show(path)).status).toBe(204)
    expect(JSON.stringify([said.text, await screens()])).not.toMatch(/Canary|Sparrowpur/)
    expect(await screens()).toMatchObject([{ desk: 'Help desk 2', clothing: { en: 'green sari' } }])
    await visitor.call(`PUT ${path}/police-word`, { is_given: false })
    expect([await screens(), (await loud(path)).text]).toEqual([[], null])
    const log = (await deeds()).map(deed => deed.action)
    expect(log).toEqual(expect.arrayContaining(['police-word', 'put-on-screens', 'police-word-ended']))
  })
  test('found to be one after release leaves the screens at once', async () => {
    const path = await enterCanary()
    await show(path)
    expect(await screens()).toMatchObject([{ first_name: 'Canary', village: 'Sparrowpur' }])
    await world.owner.query(`update missing_person_reports set age_band = 'teen'`)
    expect(await screens()).toEqual([])
    await world.owner.query(`update missing_person_reports set age_band = 'adult', status = 'closed'`)
    expect(await screens()).toEqual([])
  })
  test('whose search ended is not shown again because it is opened again', async () => {
    const path = await enterCanary()
    await show(path)
    const decide = (body: object) => visitor.call<Person>(`PATCH ${path}`, body)
    const { closed_at, note } = (await decide({ status: 'closed', outcome: 'mistake', note: 'Twice' })).body
    await decide({ status: 'open', note, instead_of: { closed_at, note } })
    expect((await loud(path)).is_on_screens).toBe(false)
    expect(await screens()).toEqual([])
  })
})
beforeEach(() => world.empty('cases'))
