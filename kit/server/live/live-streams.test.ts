import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createStreams } from './live-streams.ts'

test('an event is serialised once for all streams, whatever topics each has', () => {
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
    streams.add(new ServerResponse(new IncomingMessage(new Socket())), topics, 'somebody')
  streams.send([event])
  expect(written).toBe(1)
})

test('a stream that was ended, and whose receiver reads nothing, gets no more events', async () => {
  const streams = createStreams()
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  const faults: Error[] = []
  answer.on('error', error => faults.push(error))
  streams.add(answer, ['photos'], 'somebody')
  streams.close()
  streams.send([{ id: 1, at: 1, topic: 'photos', key: 'a', data: '{}' }])
  await setImmediate()
  expect(faults).toEqual([])
})
