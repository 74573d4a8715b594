import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Listen } from './listeners.ts'
import { addressIn } from './networks.ts'

/** Started by listeners.ts: opens streams and reports when events arrived on them. */
const sockets = new Set<Socket>()
let times: number[] = []
// One buffer for all sockets: incoming bytes are looked at and dropped.
const buffer = Buffer.allocUnsafe(65_536)

process.on('message', async (what: Listen) => {
  if (what === 'held') process.send?.(sockets.size)
  else if (what === 'heard') {
    process.send?.(times)
    times = []
  } else process.send?.(await openAll(what))
})
process.on('disconnect', () => process.exit())
process.send?.('ready')

/** Opens them fifty at a time; resolves to how many are open. */
async function openAll({ url, streams }: Exclude<Listen, string>): Promise<number> {
  const port = Number(new URL(url).port)
  const until = performance.now() + 120_000
  for (let from = 0; from < streams; from += 50) {
    const some = Array.from({ length: Math.min(50, streams - from) }, (_, n) => from + n)
    await Promise.all(
      some.map(async number => {
        // Another server process may have room, so a refused phone asks again.
        while (!(await open(port, number)) && performance.now() < until)
          await sleep(500 + Math.random() * 1000)
      }),
    )
  }
  return sockets.size
}

/**
 * Opens phone `number`, in a network with nine others, from one of several addresses of this machine. Resolves to whether it
 * has a stream.
 */
function open(port: number, number: number): Promise<boolean> {
  const address = addressIn(Math.floor(number / 10), (number % 10) + 1)
  return new Promise(resolve => {
    let isOpen = false
    const callback = (count: number) => {
      const text = buffer.toString('latin1', 0, count)
      if (isOpen) {
        for (const _ of text.matchAll(/^event: crowd$/gm)) times.push(Date.now())
        return true
      }
      isOpen = text.startsWith('HTTP/1.1 200')
      if (isOpen) sockets.add(socket)
      else socket.destroy()
      resolve(isOpen)
      return true
    }
    const socket = connect({
      ...{ port, host: '127.0.0.1', localAddress: `127.0.0.${2 + (Math.floor(number / 1000) % 100)}` },
      onread: { buffer, callback },
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      resolve(false)
    })
    socket.write(`GET /api/live?topics=crowd HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${address}\r\n\r\n`)
  })
}
