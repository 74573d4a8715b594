import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { detachSocket } from '../live/detach-socket.ts'
import { limitConnections } from './connections.ts'

/** A server whose answers are more than the system buffers. */
async function openServer() {
  const big = Buffer.alloc(30_000_000, 'a')
  const server = limitConnections(
    createServer((_, response) => response.end(big)),
    100,
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const open = () => connect((server.address() as AddressInfo).port, '127.0.0.1')
  return { server, open, size: big.length }
}

test('an answer that is still being sent is not cut when the server closes; idle and unused connections are closed', async () => {
  const { server, open, size } = await openServer()
  const unused = open()
  const slow = open()
  slow.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  const [request] = await once(server, 'request')
  await expect.poll(() => request.socket.writableLength).toBeGreaterThan(0)
  await expect.poll(() => new Promise(resolve => server.getConnections((_, open) => resolve(open)))).toBe(2)
  const closed = once(server, 'close')
  server.close()
  const closing = setInterval(() => server.closeIdleConnections(), 10)
  await once(unused.resume(), 'close')
  let read = 0
  slow.on('data', piece => {
    read += piece.length
  })
  await closed
  clearInterval(closing)
  await expect.poll(() => read).toBeGreaterThan(size)
})

test('a request that arrives in part is waited for, but not for long, when the server closes', async () => {
  const { server, open, size } = await openServer()
  const parts = [open(), open()] as const
  for (const part of parts) part.write('GET / HTTP/1.1\r\n')
  await expect.poll(() => new Promise(resolve => server.getConnections((_, open) => resolve(open)))).toBe(2)
  const closed = once(server, 'close')
  server.close()
  const closing = setInterval(() => server.closeIdleConnections(), 10)
  const [whole, half] = parts
  whole.write('host: a\r\nconnection: close\r\n\r\n')
  let read = 0
  whole.on('data', piece => {
    read += piece.length
  })
  await once(half.resume(), 'close')
  await closed
  clearInterval(closing)
  await expect.poll(() => read).toBeGreaterThan(size)
})

describe('a reader of a large answer', () => {
  let server: ReturnType<typeof createServer>
  let answer: RequestListener
  /** ms on the server's clock, and how often it has looked at it. */
  let [time, looks] = [0, 0]
  const big = Buffer.alloc(40_000_000, 'a')
  beforeEach(async () => {
    ;[time, looks] = [0, 0]
    const now = () => {
      looks += 1
      return time
    }
    answer = (_, response) => response.end(big)
    const listener: RequestListener = (request, response) => answer(request, response)
    server = limitConnections(createServer(listener), 100, { now, checkEvery: 10 }).listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })
  /** Asks for it and reads nothing; answers its own side and the server's. */
  async function ask(): Promise<{ phone: Socket; socket: Socket }> {
    const phone = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
    phone.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
    const [request] = await once(server, 'request')
    await expect.poll(() => request.socket.writableLength).toBeGreaterThan(0)
    return { phone, socket: request.socket }
  }
  /** Waits until the server has looked again after this moment. */
  async function looked(): Promise<void> {
    const before = looks
    await expect.poll(() => looks).toBeGreaterThan(before + 1)
  }

  test('who has not taken it within five minutes is cut', async () => {
    const { phone, socket } = await ask()
    time = 299_000
    await looked()
    expect(socket.destroyed).toBe(false)
    time = 301_000
    await expect.poll(() => socket.destroyed).toBe(true)
    phone.destroy()
  })
  test('who takes it slowly gets the whole, and the connection is used again for as long', async () => {
    answer = (_, response) => response.end(Buffer.alloc(8_000_000, 'a'))
    const { phone, socket } = await ask()
    let read = 0
    phone.on('data', piece => (read += piece.length))
    for (const wanted of [8_000_000, 16_000_000]) {
      time += 250_000
      await expect.poll(() => read).toBeGreaterThanOrEqual(wanted)
      await looked()
      phone.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
    }
    expect(socket.destroyed).toBe(false)
    phone.destroy()
  })
  test('who needed longer than that to send a photo has as much for its answer', async () => {
    let size = 0
    answer = (request, response) => {
      request.on('data', ({ length }) => (size += length))
      request.on('end', () => response.end(big))
    }
    const phone = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
    phone.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\na')
    const [{ socket }] = await once(server, 'request')
    await expect.poll(() => size).toBe(1)
    await looked()
    time = 400_000
    await looked()
    expect(socket.destroyed).toBe(false)
    phone.write('a')
    await expect.poll(() => socket.writableLength).toBeGreaterThan(0)
    time = 690_000
    await looked()
    expect(socket.destroyed).toBe(false)
    time = 702_000
    await expect.poll(() => socket.destroyed).toBe(true)
    phone.destroy()
  })
  test('of a live stream is left to the rule of the streams', async () => {
    answer = (_, response) => detachSocket(response, socket => socket.write(big))
    const { phone, socket } = await ask()
    for (let step = 0; step < 3; step += 1) {
      await looked()
      time += 200_000
    }
    await looked()
    expect(socket.destroyed).toBe(false)
    phone.destroy()
  })
})
