import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'

const valid = 60_000

/** A token by which the server recognises the doctor's requests; it is valid for a minute. */
export function signToken(key: KeyObject, now: number): string {
  return `${now}.${createHmac('sha256', key).update(String(now)).digest('base64url')}`
}
export function isTokenValid(key: KeyObject, now: number, token: string): boolean {
  const at = Number(token.split('.')[0])
  const [given, expected] = [Buffer.from(token), Buffer.from(signToken(key, at))]
  return given.length === expected.length && timingSafeEqual(given, expected) && Math.abs(now - at) < valid
}

type Ask = {
  method?: string
  headers?: Record<string, string>
  body?: Buffer | string
  /** Connect there instead of to the name's address. */
  to?: string | undefined
  /** Stop reading once the answer contains this. */
  until?: string
  timeout?: number
}
type Told = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
  ms: number
}

/** Sends a request; certificates are judged separately, so any is accepted here. Rejects if nothing answers in time (10 s). */
export function ask(
  url: string,
  { method = 'GET', headers, body, to, until, timeout = 10_000 }: Ask = {},
): Promise<Told> {
  const { promise, resolve, reject } = Promise.withResolvers<Told>()
  const begun = performance.now()
  const request = (url.startsWith('https:') ? requestHttps : requestHttp)(url, {
    method,
    agent: false,
    rejectUnauthorized: false,
    headers: { ...headers, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) },
    ...(to && { lookup: lookupOf(to) }),
  })
  const deadline = setTimeout(() => request.destroy(new Error('no answer in time')), timeout)
  request.on('response', answer => {
    let text = ''
    const done = () => {
      clearTimeout(deadline)
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        body: text,
        ms: performance.now() - begun,
      })
      request.destroy()
    }
    answer.setEncoding('utf8')
    answer.on('data', chunk => {
      text = (text + chunk).slice(0, 100_000)
      if (until && text.includes(until)) done()
    })
    answer.on('end', done)
    answer.on('error', reject)
  })
  request.on('error', reject)
  request.on('close', () => clearTimeout(deadline))
  request.end(body)
  return promise
}

const lookupOf =
  (address: string): LookupFunction =>
  (_, options, done) => {
    const family = address.includes(':') ? 6 : 4
    if (options.all) done(null, [{ address, family }])
    else done(null, address, family)
  }
