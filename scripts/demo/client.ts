import { solve } from '#common/solve-work.ts'

type Json = Record<string, unknown>
/** A phone or a staff console as the server sees it: its cookies, and calls that must succeed. */
export type Client = {
  call: (method: string, path: string, body?: Json) => Promise<Json>
  /** Sends a form, with a picture if given. */
  send: (path: string, fields: Record<string, string>, picture?: Uint8Array) => Promise<Json>
}

export function openClient(url: string): Client {
  const cookies = new Map<string, string>()
  const ask = async (
    method: string,
    path: string,
    body?: string | FormData,
    type?: string,
  ): Promise<Json> => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        cookie: [...cookies].map(pair => pair.join('=')).join('; '),
        ...(type && { 'content-type': type }),
      },
      ...(body !== undefined && { body }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`)
    return text ? JSON.parse(text) : {}
  }
  return {
    call: (method, path, body) => ask(method, path, body && JSON.stringify(body), body && 'application/json'),
    send(path, fields, picture) {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      if (picture) form.set('photo', new Blob([new Uint8Array(picture)]), 'photo.png')
      return ask('POST', path, form)
    },
  }
}

/** A new phone, which does the proof of work if the server asks for it; `voter` identifies it when it votes. */
export async function openPhone(url: string): Promise<Client & { voter: string }> {
  const phone = openClient(url)
  const { task, answers } = await phone.call('GET', '/api/devices/work?action=mint')
  const work = solve(String(task), Number(answers))
  const { voter_id } = await phone.call('POST', '/api/devices', { work })
  return { ...phone, voter: String(voter_id) }
}
