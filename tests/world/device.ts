import { solve } from '#common/solve-work.ts'
import type { Devices } from '#kit/server/http/device.ts'
import { form } from './forms.ts'

/** A phone as the server sees it: cookie, user agent and calls. */
export type Device = {
  voterId: string
  cookie: string
  get: (path: string) => Promise<Answer>
  post: (path: string, body: unknown) => Promise<Answer>
  /** Sends a form with a photo. */
  send: (path: string, fields: Record<string, string>, photo?: Uint8Array) => Promise<Answer>
}
// biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came
export type Answer = { status: number; headers: Headers; body: any }

/** Makes a new phone known to a guide, with proof of work if the guide asks for it. */
export async function openDevice(url: string): Promise<Device> {
  const mint = (body: object) =>
    patiently(() =>
      fetch(`${url}/api/devices`, { method: 'POST', headers: json, body: JSON.stringify(body) }),
    )
  let minted = await mint({})
  // More is required while many new phones arrive at once, even between requesting the work and handing it in.
  for (let tries = 0; minted.status === 403 && tries < 10; tries += 1) {
    const asked = await patiently(() => fetch(`${url}/api/devices/work?action=mint`))
    const { task, answers } = (await asked.json()) as { task: string; answers: number }
    minted = await mint({ work: solve(task, answers) })
  }
  if (!minted.ok) throw new Error(`a new phone was answered ${minted.status}: ${await minted.text()}`)
  const { voter_id } = (await minted.json()) as { voter_id: string }
  return deviceOf(url, minted.headers.get('set-cookie')?.split(';')[0] ?? '', voter_id)
}

/** The cookie of a phone that the server makes known, without asking for proof of work. */
export function mintCookie(devices: Pick<Devices, 'mint'>): string {
  let cookie = ''
  devices.mint({ header: (_: string, value: string) => (cookie = value.split(';')[0] ?? '') } as never)
  return cookie
}

/** Asks again if the server says that it is busy, as a phone does. */
async function patiently(ask: () => Promise<Response>): Promise<Response> {
  const answer = await ask()
  if (answer.status !== 503) return answer
  await new Promise(resolve => setTimeout(resolve, 1000 * Number(answer.headers.get('retry-after'))))
  return patiently(ask)
}

/** A phone with this cookie, valid or not. */
export function deviceOf(url: string, cookie: string, voterId: string = crypto.randomUUID()): Device {
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(url + path, { ...init, headers: { cookie, ...init.headers } })
    const isJson = answer.headers.get('content-type')?.startsWith('application/json')
    const body = isJson ? await answer.json() : Buffer.from(await answer.arrayBuffer())
    return { status: answer.status, headers: answer.headers, body }
  }
  return {
    voterId,
    cookie,
    get: path => ask(path),
    post: (path, body) => ask(path, { method: 'POST', headers: json, body: JSON.stringify(body) }),
    send(path, fields, photo) {
      return ask(path, { method: 'POST', body: form(fields, { photo: photo ?? null }) })
    },
  }
}
const json = { 'content-type': 'application/json' }
