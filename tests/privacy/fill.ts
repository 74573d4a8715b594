import { expect } from 'vitest'
import { solve } from '#common/solve-work.ts'
import { tailPlaces } from '#content/queue-places.ts'
import { quarters } from '#tests/photos/corpus.ts'
import { type Device, openDevice } from '#tests/world/device.ts'
import { form } from '#tests/world/forms.ts'
import { staffBrowser } from '#tests/world/staff-browser.ts'
import { phoneCanary, positionCanaries } from './canaries.ts'

/** The live topics that everybody may hear: at least those of what is written below. */
export const topics = [
  'crowd',
  'dangers',
  'lost-found',
  'notices',
  'photos',
  'photos-day',
  'photos-gone',
  'photos-shown',
  'photo-contest-settings',
  'mela-quiz',
  'live-darshan',
  'parking',
  'posts',
  'queue',
  'rumours',
]
/**
 * Part of the last change announced to phones. It is the second change of its row, so it is sent a second after the first, when
 * every other change has been sent: each row has at most one message a second.
 */
export const lastWords = 'said last'
const secret = 'private word'
const notice = { notice_version: 'v1', notice_language: 'hi' }
const visitorsPhone = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/visitor',
  keys: { p256dh: 'BA', auth: 'AA' },
  language: 'hi',
  ...notice,
}
const id = () => crypto.randomUUID()

/** Makes one of each submission by visitors and staff that stores text. */
export async function fillEveryTable(url: string): Promise<void> {
  // Before any phone subscribes to notices, so that none is sent.
  const chief = staffBrowser(url)
  await chief.call('POST', '/api/session', { username: 'admin', password: 'bol bam admin', as: 'admin' })
  await chief.call('PUT', `/api/holds/${id()}`, { what: 'queue', reason: 'crowd', minutes: 10 })
  const phone = await openDevice(url)
  const photo = (width: number) => quarters(width).jpeg().toBuffer()
  const item = {
    id: id(),
    type: 'Lost',
    kind: 'bag',
    name: 'Mohan',
    phone: phoneCanary(1),
    description: 'Bag',
    show_phone: 'true',
  }
  const entry = { id: id(), name: 'Asha', phone: phoneCanary(2), description: secret }
  const attempt = { id: id(), name: 'Sunita', phone: phoneCanary(3), of_age: true, ...notice }
  const person = {
    id: id(),
    name: secret,
    phone: phoneCanary(4),
    is_found: 'false',
    person: secret,
    last_seen: secret,
    age_band: 'child',
    position: positionCanaries.report,
  }
  const complaint = {
    id: id(),
    category: 'water',
    words: secret,
    place: secret,
    phone: phoneCanary(5),
    position: positionCanaries.complaint,
  }
  const form = async (path: string, fields: object, width: number, by: Device = phone) => {
    const answer = await by.send(path, { ...fields, ...notice }, await photo(width))
    expect([path, answer.status]).toEqual([path, 201])
    return answer.body
  }
  const json = async (path: string, body: unknown, by: Device = phone, status = 201) =>
    expect([path, (await by.post(path, body)).status]).toEqual([path, status])

  await form('/api/lost-found', item, 200)
  await form('/api/photos', entry, 210)
  await form('/api/missing-persons', person, 220)
  const found = { ...person, id: id(), is_found: 'true' }
  await form('/api/missing-persons', found, 226)
  const { number } = await form('/api/complaints', complaint, 230)
  const danger = { id: id(), kind: 'wire', words: secret, position: '26.12050,85.39120,20' }
  await form('/api/dangers', danger, 236)
  await json('/api/notice-pushes', visitorsPhone, phone, 204)
  await json('/api/feedback', { id: id(), name: secret, feedback: secret, rating: 4, ...notice })
  const { body: toPlay } = await phone.get('/api/devices/work?action=quiz')
  await json('/api/mela-quiz/attempts', { ...attempt, work: solve(toPlay.task, toPlay.answers) })
  await json(`/api/mela-quiz/attempts/${attempt.id}/submission`, { answers: Array(10).fill(1) }, phone)
  const { body: list } = await phone.get('/api/facilities')
  await json(`/api/facilities/${list.facilities[0].id}/answers`, { answer: 'here' }, phone, 200)
  const reveal = async (thing: string, status: number) => {
    const by = await openDevice(url)
    const { body: asked } = await by.get('/api/devices/work?action=reveal')
    await json(`/api/lost-found/${thing}/phone`, { work: solve(asked.task, asked.answers) }, by, status)
    return by
  }
  const finder = await reveal(item.id, 200)
  // Once new phones have opened their share of the numbers, the next request goes to the owner.
  for (let n = 1; n <= 5; n += 1) {
    const other = { ...item, id: id() }
    await form('/api/lost-found', other, 250 + 2 * n, await openDevice(url))
    await reveal(other.id, n < 5 ? 200 : 409)
  }
  await json(`/api/photos/${entry.id}/votes`, { user_identifier: finder.voterId }, finder)
  await json(`/api/photos/${entry.id}/reports`, {}, finder, 204)
  await staffActs(url, {
    item: item.id,
    entry: entry.id,
    person: person.id,
    found: found.id,
    number,
    danger: danger.id,
  })
  await json(`/api/dangers/${danger.id}/answers`, { answer: 'still' }, phone, 204)
}

