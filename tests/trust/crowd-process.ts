import { setTimeout as sleep } from 'node:timers/promises'
import { type HttpConnection, openConnection } from '#tests/http-connection.ts'
import type { Crowd, CrowdReport } from './crowd.ts'
import { addressIn } from './networks.ts'
import { timesOf } from './times.ts'

/** `node tests/trust/crowd-process.ts CROWD`, a JSON of Crowd: asks, and prints a JSON of CrowdReport. */
const crowd = JSON.parse(process.argv[2] ?? '{}') as Crowd
const port = Number(new URL(crowd.url).port)
const networks = crowd.networks ?? 500
const began = performance.now()
const end = began + crowd.seconds * 1000
const answers: Record<string, number> = {}
const accepted: { due: number; ms: number }[] = []
const refused: number[] = []
let cut = 0
let unsent = 0
let asked = 0
let opened = 0

const isOver = () => performance.now() >= end
function nextRequest(network: number) {
  asked += 1
  const path = crowd.paths[asked % crowd.paths.length] ?? '/'
  const address = path.replace('RANDOM', String(Math.floor(Math.random() * 1e15)))
  return `GET ${address} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip, br\r\nx-forwarded-for: ${addressIn(network)}\r\n\r\n`
}

type Phone = { ask: (due: number) => void; close: () => void }
/** `onFree`: the answer is there, and the next request may be sent. */
function openPhone(onFree: (phone: Phone) => void, onClosed: () => void): Phone {
  const network = opened++ % networks
  let due = 0
  let isWaiting = false
  const connection: HttpConnection = openConnection(port, {
    answered(status) {
      const ms = performance.now() - due
      isWaiting = false
      answers[status] = (answers[status] ?? 0) + 1
      if (status < 300 || status === 304) accepted.push({ due, ms })
      else if (status === 503) refused.push(ms)
      onFree(phone)
    },
    closed() {
      if (isWaiting && !isOver()) cut += 1
      isWaiting = false
      onClosed()
    },
  })
  const phone: Phone = {
    ask(at) {
      due = at
      isWaiting = true
      connection.send(nextRequest(network))
    },
    close: connection.close,
  }
  return phone
}

process.stdout.write('begun\n')
const phones = new Set<Phone>()
const free: Phone[] = []
function open(onFree: (phone: Phone) => void): Phone {
  const phone = openPhone(onFree, () => {
    phones.delete(phone)
    if (free.includes(phone)) free.splice(free.indexOf(phone), 1)
    // A phone whose connection was closed opens another one.
    if (crowd.perSecond === undefined && !isOver()) open(onFree).ask(performance.now())
  })
  phones.add(phone)
  return phone
}

if (crowd.perSecond === undefined) {
  const askAgain = (phone: Phone) => (isOver() ? phone.close() : phone.ask(performance.now()))
  for (let n = 0; n < crowd.connections; n += 1) open(askAgain).ask(performance.now())
  await sleep(crowd.seconds * 1000)
} else {
  const each = 1000 / crowd.perSecond
  const rest = (phone: Phone) => free.push(phone)
  for (let due = began; due < end; await sleep(2)) {
    for (; due <= performance.now() && due < end; due += each) {
      const phone = free.pop() ?? (phones.size < crowd.connections ? open(rest) : undefined)
      if (phone) phone.ask(due)
      else unsent += 1
    }
  }
}
// What is under way is answered, or not within the server's own longest time.
const last = end + 35_000
while (performance.now() < last && phones.size > free.length) await sleep(50)

const seconds = Array.from({ length: Math.ceil(crowd.seconds) }, (_, second) =>
  accepted.filter(({ due }) => Math.floor((due - began) / 1000) === second).map(({ ms }) => ms),
)
const report: CrowdReport = {
  answers,
  accepted: timesOf(accepted.map(({ ms }) => ms)),
  refused: timesOf(refused),
  goodput: seconds.map(times => times.filter(ms => ms <= 1000).length),
  p99s: seconds.map(times => timesOf(times).p99),
  cut,
  unsent,
}
process.stdout.write(JSON.stringify(report), () => process.exit())
