import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createDevices } from '#kit/server/http/device.ts'

/** The requests of one run. */
export type Job = Wanted & {
  url: string
  /** Paths and bodies that the contender expects. */
  dialect: 'guide' | 'plain' | 'postgraphile' | 'parse' | 'directus'
}
export type Wanted =
  | { task: 'list' }
  /** One address, as a browser asks for it. */
  | { task: 'address'; path: string }
  /** A later page of the gallery; `cursors`: where pages begin, as the gallery's answers name them. */
  | { task: 'page'; cursors: readonly string[] }
  | { task: 'photo'; photos: number }
  /** `photos`: how many are voted for; 1 puts all votes on one row. `deviceKey` (Base64) signs the guide's device cookies. */
  | { task: 'vote'; photos: number; deviceKey: string }
  /** Of a quiz attempt: its answers so far, again and again, or its end, once each. `devices`: the cookie of each attempt. */
  | { task: 'answers' | 'submission'; devices: readonly string[] }
  /** A photo with its entry, each of a new phone; `pictures`: paths of JPEG files. */
  | { task: 'entry'; pictures: readonly string[]; deviceKey: string }

export const photoId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
export const attemptId = (n: number): string => `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`

type Ask = (head: string, body?: string, type?: string) => string

/** Makes the requests of a job, one per call, each char one byte; each vote has another voter. */
export function requestsOf(job: Job): () => string {
  const { host } = new URL(job.url)
  const ask: Ask = (head, body = '', type = 'application/json') =>
    `${head}\r\nhost: ${host}\r\n${body && `content-type: ${type}\r\ncontent-length: ${body.length}\r\n`}\r\n${body}`
  const same = (request: string) => () => request
  switch (job.task) {
    case 'list':
      return same(listRequest(job.dialect, ask))
    case 'address':
      return same(asBrowser(job.path, ask))
    case 'page':
      return () => asBrowser(`/api/photos?limit=24&after=${job.cursors[some(job.cursors.length)]}`, ask)
    case 'photo':
      return () => asBrowser(`/api/photos/${photoId(some(job.photos))}`, ask)
    case 'vote':
      return voteRequests(job, ask)
    case 'answers':
    case 'submission':
      return quizRequests(job, ask)
    case 'entry':
      return entryRequests(job, ask)
  }
}

const some = (count: number) => Math.floor(Math.random() * count)
// As every browser sends; without it answers would not be compressed.
const asBrowser = (path: string, ask: Ask) =>
  ask(`GET ${path} HTTP/1.1\r\naccept-encoding: gzip, deflate, br`)

function voteRequests({ photos, deviceKey, dialect }: Job & { task: 'vote' }, ask: Ask): () => string {
  const newCookie = dialect === 'guide' ? cookies(deviceKey) : () => ''
  const run = randomUUID().slice(0, 8)
  let n = 0
  return () => {
    n += 1
    const photo = photoId(some(photos))
    const voter = `${run}-${n}`
    switch (dialect) {
      case 'guide':
        return ask(
          `POST /api/photos/${photo}/votes HTTP/1.1\r\ncookie: ${newCookie()}`,
          `{"user_identifier":"${voter}","vote_type":"like"}`,
        )
      case 'postgraphile':
        return ask(
          'POST /graphql HTTP/1.1',
          JSON.stringify({ query: voteMutation, variables: { photo, voter } }),
        )
      case 'parse':
        return ask(
          'POST /parse/classes/PhotoVote HTTP/1.1\r\nx-parse-application-id: app',
          JSON.stringify({ photoId: photo, userIdentifier: voter }),
        )
      case 'directus':
        return ask(
          'POST /items/photo_votes HTTP/1.1',
          JSON.stringify({ photo_id: photo, user_identifier: voter }),
        )
      case 'plain':
        return ask('POST /votes HTTP/1.1', JSON.stringify({ photo_id: photo, user_identifier: voter }))
    }
  }
}

