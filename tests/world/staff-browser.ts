import { solve } from '#common/solve-work.ts'
import { passwords } from './accounts.ts'

export type StaffAnswer = { status: number; body: unknown; headers: Headers }
export type StaffBrowser = {
  /** Calls with the cookies that earlier answers set, as a browser with our own pages would. */
  call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<StaffAnswer>
  cookies: Map<string, string>
}

/** A browser's cookie jar for a guide; `from` is the address that a trusted proxy saw. */
export function staffBrowser(url: string, from?: string): StaffBrowser {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async call(method, path, body, headers = {}) {
      const response = await fetch(url + path, {
        method,
        headers: {
          ...(cookies.size > 0 && { cookie: [...cookies].map(pair => pair.join('=')).join('; ') }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(from && { 'x-forwarded-for': from }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value) cookies.set(name, value)
        else cookies.delete(name)
      }
      const text = await response.text()
      return { status: response.status, body: text ? JSON.parse(text) : undefined, headers: response.headers }
    },
  }
}

type Claim = { username: string; password: string; as: string }

/**
 * Signs in as our pages do, with proof of work if the guide asks for it: after ten wrong passwords by anybody, newcomers do
 * work.
 */
export async function signIn(browser: StaffBrowser, claim: Claim): Promise<StaffAnswer> {
  let answer = await browser.call('POST', '/api/session', claim)
  for (let tries = 0; answer.status === 403 && tries < 10; tries += 1) {
    const asked = await browser.call('GET', '/api/devices/work?action=sign-in')
    const { task, answers } = asked.body as { task: string; answers: number }
    answer = await browser.call('POST', '/api/session', { ...claim, work: solve(task, answers) })
  }
  return answer
}

/** A browser signed in as one of the world's accounts, by default the admin. */
export async function signedInBrowser(
  url: string,
  role: keyof typeof passwords = 'admin',
  account = { username: role as string, password: passwords[role] as string },
): Promise<StaffBrowser> {
  const browser = staffBrowser(url)
  const { status, body } = await signIn(browser, { ...account, as: role })
  if (status !== 201) throw new Error(`sign-in answered ${status} ${JSON.stringify(body)}`)
  return browser
}
