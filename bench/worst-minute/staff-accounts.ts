import { solve } from '#common/solve-work.ts'
import type { CrowdStatus } from '#features/crowd-status/contract.ts'
import { type StaffBrowser, staffBrowser } from '#tests/world/staff-browser.ts'
import { addressIn } from '../networks.ts'

export const adminPassword = 'har har mahadev'

export type Member = {
  username: string
  role: 'admin' | 'crowd-reporter' | 'help-desk' | 'missing-person-desk'
  browser: StaffBrowser
  /** The id of a crowd reporter's place. */
  place?: string
}

/**
 * Creates and signs in the accounts of a night: two chiefs, a crowd reporter at each place, and desks, every third of which
 * handles missing persons. Desks are on duty.
 */
export async function staffOfTheNight(
  url: string,
  { consoles, places }: { consoles: number; places: number },
): Promise<Member[]> {
  const chief = await signIn(url, 'admin', adminPassword, 0)
  const crowd = (await (await fetch(`${url}/api/crowd-status`)).json()) as CrowdStatus
  const watched = crowd.places.slice(0, places)
  const posts = { 'help-desk': crypto.randomUUID(), 'missing-person-desk': crypto.randomUUID() }
  for (const [role, id] of Object.entries(posts)) {
    const name = `Post C 07, ${role}`
    await expectDone(chief.call('POST', '/api/duty/posts', { id, name: { en: name, hi: name } }))
  }
  const members: Member[] = []
  for (let n = 0; n < consoles; n += 1) {
    const place = watched[n - 2]
    const desk = n % 3 === 0 ? 'missing-person-desk' : 'help-desk'
    const role = n < 2 ? 'admin' : place ? 'crowd-reporter' : desk
    const username = `night-${n}`
    const made = await expectDone(chief.call('POST', '/api/staff-accounts', { username, roles: [role] }))
    const browser = await signIn(url, username, (made.body as { password: string }).password, n + 1)
    if (place)
      await expectDone(
        chief.call('PUT', `/api/crowd-status/${place.id}/reporters`, { reporters: [username] }),
      )
    if (role === 'help-desk' || role === 'missing-person-desk')
      await expectDone(browser.call('PUT', '/api/duty', { post: posts[role], hours: 12 }))
    members.push({ username, role, browser, ...(place && { place: place.id }) })
  }
  return members
}

/** Signs in, with the proof of work that the sign-in form does. */
async function signIn(url: string, username: string, password: string, network: number) {
  const browser = staffBrowser(url, addressIn(60_000 + network))
  const as = { username, password, as: 'admin' }
  const asked = await browser.call('GET', '/api/devices/work?action=sign-in')
  const { task, answers } = asked.body as { task: string; answers: number }
  const work = answers > 0 && solve(task, answers)
  await expectDone(browser.call('POST', '/api/session', { ...as, ...(work && { work }) }))
  return browser
}

async function expectDone(calling: ReturnType<StaffBrowser['call']>) {
  const answer = await calling
  if (answer.status >= 300)
    throw new Error(`A call was answered ${answer.status} ${JSON.stringify(answer.body)}.`)
  return answer
}
