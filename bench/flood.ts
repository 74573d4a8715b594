import { createHash } from 'node:crypto'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import sharp from 'sharp'
import type { Work } from '#common/work.ts'
import { mostWork, workBits, workHeader, workTail } from '#common/work-size.ts'
import { type StaffBrowser, signIn, staffBrowser } from '#tests/world/staff-browser.ts'
import { checkBound, timesOf } from './figures.ts'
import { addressIn } from './networks.ts'
import { knownCookies, photoId } from './requests.ts'
import { type ContestServers, startContestServers } from './servers.ts'
import { adminPassword } from './worst-minute/staff-accounts.ts'

/** Where an attacker's nth request comes from, as a trusted proxy reports it; `k` keeps attacks apart. */
const origins: Record<string, (k: number, n: number) => string> = {
  'one address': k => `198.${18 + Math.floor(k / 250)}.${k % 250}.7`,
  'one /24': (k, n) => `198.${20 + Math.floor(k / 250)}.${k % 250}.${1 + (n % 250)}`,
  '40 networks': (k, n) => addressIn(40 * k + (n % 40), 1 + (n % 250)),
  'an IPv6 /40': (k, n) => `2001:db8:${(256 * (1 + k) + (n % 256)).toString(16)}:${n % 9}::1`,
}
const notice = { notice_version: 'v1', notice_language: 'hi' }
const reporter = { name: 'Asha', phone: '9876500001' }
type Body = object | FormData
type Answer = { status: number; body: Record<string, unknown> }

function form(fields: Record<string, string>, photo?: Buffer): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ id: crypto.randomUUID(), ...fields, ...notice }))
    data.set(name, value)
  if (photo) data.set('photo', new Blob([new Uint8Array(photo)]), 'photo.jpg')
  return data
}
const feedback = () => ({ id: crypto.randomUUID(), name: 'Asha', feedback: 'साफ़ है', rating: 5, ...notice })
const child = (photo?: Buffer, person = 'Boy, yellow shirt') =>
  form({ ...reporter, person, is_found: 'false', age_band: 'child' }, photo)

/** A phone that does proof of work when asked to. */
function openPhone(url: string, address: string, cookie = '') {
  let hashes = 0
  const ask = async (method: string, path: string, body?: Body, headers = {}): Promise<Answer> => {
    const isForm = body instanceof FormData
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...{ 'x-forwarded-for': address, ...(cookie && { cookie }), ...headers },
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const text = await answer.text()
    return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : {} }
  }
  /** If the required work rises meanwhile, keeps solving the same task, as our pages do. */
  const solve = async (action: string, before?: Work): Promise<Work> => {
    const { body } = await ask('GET', `/api/devices/work?action=${action}`)
    const { task, answers } = before ?? { task: String(body.task), answers: [] }
    const count = Math.min(mostWork, Math.max(Number(body.answers), answers.length + 1))
    for (let number = (answers.at(-1) ?? -1) + 1; answers.length < count; number += 1) {
      if (number % 1000 === 0) await turn()
      const hash = createHash('sha256')
        .update(`${task.slice(-workTail)}.${number}`)
        .digest()
      if (Math.clz32(hash.readUInt32BE(0)) >= workBits) answers.push(number)
      hashes += 1
    }
    return { task, answers }
  }
  const pay = async (action: string, send: (work?: Work) => Promise<Answer>) => {
    let answer = await send()
    let work: Work | undefined
    while (answer.body.code === 'work_required' && (work?.answers.length ?? 0) < mostWork) {
      work = await solve(action, work)
      answer = await send(work)
    }
    return answer
  }
  return {
    /** Seconds of work for a slow phone, at 60,000 hashes per second. */
    work: () => hashes / 60_000,
    mint: () => pay('mint', work => ask('POST', '/api/devices', work ? { work } : {})),
    get: (path: string) => ask('GET', path),
    post: (action: string, path: string, body: Body) =>
      pay(action, work => ask('POST', path, body, work && { [workHeader]: JSON.stringify(work) })),
  }
}
type Phone = ReturnType<typeof openPhone>

