import { solve } from './work.ts'

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

/** Makes a new phone known to a guide, with work where the guide asks for it. */
export async function openDevice(url: string): Promise<Device> {
  const mint = (body: object) =>
    fetch(`${url}/api/devices`, { method: 'POST', headers: json, body: JSON.stringify(body) })
  let minted = await mint({})
  if (minted.status === 403) {
    const { task, answers } = await (await fetch(`${url}/api/devices/work?action=mint`)).json()
    minted = await mint({ work: solve(task, answers) })
  }
  const { voter_id } = (await minted.json()) as { voter_id: string }
  return deviceOf(url, minted.headers.get('set-cookie')?.split(';')[0] ?? '', voter_id)
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
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      if (photo) form.set('photo', new Blob([photo as Uint8Array<ArrayBuffer>]), 'photo.jpg')
      return ask(path, { method: 'POST', body: form })
    },
  }
}
const json = { 'content-type': 'application/json' }
