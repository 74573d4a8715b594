import { randomBytes, randomUUID } from 'node:crypto'
import { createDevices } from '#kit/server/http/device.ts'

/** The requests of one run. */
export type Job = {
  url: string
  /** `page`: one behind the first of the gallery; `photo`: one photo by its id. The guide alone has these two. */
  task: 'list' | 'page' | 'photo' | 'vote'
  /** Paths and bodies that the contender expects. */
  dialect: 'guide' | 'plain' | 'postgraphile' | 'parse'
  /** How many photos are voted for; 1 puts all votes on one row. */
  photos: number
  /** Base64: signs the guide's device cookies. */
  deviceKey?: string
  /** Where pages behind the first begin, as the gallery's answers name them. */
  cursors?: readonly string[]
}

export const photoId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** Makes the requests of a job, one per call, ASCII; each vote has another voter. */
export function requestsOf(job: Job): () => string {
  const { host } = new URL(job.url)
  const ask = (head: string, body = '') =>
    `${head}\r\nhost: ${host}\r\n${body && `content-type: application/json\r\ncontent-length: ${body.length}\r\n`}\r\n${body}`
  if (job.task === 'list') {
    const request = listRequest(job.dialect, ask)
    return () => request
  }
  if (job.task === 'page' || job.task === 'photo')
    return () => ask(`GET ${pathOf(job)} HTTP/1.1\r\naccept-encoding: gzip, deflate, br`)
  const newCookie = job.deviceKey ? cookies(job.deviceKey) : () => ''
  const run = randomUUID().slice(0, 8)
  let n = 0
  return () => {
    n += 1
    const photo = photoId(Math.floor(Math.random() * job.photos))
    const voter = `${run}-${n}`
    if (job.dialect === 'guide')
      return ask(
        `POST /api/photos/${photo}/votes HTTP/1.1\r\ncookie: ${newCookie()}`,
        `{"user_identifier":"${voter}","vote_type":"like"}`,
      )
    if (job.dialect === 'postgraphile')
      return ask(
        'POST /graphql HTTP/1.1',
        JSON.stringify({ query: voteMutation, variables: { photo, voter } }),
      )
    if (job.dialect === 'parse')
      return ask(
        'POST /parse/classes/PhotoVote HTTP/1.1\r\nx-parse-application-id: app',
        JSON.stringify({ photoId: photo, userIdentifier: voter }),
      )
    return ask('POST /votes HTTP/1.1', JSON.stringify({ photo_id: photo, user_identifier: voter }))
  }
}

/** A path that the guide answers from the database. */
function pathOf({ task, photos, cursors = [] }: Job): string {
  const some = (count: number) => Math.floor(Math.random() * count)
  if (task === 'photo') return `/api/photos/${photoId(some(photos))}`
  return `/api/photos?limit=24&after=${cursors[some(cursors.length)]}`
}

const voteMutation =
  'mutation($photo:UUID!,$voter:String!){createPhotoVote(input:{photoVote:{photoId:$photo,userIdentifier:$voter}}){photoVote{id}}}'
const listQuery =
  '{allPhotos(first:24,orderBy:[VOTE_COUNT_DESC,ARRIVAL_DESC]){nodes{id imageUrl width height name createdAt isApproved voteCount}}}'

function listRequest(dialect: Job['dialect'], ask: (head: string, body?: string) => string): string {
  if (dialect === 'postgraphile') return ask('POST /graphql HTTP/1.1', JSON.stringify({ query: listQuery }))
  if (dialect === 'parse')
    return ask(
      'GET /parse/classes/Photo?order=-voteCount,-createdAt&limit=24 HTTP/1.1\r\nx-parse-application-id: app',
    )
  // As every browser sends; without it answers would not be compressed.
  return ask(
    `GET ${dialect === 'guide' ? '/api/photos' : '/photos'} HTTP/1.1\r\naccept-encoding: gzip, deflate, br`,
  )
}

/** Signed device cookies, made here: asking the guide for thousands would be part of the measurement. */
function cookies(key: string): () => string {
  const devices = createDevices(Buffer.from(key, 'base64'), Date.now, false)
  const ready = Array.from({ length: 120_000 }, () => {
    let cookie = ''
    devices.mint({ header: (_: string, value: string) => (cookie = value) } as never)
    return cookie.split(';')[0] ?? ''
  })
  let at = Number(randomBytes(2).readUInt16BE()) % ready.length
  return () => {
    at = (at + 1) % ready.length
    return ready[at] ?? ''
  }
}
