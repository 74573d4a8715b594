import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import sharp from 'sharp'
import { type Answer, deviceOf } from './world/device.ts'
import { staffBrowser } from './world/staff-browser.ts'
import { solve } from './world/work.ts'

/** One kind of write: what it was answered for, and what the database must then hold. */
export type Writer = {
  name: string
  /** Writes one after the other until it is over. */
  run: () => Promise<void>
  /** How many writes were answered. */
  answered: () => number
  /** Sentences about what is lost, doubled or only half there; empty if all is well. */
  faults: (pool: Pool) => Promise<string[]>
}
export type RoundServer = { url: string; dataDir: string; isOver: () => boolean; password: string }

/** Visitors and parking staff who write through the guide's own calls while its processes are killed. */
export const roundWriters = (server: RoundServer): Writer[] => [
  feedbackWriter(server),
  complaintWriter(server),
  itemWriter(server),
  quizWriter(server),
  vehicleWriter(server),
]

function feedbackWriter({ url, isOver }: RoundServer): Writer {
  const sent = new Map<string, string>()
  const tried = new Set<string>()
  return {
    name: 'feedback',
    answered: () => sent.size,
    run: () =>
      eachTen({ url, isOver }, async (phone, n) => {
        const id = crypto.randomUUID()
        const feedback = `पानी ${n}`
        tried.add(id)
        const body = { id, name: 'Asha', feedback, rating: 1 + (n % 5), ...notice }
        if (await untilAnswered(isOver, () => phone.post('/api/feedback', body))) sent.set(id, feedback)
      }),
    async faults(pool) {
      const { rows } = await pool.query<{ id: string; feedback: string }>('select id, feedback from feedback')
      const stored = new Map(rows.map(row => [row.id, row.feedback]))
      return [
        ...[...sent]
          .filter(([id, words]) => stored.get(id) !== words)
          .map(([id]) => `feedback ${id} is lost`),
        ...rows.filter(({ id }) => !tried.has(id)).map(({ id }) => `feedback ${id} was never sent`),
      ]
    },
  }
}

function complaintWriter({ url, isOver }: RoundServer): Writer {
  const numbers = new Map<string, string>()
  const tried = new Set<string>()
  return {
    name: 'complaints',
    answered: () => numbers.size,
    run: () =>
      eachTen({ url, isOver }, async (phone, n) => {
        const id = crypto.randomUUID()
        tried.add(id)
        const fields = { id, category: 'water', words: `नल ${n}`, phone: '9876500010', ...notice }
        const answer = await untilAnswered(isOver, () => phone.send('/api/complaints', fields))
        if (answer) numbers.set(id, answer.body.number)
      }),
    async faults(pool) {
      const { rows } = await pool.query<{ id: string; number: string }>('select id, number from complaints')
      const stored = new Map(rows.map(row => [row.id, row.number]))
      return [
        ...[...numbers]
          .filter(([id, number]) => stored.get(id) !== number)
          .map(([id]) => `complaint ${id} is lost or has another number`),
        ...rows.filter(({ id }) => !tried.has(id)).map(({ id }) => `complaint ${id} was never sent`),
      ]
    },
  }
}

function itemWriter({ url, dataDir, isOver }: RoundServer): Writer {
  const sent = new Set<string>()
  const tried = new Set<string>()
  return {
    name: 'lost & found',
    answered: () => sent.size,
    run: () =>
      eachTen({ url, isOver }, async phone => {
        const id = crypto.randomUUID()
        tried.add(id)
        const picture = await newPhoto()
        const fields = {
          ...{ id, type: 'Lost', kind: 'bag', name: 'Mohan Sah', phone: '9876500010' },
          ...{ description: '', show_phone: 'true', ...notice },
        }
        if (await untilAnswered(isOver, () => phone.send('/api/lost-found', fields, picture))) sent.add(id)
      }),
    async faults(pool) {
      const { rows } = await pool.query<{ id: string; image_hash: string }>(
        'select id, image_hash from lost_found_items',
      )
      const stored = new Set(rows.map(({ id }) => id))
      return [
        ...[...sent].filter(id => !stored.has(id)).map(id => `thing ${id} is lost`),
        ...rows.filter(({ id }) => !tried.has(id)).map(({ id }) => `thing ${id} was never sent`),
        ...rows
          .filter(row => !hasPicture(dataDir, 'photos', row.image_hash))
          .map(({ id }) => `thing ${id} has no picture`),
      ]
    },
  }
}

