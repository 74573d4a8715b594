import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
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
