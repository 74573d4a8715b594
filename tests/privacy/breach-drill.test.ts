import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { said } from '#features/lost-found/test-items.ts'
import { quarters } from '#tests/photos/corpus.ts'
import { openDevice } from '#tests/world/device.ts'
import { signedInBrowser, staffBrowser } from '#tests/world/staff-browser.ts'
import { openWorld, type World } from '#tests/world/world.ts'

// The drill of docs/breach.md: a desk's password was stolen, and the thief looks at numbers of lost & found.

const runbook = readFileSync(new URL('../../docs/breach.md', import.meta.url), 'utf8')
const [statement = ''] = [...runbook.matchAll(/```sql\n([^`]+)```/g)].map(match => match[1])

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

type Entry = { username: string; action: string; subject: string; subjectId: string }

test('a stolen account is closed, those whose numbers it saw are found by the runbook, and erased on request', async () => {
  const began = new Date(world.clock() - 1000)
  const photo = await quarters().jpeg().toBuffer()
  const phones = ['9876500021', '9876500022', '9876500023']
  const items: string[] = []
  for (const phone of phones) {
    const visitor = await openDevice(world.url)
    const { status, body } = await visitor.send('/api/lost-found', said({ phone }), photo)
    expect(status).toBe(201)
    items.push(body.id)
  }
  const chief = await signedInBrowser(world.url)
  const made = await chief.call('POST', '/api/staff-accounts', { username: 'desk-2', roles: ['help-desk'] })
  const { account, password } = made.body as { account: { id: string }; password: string }
  const thief = staffBrowser(world.url)
  await thief.call('POST', '/api/session', { username: 'desk-2', password, as: 'admin' })
  for (const id of items.slice(0, 2))
    expect((await thief.call('POST', `/api/lost-found-items/${id}/phone`)).status).toBe(200)

  // Step 2: the way out is closed.
  await chief.call('PATCH', `/api/staff-accounts/${account.id}`, { isDisabled: true })
  expect((await thief.call('POST', `/api/lost-found-items/${items[2]}/phone`)).status).toBe(401)

  // Step 4: the audit log names what was seen, the statement whom to tell.
  const { entries } = (await chief.call('GET', '/api/audit-log')).body as { entries: Entry[] }
  const seen = entries.filter(entry => entry.username === 'desk-2' && entry.action === 'number-seen')
  expect(seen.map(entry => entry.subjectId).sort()).toEqual(items.slice(0, 2).sort())
  const toTell = async () =>
    (await world.owner.query(statement, [account.id, began])).rows.map(row => row.phone)
  expect((await toTell()).sort()).toEqual(phones.slice(0, 2))

  // Steps 5 and 10: what is kept under a number, and its erasure.
  type Found = { parts: { feature: string }[] }
  const phone = phones[0]
  const found = await chief.call('POST', '/api/personal-data/look-ups', { phone })
  expect((found.body as Found).parts.map(part => part.feature)).toContain('lost-found')
  const reason = 'Asked for after the breach'
  expect((await chief.call('POST', '/api/personal-data/erasures', { phone, reason })).status).toBe(200)
  const after = await chief.call('POST', '/api/personal-data/look-ups', { phone })
  expect((after.body as Found).parts).toEqual([])
  expect(await toTell()).toEqual([phones[1]])
})

test('the runbook has the words for those affected in both languages, each with a date and the help desk', () => {
  // Quoted paragraphs, one in each language.
  const quote = [...runbook.matchAll(/^ {3}> ?(.*)$/gm)].map(([, line]) => line).join('\n')
  const said = quote.split('\n\n')
  expect(said.length).toBe(2)
  for (const text of said) {
    expect(text).toContain('{date}')
    expect(text).toContain('155304')
  }
  expect(said.map(text => /[\u0900-\u097F]/.test(text))).toEqual([false, true])
})