type Rows = { item: string; entry: string; person: string; found: string; number: string; danger: string }
async function staffActs(url: string, { item, entry, person, found, number, danger }: Rows): Promise<void> {
  const signIn = async (role: 'admin' | 'vehicle') => {
    const browser = staffBrowser(url)
    const body = { username: role, password: `bol bam ${role}`, as: role }
    expect((await browser.call('POST', '/api/session', body)).status).toBe(201)
    return browser
  }
  const admin = await signIn('admin')
  const does = async (method: string, path: string, body?: unknown) => {
    const answer = await admin.call(method, path, body)
    expect([path, Math.floor(answer.status / 100), answer.body]).toEqual([path, 2, answer.body])
    return answer.body as Record<string, never>
  }
  await does('PATCH', `/api/complaints/${number}`, { status: 'in-work', answer: 'Tanker sent' })
  const { dangers } = await does('GET', '/api/dangers/all?list=open')
  const [told] = dangers as unknown as { updated_at: string }[]
  const note = { en: 'Keep right', hi: 'दाएँ चलें' }
  await does('PATCH', `/api/dangers/${danger}`, { state: 'seen', note, updated_at: told?.updated_at })
  await does('PATCH', `/api/missing-persons/${person}`, { status: 'open', note: secret })
  await does('POST', `/api/lost-found-items/${item}/phone`)
  await does('POST', `/api/missing-persons/${found}/checks`, {
    kind: 'question',
    document: '',
    match: person,
  })
  await does('PUT', `/api/photo-entries/${entry}/approval`, { is_approved: true })
  await does('PUT', `/api/photo-entries/${entry}/visibility`, { is_hidden: true, reason: secret })
  await does('PUT', `/api/photo-entries/${entry}/visibility`, { is_hidden: false })
  await does('POST', `/api/vote-audits/${entry}/decisions`, { decision: 'void', reason: secret })
  const { places } = await does('GET', '/api/crowd-status')
  const [place] = places as unknown as { id: string }[]
  for (const words of ['said before', lastWords])
    await does('PUT', `/api/crowd-status/${place?.id}`, {
      status: 'high',
      description: { en: words, hi: '' },
    })
  const [tail] = tailPlaces
  await does('PUT', `/api/queue/${id()}`, { line: 'tail', place: tail?.id, hours: 3 })
  const { accounts } = await does('GET', '/api/staff-accounts')
  const [account] = accounts as unknown as { id: string }[]
  await does('POST', `/api/staff-accounts/${account?.id}/handset-link`)
  const desk = await signIn('vehicle')
  const send = async (path: string, fields: Record<string, string>, width: number, by = desk) => {
    const cookie = [...by.cookies].map(pair => pair.join('=')).join('; ')
    const photo = await quarters(width).jpeg().toBuffer()
    const answer = await fetch(url + path, {
      method: 'POST',
      body: form(fields, { photo }),
      headers: { cookie, 'idempotency-key': id() },
    })
    expect([path, answer.ok ? '' : await answer.text()]).toEqual([path, ''])
  }
  const vehicle = id()
  const owner = {
    owner_name: secret,
    phone_number: phoneCanary(6),
    parking_location: 'parking-1',
    number_plate: 'BR06 1234',
  }
  await send('/api/vehicles', { id: vehicle, ...owner }, 240)
  await desk.call('PUT', `/api/parking/parking-1/counts/${id()}`, { counted: 3 })
  await desk.call('PUT', `/api/parking-slips/${id()}`, { slips: 3 })
  await send(`/api/vehicles/${vehicle}/departure`, { phone: phoneCanary(7) }, 250)
  const recorded = { id: id(), track: id(), age_s: '5' }
  const where = { lat: '26.12', lng: '85.39', accuracy_m: '8' }
  await send('/api/survey/points', { ...recorded, ...where, kind: 'tap', note: secret }, 260, admin)
  // A kilometre towards the temple, because less makes no line of the walk.
  const fixes = Array.from({ length: 10 }, (_, i) => `${i * 100},${(26.111 + i / 1000).toFixed(4)},85.391,8`)
  await does('POST', '/api/survey/parts', { ...recorded, age_s: 5, n: 0, fixes: fixes.join(';') })
  await does('POST', '/api/posts', {
    ...{ id: id(), code: 'G27', kind: 'pole', beside: { en: 'Tank', hi: 'टंकी' }, source: 'ward office' },
    ...{ position: { lat: 26.12, lng: 85.39, precision_m: 8 }, is_checked: true, is_standing: true },
  })
  // Nobody is on duty, so every ring is asked at once, and the desks are told.
  await does('POST', `/api/missing-persons/${person}/search`, { what: 'start', place: 'Post G 27' })
  await does('POST', '/api/survey/line', { walks: [recorded.track], instead_of: null })
  const closing = {
    id: id(),
    budget: 'danger',
    networks: ['0123456789ab'],
    keep: [],
    until: new Date().toISOString(),
  }
  await does('POST', '/api/senders/closings', closing)
  await does('POST', `/api/senders/closings/${closing.id}/undo`, {})
  const post = id()
  await does('POST', '/api/duty/posts', { id: post, name: { en: 'Control room', hi: 'नियंत्रण कक्ष' } })
  await does('PUT', '/api/duty', { post, hours: 8 })
  // Last, when no case is left to announce, so that nothing is sent.
  await does('POST', '/api/case-pushes', {
    endpoint: 'https://fcm.googleapis.com/fcm/send/none',
    keys: { p256dh: 'BA', auth: 'AA' },
    language: 'hi',
  })
}
