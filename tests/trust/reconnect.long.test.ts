import { expect, test } from 'vitest'
import { reconnect } from './reconnect.ts'

test('phones whose server was killed come back spread over their times, and others are served meanwhile', async () => {
  const { figures, broken } = await reconnect.run({
    streams: 300,
    networks: 40,
    share: 40,
    seconds: 60,
    ms: 20_000,
  })
  expect(broken).toEqual([])
  expect(figures).toMatchObject({ held: 300, returned: 300 })
})