function quizWriter({ url, isOver }: RoundServer): Writer {
  const phones = new Set<string>()
  const scores = new Map<string, number>()
  return {
    name: 'quiz',
    answered: () => scores.size,
    async run() {
      for (let n = 0; !isOver(); n += 1) {
        const phone = await knownPhone(url, isOver)
        const number = `98${String(n).padStart(8, '0')}`
        phones.add(number)
        const id = crypto.randomUUID()
        const said = { id, name: 'Sunita', phone: number, of_age: true, ...notice }
        const begun = await untilAnswered(isOver, async () => {
          const answer = await phone.post('/api/mela-quiz/attempts', said)
          if (answer.status !== 403) return answer
          const { body } = await phone.get('/api/devices/work?action=quiz')
          const work = solve(body.task, body.answers)
          return phone.post('/api/mela-quiz/attempts', { ...said, work })
        })
        if (!begun) return
        const answers = Array.from({ length: 10 }, () => randomInt(4))
        const done = await untilAnswered(isOver, () =>
          phone.post(`/api/mela-quiz/attempts/${id}/submission`, { answers }),
        )
        if (done) scores.set(number, done.body.score)
      }
    },
    async faults(pool) {
      const { rows } = await pool.query<{ phone: string; score: number; finished: boolean; times: string }>(
        `select phone_normalized as phone, max(score) as score, bool_and(finished_at is not null) as finished,
           count(*) as times from quiz_attempts group by phone_normalized`,
      )
      const stored = new Map(rows.map(row => [row.phone, row]))
      return [
        ...[...scores]
          .filter(([phone, score]) => !stored.get(phone)?.finished || stored.get(phone)?.score !== score)
          .map(([phone]) => `attempt of ${phone} is lost or has another score`),
        ...rows
          .filter(({ phone, times }) => times !== '1' || !phones.has(phone))
          .map(({ phone, times }) => `${phone} has ${times} attempts`),
      ]
    },
  }
}

function vehicleWriter({ url, dataDir, isOver, password }: RoundServer): Writer {
  const registered = new Map<string, string>()
  const left = new Map<string, string>()
  const tried = new Set<string>()
  return {
    name: 'vehicles',
    answered: () => registered.size + left.size,
    async run() {
      const desk = staffBrowser(url)
      const signedIn = await untilAnswered(isOver, () =>
        desk.call('POST', '/api/session', { username: 'vehicle', password, as: 'vehicle' }),
      )
      if (!signedIn) return
      const cookie = [...desk.cookies].map(pair => pair.join('=')).join('; ')
      for (let n = 0; !isOver(); n += 1) {
        const id = crypto.randomUUID()
        const photo = await newPhoto()
        tried.add(id)
        const fields = {
          ...{ id, owner_name: 'Ramesh', phone_number: '9835012345', parking_location: 'parking-2' },
        }
        const kept = await untilAnswered(isOver, () =>
          sendForm(`${url}/api/vehicles`, cookie, fields, { photo }),
        )
        if (!kept) return
        registered.set(id, kept.body.vehicle_id)
        // Every second vehicle leaves again.
        if (n % 2) continue
        const phone = `97${String(n).padStart(8, '0')}`
        const key = crypto.randomUUID()
        const gone = await untilAnswered(isOver, () =>
          sendForm(`${url}/api/vehicles/${id}/departure`, cookie, { phone }, { photo }, key),
        )
        if (gone) left.set(id, phone)
      }
    },
    async faults(pool) {
      const { rows } = await pool.query<{
        id: string
        vehicle_id: string
        parking_status: string
        photo_hash: string
        unparker_phone: string | null
        left_photo: string | null
      }>(
        `select r.id, r.vehicle_id, r.parking_status, r.photo_hash, u.unparker_phone, u.photo_hash as left_photo
         from vehicle_registrations r left join vehicle_unparking_records u on u.vehicle_registration_id = r.id`,
      )
      const stored = new Map(rows.map(row => [row.id, row]))
      const { rows: numbers } = await pool.query<{ unused: string }>(
        `select count(*) as unused from vehicle_numbers n where not exists
           (select from vehicle_registrations r where r.vehicle_id = n.vehicle_id)`,
      )
      return [
        ...[...registered]
          .filter(([id, number]) => stored.get(id)?.vehicle_id !== number)
          .map(([id]) => `vehicle ${id} is lost or has another number`),
        ...[...left]
          .filter(([id, phone]) => stored.get(id)?.unparker_phone !== phone)
          .map(([id]) => `departure of ${id} is lost`),
        ...rows
          .filter(row => (row.parking_status === 'parked') !== (row.unparker_phone === null))
          .map(({ id }) => `departure of ${id} is half there`),
        ...rows.filter(({ id }) => !tried.has(id)).map(({ id }) => `vehicle ${id} was never sent`),
        ...rows
          .filter(
            row => ![row.photo_hash, row.left_photo].every(hash => hasPicture(dataDir, 'private', hash)),
          )
          .map(({ id }) => `vehicle ${id} misses a picture`),
        ...numbers
          .filter(({ unused }) => unused !== '0')
          .map(({ unused }) => `${unused} numbers of no vehicle`),
      ]
    },
  }
}