type Attack = {
  /** How many attempts in all; `perPhone`: how many by each phone. */
  count: number
  perPhone: number
  send: (phone: Phone, n: number) => Promise<Answer>
}
type Fair = { photos: string[]; places: string[]; items: string[]; noise: Buffer[] }

const attacks = ({ photos, places, items, noise }: Fair): Record<string, Attack> => {
  const picture = (n: number) => noise[n % noise.length]
  return {
    'missing children': {
      count: 700,
      perPhone: 7,
      send: phone => phone.post('missing-person', '/api/missing-persons', child()),
    },
    dangers: {
      count: 400,
      perPhone: 4,
      send: phone =>
        phone.post(
          'danger',
          '/api/dangers',
          form({
            kind: 'wire',
            words: 'Wire',
            position: '26.12000,85.38000,20',
          }),
        ),
    },
    'places not there': {
      count: 8 * places.length,
      perPhone: places.length,
      send: (phone, n) =>
        phone.post('place-answer', `/api/facilities/${places[n % places.length]}/answers`, {
          answer: 'not-here',
          near: true,
        }),
    },
    'quiz attempts': {
      count: 96,
      perPhone: 1,
      send: (phone, n) =>
        phone.post('quiz', '/api/mela-quiz/attempts', {
          id: crypto.randomUUID(),
          name: 'Asha',
          phone: `98${String(Date.now() % 1e5).padStart(5, '0')}${String(n).padStart(3, '0')}`,
          of_age: true,
          ...notice,
        }),
    },
    'noise photos': {
      count: 120,
      perPhone: 6,
      send: (phone, n) => phone.post('missing-person', '/api/missing-persons', child(picture(n))),
    },
    votes: {
      count: 207,
      perPhone: 1,
      send: phone =>
        phone.post('photo-vote', `/api/photos/${photos[0]}/votes`, { user_identifier: crypto.randomUUID() }),
    },
    'phone numbers': {
      count: 12 * items.length,
      perPhone: items.length,
      send: (phone, n) => phone.post('reveal', `/api/lost-found/${items[n % items.length]}/phone`, {}),
    },
    'contest photos': {
      count: 60,
      perPhone: 60,
      send: (phone, n) =>
        phone.post('photo-contest', '/api/photos', form({ ...reporter, description: '' }, picture(n))),
    },
    subscriptions: {
      count: 600,
      perPhone: 20,
      send: phone =>
        phone.post('notice-push', '/api/notice-pushes', {
          endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
          keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
          language: 'hi',
          ...notice,
        }),
    },
  }
}

/** Runs an attack over 24 connections for this many seconds; returns how its attempts were answered. */
async function run(
  url: string,
  { count, perPhone, send }: Attack,
  addressOf: (n: number) => string,
  seconds: number,
  connections = 24,
) {
  const began = performance.now()
  const answers: Record<string, number> = {}
  let [next, sent, work] = [0, 0, 0]
  const phones = Math.ceil(count / perPhone)
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < phones && performance.now() - began < seconds * 1000) {
        const number = next++
        const phone = openPhone(url, addressOf(number))
        await phone.mint()
        for (let n = 0; n < perPhone && performance.now() - began < seconds * 1000; n += 1) {
          const { status, body } = await send(phone, number * perPhone + n)
          const key = status < 300 ? 'taken' : `${status} ${body.code}`
          answers[key] = (answers[key] ?? 0) + 1
          sent += 1
        }
        work += phone.work()
      }
    }),
  )
  return { sent, answers, work, seconds: (performance.now() - began) / 1000 }
}

/** Repeats the call until stopped; collects the times in ms and what was refused. */
function watch(every: number, call: () => Promise<number>) {
  const times: number[] = []
  const refused: Record<number, number> = {}
  let isOver = false
  const going = (async () => {
    for (; !isOver; await sleep(every)) {
      const began = performance.now()
      const status = await call()
      times.push(performance.now() - began)
      if (status >= 300) refused[status] = (refused[status] ?? 0) + 1
    }
  })()
  return async () => {
    isOver = true
    await going
    return { ...timesOf(times), refused }
  }
}

