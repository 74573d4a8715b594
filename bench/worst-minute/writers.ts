import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { type Times, timesOf } from '../figures.ts'
import { addressIn } from '../networks.ts'
import { knownCookies } from '../requests.ts'
import { serveLoadProcess } from './load-process.ts'

/** Phones that each send one thing, at a fixed rate. */
type Writing = {
  url: string
  seconds: number
  /** Base64; signs device cookies. */
  deviceKey: string
  /** Photos that get the votes. */
  photos: readonly string[]
  perSecond: Record<Kind, number>
}
export type Kind = 'votes' | 'persons' | 'others' | 'photos'
/**
 * Times in ms, from the moment a thing was due until it was accepted. A refused phone sends again as the outbox does;
 * `refusals` counts these answers by status, 0 for a failed connection. `owing`: phones that were asked for proof of work.
 * They stop there, because the work of so many phones would take this machine's processors.
 */
export type WritingReport = Record<
  Kind,
  {
    accepted: Times
    ids: readonly string[]
    refusals: Record<string, number>
    owing: number
    never: number
  }
>

const networks = 2000
/** How long a phone keeps trying, in s. */
const patience = 180
/** How long the outbox waits after its n-th try: `retryLater` in kit/web/outbox/outbox.ts. */
const pauseMs = (tries: number, retryAfter: number) =>
  Math.max(retryAfter * 1000, Math.min(60_000, 2000 * 2 ** tries)) * (0.7 + 0.6 * Math.random())

const notice = { notice_version: '2027-1', notice_language: 'hi' }

serveLoadProcess<Writing>(async ({ url, seconds, deviceKey, photos, perSecond }) => {
  const newCookie = knownCookies(deviceKey)
  let network = 0
  const newPhone = () => {
    network += 1
    const headers = { cookie: newCookie(), 'x-forwarded-for': addressIn(network % networks) }
    return (path: string, body: object | FormData) =>
      fetch(url + path, {
        method: 'POST',
        headers: {
          ...headers,
          ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
        },
        body: body instanceof FormData ? body : JSON.stringify(body),
      })
  }
  const vote = async (id: string) => {
    // Half of all votes go to one photo.
    const photo = photos[Math.random() < 0.5 ? 0 : randomInt(photos.length)]
    return [`/api/photos/${photo}/votes`, { user_identifier: id }] as const
  }
  const person = async (id: string) =>
    [
      '/api/missing-persons',
      form({
        ...{ id, name: 'Asha', phone: '9876500001', is_found: 'false' },
        ...{ person: `Boy ${id}`, last_seen: 'Post C 07', ...notice },
      }),
    ] as const
  const other = async (id: string, n: number) =>
    n % 10 === 0
      ? ([
          '/api/complaints',
          form({ id, category: 'water', words: `Dry tap ${id}`, place: 'Gate 2', ...notice }),
        ] as const)
      : (['/api/feedback', { id, name: 'Asha', feedback: `नल ${id}`, rating: 4, ...notice }] as const)
  const picture = pictures()
  const photo = async (id: string) => {
    const fields = { id, name: 'Anita Devi', phone: '9876500001', description: '', ...notice }
    return ['/api/photos', form(fields, await picture())] as const
  }
  const makers: Record<Kind, (id: string, n: number) => Promise<readonly [string, object | FormData]>> = {
    votes: vote,
    persons: person,
    others: other,
    photos: photo,
  }

  return async () => {
    const began = performance.now()
    const reports = Object.entries(makers).map(async ([kind, make]) => {
      const rate = perSecond[kind as Kind]
      const times: number[] = []
      const ids: string[] = []
      const refusals: Record<string, number> = {}
      let [owing, never] = [0, 0]
      const send = async (n: number) => {
        const due = began + (n * 1000) / rate
        await sleep(Math.max(0, due - performance.now()))
        const id = crypto.randomUUID()
        const phone = newPhone()
        const [path, body] = await make(id, n)
        for (let tries = 1; performance.now() < due + patience * 1000; tries += 1) {
          const { status, retryAfter } = await phone(path, body).then(
            async answer => {
              await answer.arrayBuffer()
              return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after') ?? 1) }
            },
            () => ({ status: 0, retryAfter: 1 }),
          )
          if (status === 201 || status === 200) {
            times.push(performance.now() - due)
            return void ids.push(id)
          }
          if (status === 403) {
            owing += 1
            return
          }
          refusals[status] = (refusals[status] ?? 0) + 1
          await sleep(pauseMs(tries, retryAfter))
        }
        never += 1
      }
      await Promise.all(Array.from({ length: Math.round(seconds * rate) }, (_, n) => send(n)))
      return [kind, { accepted: timesOf(times), ids, refusals, owing, never }] as const
    })
    return Object.fromEntries(await Promise.all(reports)) satisfies Partial<WritingReport>
  }
})

function form(fields: Record<string, string>, picture?: Buffer): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  if (picture) data.set('photo', new Blob([new Uint8Array(picture)]), 'photo.jpg')
  return data
}

/** Photos as the guide's page sends them, 1600 px wide and about 400 kB, each with a patch of another colour. */
function pictures(): () => Promise<Buffer> {
  const [width, height] = [1600, 1200]
  const raw = Buffer.alloc(width * height * 3)
  for (let n = 0; n < raw.length; n += 1) raw[n] = (n % 251) / 2 + (n % 7 === 0 ? randomInt(96) : 0)
  return () => {
    const from = randomInt(height - 100) * width * 3
    raw.fill(randomInt(256), from, from + 40 * width * 3)
    return sharp(raw, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 75 })
      .toBuffer()
  }
}
