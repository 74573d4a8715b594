import { setTimeout as sleep } from 'node:timers/promises'
import { createDevices } from '#kit/server/http/device.ts'
import { notice } from '../drills/round-phones.ts'
import { newPhoto } from '../photos/corpus.ts'
import { deviceOf, mintCookie } from '../world/device.ts'

type Query = <Row extends object>(sql: string) => Promise<{ rows: Row[] }>
/** What one kind of visitor sent and had acknowledged. */
export type Writers = {
  acknowledged: ReadonlySet<string>
  stop: () => Promise<void>
}
type Send = () => Promise<{ id: string; send: () => Promise<{ status: number }> }>

/** Visitors who each send one thing every `pause` ms, repeating it until it is acknowledged. */
function repeat(
  count: number,
  pause: number,
  next: Send,
  isDone: (status: number) => boolean = status => status === 200 || status === 201,
): Writers {
  const acknowledged = new Set<string>()
  let isOver = false
  const visit = async () => {
    for (; !isOver; await sleep(pause)) {
      const { id, send } = await next()
      while (!isOver) {
        const status = await send().then(
          answer => answer.status,
          () => 0,
        )
        if (isDone(status)) {
          acknowledged.add(id)
          break
        }
        if (status >= 400 && status < 500 && ![408, 429].includes(status))
          throw new Error(`refused: ${status}`)
        await sleep(20)
      }
    }
  }
  const visits = Promise.all(Array.from({ length: count }, visit))
  // Thrown by `stop`.
  visits.catch(() => {})
  return {
    acknowledged,
    async stop() {
      isOver = true
      await visits
    },
  }
}

const photoId = '00000000-0000-4000-8000-000000000000'

/**
 * Makes phones that the guide has known for a month, so that they owe no proof of work; the busier a network, the longer phones
 * count as new.
 */
export async function knownPhones(url: string, query: Query) {
  const { rows } = await query<{ value: string }>(`select value from settings where key = 'device-key'`)
  const key = Buffer.from(rows[0]?.value ?? '', 'base64')
  const devices = createDevices(key, () => Date.now() - 30 * 86_400_000, false)
  return () => deviceOf(url, mintCookie(devices))
}

/** Votes for one photo, each from another phone. */
export async function sendVotes(url: string, query: Query): Promise<Writers> {
  await query(
    `insert into photo_contest_submissions (id, image_hash, width, height, name, phone, device, fingerprint,
       notice_version, notice_language, is_approved, vote_count, created_at)
     values ('${photoId}', md5('one'), 1600, 1200, 'Visitor', '9876543210', 'planted', '', '1', 'hi', true, 0, now())
     on conflict do nothing`,
  )
  const newPhone = await knownPhones(url, query)
  const next = async () => {
    const [phone, id] = [newPhone(), crypto.randomUUID()]
    const body = { user_identifier: id, vote_type: 'like' }
    return { id, send: () => phone.post(`/api/photos/${photoId}/votes`, body) }
  }
  // A vote whose answer was lost is answered 409 when sent again.
  return repeat(4, 100, next, status => [200, 201, 409].includes(status))
}

/** Photos for the contest, each from another phone. */
export async function sendPhotos(url: string, query: Query): Promise<Writers> {
  const newPhone = await knownPhones(url, query)
  const next = async () => {
    const [phone, id, photo] = [newPhone(), crypto.randomUUID(), await newPhoto()]
    const fields = { id, name: 'Mohan Sah', phone: '9876500010', ...notice }
    return { id, send: () => phone.send('/api/photos', fields, photo) }
  }
  // A network may send only a limited number of photos a day.
  return repeat(2, 400, next)
}

/** Acknowledged votes that are not in the database, and the photo if its count does not match its votes. */
export async function votesIn(query: Query, { acknowledged }: Writers): Promise<string[]> {
  const { rows } = await query<{ voter: string }>(
    `select user_identifier as voter from photo_votes where photo_id = '${photoId}'`,
  )
  const count = await query<{ votes: number }>(
    `select vote_count as votes from photo_contest_submissions where id = '${photoId}'`,
  )
  const stored = new Set(rows.map(({ voter }) => voter))
  const lost = [...acknowledged].filter(id => !stored.has(id))
  const counted = count.rows[0]?.votes
  return counted === rows.length ? lost : [...lost, `${counted} counted of ${rows.length}`]
}

/** Acknowledged photos that have no row, or whose picture is not among these keys of the bucket. */
export async function photosIn(
  query: Query,
  keys: readonly string[],
  { acknowledged }: Writers,
): Promise<string[]> {
  const { rows } = await query<{ id: string; hash: string }>(
    'select id, image_hash as hash from photo_contest_submissions',
  )
  const stored = new Map(rows.map(({ id, hash }) => [id, hash]))
  return [...acknowledged].filter(id => {
    const hash = stored.get(id)
    return !hash || !keys.some(key => key.includes(hash))
  })
}
