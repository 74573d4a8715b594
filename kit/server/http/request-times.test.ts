import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { countRequests } from './request-times.ts'

test('requests are told as Prometheus reads a histogram, each bound with all below it', async () => {
  const registry = new Registry()
  const observe = countRequests(registry)
  for (const ms of [1, 5, 6, 30_000]) observe('GET', '/api/a', 200, ms)
  observe('GET', '/api/a', 404, 250)
  observe('POST', '/api/a', 200, 2500)
  const lines = (await registry.metrics()).split('\n')
  const of = (labels: string) =>
    lines.filter(line => line.includes(`{${labels}`)).map(line => line.split(' ')[1])
  const bucket = 'http_request_duration_seconds_bucket'
  expect(lines[1]).toBe('# TYPE http_request_duration_seconds histogram')
  expect(lines[2]).toBe(`${bucket}{method="GET",route="/api/a",status="200",le="0.005"} 2`)
  expect(lines[10]).toBe(`${bucket}{method="GET",route="/api/a",status="200",le="+Inf"} 4`)
  expect(of('method="GET",route="/api/a",status="200"')).toEqual([
    '2',
    '3',
    '3',
    '3',
    '3',
    '3',
    '3',
    '3',
    '4',
    '30.012',
    '4',
  ])
  expect(of('method="GET",route="/api/a",status="404"')).toEqual([
    '0',
    '0',
    '0',
    '1',
    '1',
    '1',
    '1',
    '1',
    '1',
    '0.25',
    '1',
  ])
  expect(of('method="POST",route="/api/a",status="200"').slice(5, 8)).toEqual(['0', '1', '1'])
})

test('nothing was counted before the first request', async () => {
  const registry = new Registry()
  countRequests(registry)
  expect(await registry.metrics()).not.toMatch(/_bucket|_count/)
})
