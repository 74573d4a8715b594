import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void
export type FakeUpstream = {
  url: string
  /** Path and query of every request, in order. */
  asked: string[]
  /** Sets the answer to the following requests. */
  behave: (behaviour: Behaviour) => void
  close: () => Promise<void>
}

/** A weather service on loopback for tests, whose answers are set by the test. */
export async function fakeUpstream(first: Behaviour): Promise<FakeUpstream> {
  let behaviour = first
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    behaviour(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    behave: next => {
      behaviour = next
    },
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export const current = {
  coord: { lat: 26.12, lon: 85.39 },
  weather: [{ id: 500, main: 'Rain', description: 'light rain', icon: '10d' }],
  main: { temp: 31.4, feels_like: 37.2, humidity: 84, pressure: 1001 },
}
export const pollution = { list: [{ main: { aqi: 3 }, components: { pm2_5: 22, co: 200 } }] }

const json = (response: ServerResponse, body: unknown) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))

/** Answers like OpenWeather; parts of the bodies can be replaced. */
export const openWeather =
  (weather: unknown = current, air: unknown = pollution): Behaviour =>
  (request, response) => {
    json(response, request.url?.includes('air_pollution') ? air : weather)
  }
export const raw =
  (body: string): Behaviour =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json').end(body)
  }

/** Slow, dead, oversized and wrong answers. Each of them must end as "Unavailable". */
export const hostile: Record<string, Behaviour> = {
  'refuses with 503': (_request, response) => void response.writeHead(503).end('{}'),
  'never answers': () => {},
  'sends one byte a second': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const drip = setInterval(() => response.write(' '), 1000)
    response.on('close', () => clearInterval(drip))
  },
  'sends without end': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const chunk = Buffer.alloc(65_536, '[')
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', more)
    more()
  },
  'sends a gzip bomb': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
    response.end(gzipSync(Buffer.alloc(50_000_000, ' ')))
  },
  'redirects to the cloud metadata address': (_request, response) =>
    void response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  'redirects to another place of its own': (request, response) => {
    if (request.url?.startsWith('/elsewhere')) openWeather()(request, response)
    else response.writeHead(302, { location: '/elsewhere' }).end()
  },
  'sends HTML': (_request, response) =>
    void response.setHeader('content-type', 'text/html').end('<!doctype html><title>Captive portal</title>'),
  'sends markup for a temperature': openWeather({ ...current, main: { ...current.main, temp: '<b>31</b>' } }),
  'sends a temperature of the sun': openWeather({ ...current, main: { ...current.main, temp: 5778 } }),
  'sends 1e999': raw('{"main":{"temp":1e999,"feels_like":1,"humidity":2},"weather":[]}'),
  'sends null': raw('null'),
  'sends bytes that are no text': (_request, response) => void response.end(Buffer.from([0x7b, 0xff, 0xfe])),
  'sends a very deep list': raw('['.repeat(60_000)),
  'breaks off in the middle': (_request, response) => {
    response.writeHead(200, { 'content-length': '5000' })
    response.write('{"main":')
    setTimeout(() => response.destroy(), 20)
  },
}
