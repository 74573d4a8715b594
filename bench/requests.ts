import { randomUUID } from 'node:crypto'
import { createDevices } from '#kit/server/http/device.ts'

/** The requests of one run. */
export type Job = Wanted & {
  url: string
  /** Whose paths and bodies to use. */
  dialect: 'guide' | 'plain'
}
export type Wanted =
  | { task: 'list' }
  /** A later page of the gallery; `cursors`: where pages begin, as given in the gallery's answers. */
  | { task: 'page'; cursors: readonly string[] }
  | { task: 'photo'; photos: number }
  /** `photos`: how many get votes; 1 puts all votes on one row. `deviceKey` (Base64) signs the guide's device cookies. */
  | { task: 'vote'; photos: number; deviceKey: string }

export const photoId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** Makes the requests of a job, one per call, in ASCII; every vote has another voter. */
export function requestsOf(job: Job): () => string {
  const { host } = new URL(job.url)
  const ask = (head: string, body = '') =>
    `${head}\r\nhost: ${host}\r\n${body && `content-type: application/json\r\ncontent-length: ${body.length}\r\n`}\r\n${body}`
  // Every browser sends this; without it answers would not be compressed.
  const read = (path: string) => ask(`GET ${path} HTTP/1.1\r\naccept-encoding: gzip, deflate, br`)
  const some = (count: number) => Math.floor(Math.random() * count)
  switch (job.task) {
    case 'list': {
      const request = read(job.dialect === 'guide' ? '/api/photos' : '/photos')
      return () => request
    }
    case 'page':
      return () => read(`/api/photos?limit=24&after=${job.cursors[some(job.cursors.length)]}`)
    case 'photo':
      return () => read(`/api/photos/${photoId(some(job.photos))}`)
    case 'vote': {
      // Made before the run, because asking the guide for thousands would be part of the measurement.
      const newCookie = knownCookies(job.deviceKey)
      const cookies = job.dialect === 'guide' ? Array.from({ length: 120_000 }, newCookie) : []
      const run = randomUUID().slice(0, 8)
      let n = 0
      return () => {
        n += 1
        const [photo, voter] = [photoId(some(job.photos)), `${run}-${n}`]
        return job.dialect === 'plain'
          ? ask('POST /votes HTTP/1.1', `{"photo_id":"${photo}","user_identifier":"${voter}"}`)
          : ask(
              `POST /api/photos/${photo}/votes HTTP/1.1\r\ncookie: ${cookies[n % cookies.length]}`,
              `{"user_identifier":"${voter}","vote_type":"like"}`,
            )
      }
    }
  }
}

/** Makes device cookies, each with a new id, of phones known for two hours, which are asked for no proof of work. */
export function knownCookies(deviceKey: string): () => string {
  const devices = createDevices(Buffer.from(deviceKey, 'base64'), () => Date.now() - 7_200_000, false)
  return () => {
    let cookie = ''
    devices.mint({ header: (_: string, value: string) => (cookie = value) } as never)
    return cookie.split(';')[0] ?? ''
  }
}