const alarmsNow = async (chief: StaffBrowser) => {
  const { body } = await chief.call('GET', '/api/dashboard/overview')
  return (body as { alarms: { name: string }[] }).alarms.map(({ name }) => name)
}

/** Forgets the last hour, so that one attack neither suffers for another's use nor finds the alarm already raised. */
async function forgetUses({ pool }: ContestServers, chief: StaffBrowser) {
  // Asking for alarms first writes the counts that are still in memory.
  await alarmsNow(chief)
  await pool.query('delete from network_uses')
  await pool.query(`delete from limits where key like 'quiz-network:%'`)
  // Each process reads the counts again every two seconds.
  await sleep(3000)
}

/** How many open dangers of one kind exist before a hundred connections report more. */
const openDangers = 2800
const dangerAt = (lat: number, lng: number) =>
  form({ kind: 'wire', words: 'Wire', position: `${lat.toFixed(5)},${lng.toFixed(5)},20` })

/**
 * Phones known for a month report dangers over a hundred connections, beside honest people. Returns how many calls were
 * refused.
 */
async function dangersBeside({ pool, guide: { url }, deviceKey }: ContestServers, seconds: number) {
  await pool.query(
    `insert into dangers (id, kind, lat, lng, precision_m, observed_at, told_at, created_at, updated_at)
     select gen_random_uuid(), 'wire', 26.08 + (n / 53) * 0.0009, 85.34 + (n % 53) * 0.001, 20, now(), now(), now(), now()
     from generate_series(1, $1::int) n`,
    [openDangers],
  )
  // Known phones owe no proof of work, which this process would otherwise have to do while it measures.
  const cookies = knownCookies(deviceKey, 1000, 30 * 86_400_000)
  const times: Record<string, number[]> = {}
  const refused: Record<string, number> = {}
  const note = async (who: string, call: () => Promise<Answer>) => {
    const began = performance.now()
    const { status, body } = await call()
    times[who] = [...(times[who] ?? []), performance.now() - began]
    if (status >= 300)
      refused[`${who} ${status} ${body.code}`] = (refused[`${who} ${status} ${body.code}`] ?? 0) + 1
  }
  const flooding = run(
    url,
    {
      count: 100_000,
      perPhone: 1000,
      send: async (_, n) => {
        const phone = openPhone(url, origins['one address']?.(900, n) ?? '', cookies[n % 900])
        const at = [26.08 + (n % 50) * 0.0009, 85.34 + ((n >> 5) % 50) * 0.001] as const
        return phone.post('danger', '/api/dangers', dangerAt(...at))
      },
    },
    n => origins['one address']?.(900, n) ?? '',
    seconds,
    100,
  )
  let next = 0
  const people = Array.from({ length: 8 }, async () => {
    for (let n = next++; n < 200; n = next++) {
      const phone = openPhone(url, addressIn(45_000 + n), cookies[900 + (n % 100)])
      await note('dangers', () => phone.post('danger', '/api/dangers', dangerAt(26.2 + n * 0.001, 85.45)))
      if (n % 4 > 0) continue
      const fresh = openPhone(url, addressIn(46_000 + n))
      await note('phones', () => fresh.mint())
      await note('persons', () => fresh.post('missing-person', '/api/missing-persons', child()))
      await note('feedback', () => fresh.post('feedback', '/api/feedback', feedback()))
    }
  })
  await Promise.all(people)
  const { answers } = await flooding
  console.log(`100 connections beside ${openDangers} open dangers: ${JSON.stringify(answers)}`)
  for (const [who, all] of Object.entries(times))
    console.log(`  honest ${who}: ${JSON.stringify(timesOf(all))}`)
  console.log(`  honest refused: ${JSON.stringify(refused)}`)
  checkBound('p99 of honest calls beside dangers', [timesOf(Object.values(times).flat()).p99], {
    ...{ atMost: 2000, unit: 'ms' },
  })
  return Object.values(refused).reduce((a, b) => a + b, 0)
}

