import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createStreams } from './live-streams.ts'

/** The server's end of a connection. */
async function openSocket(): Promise<Socket> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const near = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [far] = (await once(server, 'connection')) as [Socket]
  for (const end of [near, far]) end.on('error', () => {})
  onTestFinished(() => {
    near.destroy()
    far.destroy()
    server.close()
  })
  near.resume()
  return far
}

test('an event is written once for all streams, whatever topics each has', async () => {
  const streams = createStreams()
  let written = 0
  const event = {
    ...{ id: 1, at: 1, topic: 'photos', key: 'a' },
    get data() {
      written += 1
      return '{}'
    },
  }
  for (const topics of [['photos'], ['crowd', 'photos'], ['notices', 'photos']])
    streams.add(await openSocket(), topics, 'somebody')
  streams.send([event])
  expect(written).toBe(1)
})