function quizRequests(
  { task, devices, dialect }: Job & { task: 'answers' | 'submission' },
  ask: Ask,
): () => string {
  const chosen = () => Array.from({ length: 10 }, () => some(4))
  let n = 0
  return () => {
    n += 1
    // A later save has a higher turn, whoever's it is. An attempt ends once.
    const attempt = task === 'answers' ? some(devices.length) : n % devices.length
    const body = { ...(task === 'answers' && { turn: n }), answers: chosen() }
    if (dialect === 'plain')
      return ask(`POST /${task} HTTP/1.1`, JSON.stringify({ id: attemptId(attempt), ...body }))
    const method = task === 'answers' ? 'PUT' : 'POST'
    return ask(
      `${method} /api/mela-quiz/attempts/${attemptId(attempt)}/${task} HTTP/1.1\r\ncookie: ${devices[attempt]}`,
      JSON.stringify(body),
    )
  }
}

function entryRequests({ pictures, deviceKey, dialect }: Job & { task: 'entry' }, ask: Ask): () => string {
  const files = pictures.map(path => readFileSync(path, 'latin1'))
  const newCookie = dialect === 'guide' ? cookies(deviceKey, 2000) : () => ''
  let n = some(files.length)
  return () => {
    n += 1
    const picture = files[n % files.length] ?? ''
    if (dialect === 'plain') return ask('POST /photos HTTP/1.1', picture, 'image/jpeg')
    const fields = {
      ...{
        id: randomUUID(),
        name: 'Visitor',
        phone: '9876500001',
        notice_version: '1',
        notice_language: 'hi',
      },
    }
    const parts = Object.entries(fields).map(
      ([name, value]) => `--part\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const file = `--part\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n${picture}\r\n--part--\r\n`
    return ask(
      `POST /api/photos HTTP/1.1\r\ncookie: ${newCookie()}`,
      parts.join('') + file,
      'multipart/form-data; boundary=part',
    )
  }
}

const voteMutation =
  'mutation($photo:UUID!,$voter:String!){createPhotoVote(input:{photoVote:{photoId:$photo,userIdentifier:$voter}}){photoVote{id}}}'
const listQuery =
  '{allPhotos(first:24,orderBy:[VOTE_COUNT_DESC,ARRIVAL_DESC]){nodes{id imageUrl width height name createdAt isApproved voteCount}}}'

function listRequest(dialect: Job['dialect'], ask: Ask): string {
  switch (dialect) {
    case 'postgraphile':
      return ask('POST /graphql HTTP/1.1', JSON.stringify({ query: listQuery }))
    case 'parse':
      return ask(
        'GET /parse/classes/Photo?order=-voteCount,-createdAt&limit=24 HTTP/1.1\r\nx-parse-application-id: app',
      )
    case 'directus':
      return ask(
        'GET /items/photos?limit=24&sort=-vote_count,-arrival&fields=id,image_url,width,height,name,created_at,is_approved,vote_count HTTP/1.1',
      )
    default:
      return asBrowser(dialect === 'guide' ? '/api/photos' : '/photos', ask)
  }
}

/** Device cookies with a new id each, of phones that were known an hour ago. */
export function mintCookies(deviceKey: string, count: number): string[] {
  const anHourAgo = () => Date.now() - 3_700_000
  const devices = createDevices(Buffer.from(deviceKey, 'base64'), anHourAgo, false)
  return Array.from({ length: count }, () => {
    let cookie = ''
    devices.mint({ header: (_: string, value: string) => (cookie = value) } as never)
    return cookie.split(';')[0] ?? ''
  })
}

/** Made before the run: asking the guide for thousands would be part of the measurement. */
function cookies(key: string, count = 120_000): () => string {
  const ready = mintCookies(key, count)
  let at = 0
  return () => {
    at = (at + 1) % ready.length
    return ready[at] ?? ''
  }
}