const notice = { notice_version: 'test-1', notice_language: 'hi' }
const hasPicture = (dataDir: string, folder: string, hash: string | null) =>
  hash === null || existsSync(join(dataDir, 'files', folder, hash.slice(0, 2), `${hash}-1600.webp`))

/** A small photo unlike the others. */
const newPhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      ...{ width: 64, height: 48, channels: 3 },
      background: { r: randomInt(256), g: randomInt(256), b: randomInt(256) },
    },
  })
    .jpeg()
    .toBuffer()

/** Asks again until there is an answer, as the outbox does; undefined once it is over. Throws for a refusal. */
async function untilAnswered<T extends { status: number; body: unknown }>(
  isOver: () => boolean,
  ask: () => Promise<T>,
): Promise<T | undefined> {
  while (!isOver()) {
    const answer = await ask().catch(() => undefined)
    if (answer && answer.status < 300) return answer
    if (answer && answer.status < 500 && answer.status !== 429)
      throw new Error(`refused: ${answer.status} ${JSON.stringify(answer.body)}`)
    await sleep(30)
  }
  return undefined
}

async function knownPhone(url: string, isOver: () => boolean) {
  const answer = await untilAnswered(isOver, async () => {
    const { status, headers } = await fetch(`${url}/api/round-devices`, { method: 'POST' })
    return { status, body: headers.get('set-cookie')?.split(';')[0] ?? '' }
  })
  return deviceOf(url, answer?.body ?? '')
}

/** One write after the other, ten of each phone. */
async function eachTen(
  { url, isOver }: Pick<RoundServer, 'url' | 'isOver'>,
  write: (phone: ReturnType<typeof deviceOf>, n: number) => Promise<void>,
): Promise<void> {
  for (let n = 0; !isOver(); ) {
    const phone = await knownPhone(url, isOver)
    for (const end = n + 10; n < end && !isOver(); n += 1) await write(phone, n)
  }
}

async function sendForm(
  url: string,
  cookie: string,
  fields: Record<string, string>,
  photos: Record<string, Buffer>,
  key?: string,
): Promise<Pick<Answer, 'status' | 'body'>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const [name, bytes] of Object.entries(photos))
    form.set(name, new Blob([new Uint8Array(bytes)]), 'photo.jpg')
  const answer = await fetch(url, {
    method: 'POST',
    body: form,
    headers: { cookie, origin: new URL(url).origin, ...(key && { 'idempotency-key': key }) },
  })
  return { status: answer.status, body: await answer.json() }
}