/** Honest people while missing children are invented from 40 networks; each line says how many people and how many refusals. */
async function honest(url: string, chief: StaffBrowser, { photos }: Fair) {
  const refused: Record<string, number> = {}
  const note = (who: string, { status }: { status: number }) => {
    refused[who] = (refused[who] ?? 0) + Number(status >= 300)
  }
  const crowd = async (who: string, count: number, addressOf: (n: number) => string) => {
    let next = 0
    const walk = async () => {
      for (let n = next++; n < count; n = next++) {
        const phone = openPhone(url, addressOf(n))
        note(who, await phone.mint())
        note(
          who,
          await phone.post('photo-vote', `/api/photos/${photos[n % photos.length]}/votes`, {
            user_identifier: crypto.randomUUID(),
          }),
        )
        note(who, await phone.post('missing-person', '/api/missing-persons', child()))
      }
    }
    await Promise.all(Array.from({ length: 12 }, walk))
  }
  await crowd('500 phones of one carrier address', 500, () => '100.64.0.1')
  await crowd('a family on one Wi-Fi', 8, () => '100.65.0.1')
  const shared = openPhone(url, '100.66.0.1')
  note('a phone handed round a camp', await shared.mint())
  for (let n = 0; n < 30; n += 1)
    note('a phone handed round a camp', await shared.post('missing-person', '/api/missing-persons', child()))
  for (let n = 0; n < 600; n += 1)
    note('a help desk, 600 records', await chief.call('POST', '/api/feedback', feedback()))
  await crowd('150 more, unsigned', 150, n => addressIn(60_000 + n))
  return refused
}

async function fairOf(servers: ContestServers, url: string): Promise<Fair> {
  await servers.insertPhotos(24)
  const noise = await Promise.all(
    Array.from({ length: 6 }, () =>
      sharp({
        create: {
          width: 1200,
          height: 900,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      })
        .jpeg({ quality: 80 })
        .toBuffer(),
    ),
  )
  const { facilities } = (await (await fetch(`${url}/api/facilities`)).json()) as {
    facilities: { id: string }[]
  }
  const items: string[] = []
  for (let n = 0; n < 17; n += 1) {
    const phone = openPhone(url, addressIn(50_000 + n))
    await phone.mint()
    const fields = {
      ...reporter,
      phone: `98765001${String(n).padStart(2, '0')}`,
      type: 'Lost',
      kind: 'bag',
      description: 'Bag',
      show_phone: 'true',
    }
    const { status, body } = await phone.post('lost-found', '/api/lost-found', form(fields, noise[0]))
    if (status !== 201) throw new Error(`a lost thing was answered ${status} ${JSON.stringify(body)}`)
    items.push(String(body.id))
  }
  return {
    photos: Array.from({ length: 24 }, (_, n) => photoId(n)),
    places: facilities.map(({ id }) => id),
    items,
    noise,
  }
}

/**
 * `npm run bench flood`: what a few networks can send, reveal or hide, from one address, one /24, 40 networks and an IPv6 /40,
 * each for SECONDS (ATTACKS selects some of them), while staff work and a real child is reported every half second; then a
 * hundred connections beside many open dangers, and honest crowds beside a flood.
 * Bounds: no staff call and no real report is refused or slow, every flood of reports raises its alarm, no honest person is
 * refused.
 */
export async function bench(): Promise<void> {
  const seconds = Number(process.env.SECONDS ?? 4)
  const wanted = process.env.ATTACKS?.split(',')
  const servers = await startContestServers({ TRUSTED_PROXY: 'loopback', ADMIN_PASSWORD: adminPassword })
  const { url } = servers.guide
  try {
    const fair = await fairOf(servers, url)
    const chief = staffBrowser(url, '192.0.2.1')
    await signIn(chief, { username: 'admin', password: adminPassword, as: 'admin' })
    await chief.call('POST', '/api/devices', {})
    await chief.call('PUT', '/api/mela-quiz/settings', { show_answers: false, draws: true, prize: true })
    const real = await openPhone(url, '192.0.2.2')
    await real.mint()
    let honestPhones = 0
    const staffEnd = watch(250, async () => (await chief.call('GET', '/api/cases?list=open')).status)
    const childEnd = watch(500, async () => {
      const phone = openPhone(url, addressIn(40_000 + honestPhones++))
      const minted = await phone.mint()
      return minted.status >= 300
        ? minted.status
        : (await phone.post('missing-person', '/api/missing-persons', child())).status
    })
    let k = 0
    const silent: string[] = []
    for (const [name, attack] of Object.entries(attacks(fair)).filter(
      ([name]) => wanted?.includes(name) ?? true,
    ))
      for (const [origin, addressOf] of Object.entries(origins)) {
        const place = k++
        await forgetUses(servers, chief)
        const before = new Set(await alarmsNow(chief))
        const began = performance.now()
        let alarm = ''
        const running = run(url, attack, n => addressOf(place, n), seconds)
        const looking = (async () => {
          while (!alarm && performance.now() - began < (seconds + 4) * 1000) {
            await sleep(200)
            const raised = (await alarmsNow(chief)).find(one => !before.has(one))
            if (raised) alarm = `${raised} after ${((performance.now() - began) / 1000).toFixed(1)} s`
          }
        })()
        const { sent, answers, work, seconds: took } = await running
        await looking
        if (!alarm) silent.push(`${name} from ${origin}`)
        console.log(
          `${name.padEnd(17)} ${origin.padEnd(12)} ${String(sent).padStart(5)} in ${took.toFixed(1)} s  ${JSON.stringify(answers)}  work ${work.toFixed(1)} s  alarm ${alarm || 'none'}`,
        )
      }
    await forgetUses(servers, chief)
    const refusedBeside = await dangersBeside(servers, 2 * seconds)
    await forgetUses(servers, chief)
    const doubted = await doubtedPlaces(servers)
    const children700 = attacks(fair)['missing children'] as Attack
    const trueChild = await real.post(
      'missing-person',
      '/api/missing-persons',
      child(undefined, 'The true child'),
    )
    const flooding = run(
      url,
      { ...children700, count: 100_000 },
      n => addressIn(39_000 + (n % 40)),
      5 * seconds,
    )
    // At the end of the flood, because the honest crowds beside it go on for minutes.
    const listed = flooding.then(() => inBothLists(chief, String(trueChild.body.id)))
    const refused = await honest(url, chief, fair)
    const isListed = await listed
    console.log(`honest people beside 40 networks of invented children, refused: ${JSON.stringify(refused)}`)
    const [staff, children] = [await staffEnd(), await childEnd()]
    console.log(
      `true child in both lists: ${isListed}; places doubted: ${doubted} of ${fair.places.length}; without an alarm: ${silent.join(', ') || 'none'}`,
    )
    console.log(`staff ${JSON.stringify(staff)}\ntrue reports ${JSON.stringify(children)}`)
    checkBound('p99 of staff', [staff.p99], { atMost: 1000, unit: 'ms' })
    checkBound('p99 of a true report', [children.p99], { atMost: 2000, unit: 'ms' })
    checkBound(
      'refused',
      [
        Object.keys({ ...staff.refused, ...children.refused }).length +
          refusedBeside +
          Object.values(refused).reduce((a, b) => a + b, 0),
      ],
      { atMost: 0, unit: '' },
    )
    checkBound('the true child is in both lists', [Number(isListed)], { atLeast: 1, unit: '' })
  } finally {
    await servers.close()
  }
}

const inBothLists = async (chief: StaffBrowser, id: string) => {
  const lists = ['/api/cases', '/api/missing-persons'].map(path => chief.call('GET', `${path}?list=open`))
  return (await Promise.all(lists)).every(({ body }) => JSON.stringify(body).includes(id))
}

const doubtedPlaces = async ({ pool }: ContestServers) =>
  Number((await pool.query('select count(*) from facilities where doubt is not null')).rows[0].count)
