import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPlainRequest } from './plain-request.ts'

const read = (said: string) => readPlainRequest(Buffer.from(said))
const get = (lines = '') => `GET /api/photos HTTP/1.1\r\nHost: mela.example\r\n${lines}\r\n`
const post = (body: string, lines = `Content-Length: ${Buffer.byteLength(body)}\r\n`) =>
  `POST /api/photos/1/votes HTTP/1.1\r\nHost: mela.example\r\n${lines}\r\n${body}`

describe('a plain request', () => {
  test('is read whole, names in lower case, values without the space around them', () => {
    expect(read(get('Accept-Encoding:  gzip, br \r\nCookie: v=1\r\n'))).toEqual({
      method: 'GET',
      url: '/api/photos',
      headers: { host: 'mela.example', 'accept-encoding': 'gzip, br', cookie: 'v=1' },
      body: '',
    })
  })
  test('brings its body, Hindi too', () => {
    const body = '{"by":"आशा क्‍ष 🙏"}'
    expect(read(post(body))?.body).toBe(body)
  })
  test('may wish to keep its connection, which is what it gets anyway', () => {
    expect(read(get('Connection: Keep-Alive\r\n'))?.url).toBe('/api/photos')
  })
  test('has its known headers in whatever case they come, and no others', () => {
    const others =
      'User-Agent: x\r\n__proto__: x\r\nconstructor: y\r\nCooki: z\r\nCookies: z\r\nX-A: 1\r\nX-A: 2\r\n'
    expect(read(get(`IF-NONE-MATCH: "1"\r\n${others}x-Forwarded-For: 198.51.100.7\r\n`))?.headers).toEqual({
      host: 'mela.example',
      'if-none-match': '"1"',
      'x-forwarded-for': '198.51.100.7',
    })
  })
  test('never takes another name for a known one, by whichever letter it differs', () => {
    const letters = [..."!#$%&'*+-.^_`|~"].concat([
      ...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
    ])
    const found = letters.flatMap(letter =>
      [...'cookie']
        .keys()
        .toArray()
        .flatMap(at => {
          const name = `cookie`.slice(0, at) + letter + 'cookie'.slice(at + 1)
          return read(get(`${name}: v\r\n`))?.headers.cookie === undefined ? [] : [name]
        }),
    )
    expect([...new Set(found.map(name => name.toLowerCase()))]).toEqual(['cookie'])
    expect(found).toHaveLength(12)
  })
})

test.each<[string, string]>([
  ['half a head', 'GET /api/photos HTTP/1.1\r\nHost: mela'],
  ['half a body', post('{"by":', 'Content-Length: 20\r\n')],
  ['a second request behind it', get() + get()],
  ['a second request behind its body', post('{}') + get()],
  ['one byte too many', `${get()}x`],
  ['a body that a GET brings', get('Content-Length: 0\r\n')],
  ['a body of no said length', post('{}', '')],
  ['two lengths', post('{}', 'Content-Length: 2\r\nContent-Length: 2\r\n')],
  ['a length in a list', post('{}', 'Content-Length: 2, 2\r\n')],
  ['a length with a sign', post('{}', 'Content-Length: +2\r\n')],
  ['a length in hex', post('{}', 'Content-Length: 0x2\r\n')],
  ['a body in chunks', post('2\r\n{}\r\n0\r\n\r\n', 'Transfer-Encoding: chunked\r\n')],
  ['chunks and a length', post('{}', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n')],
  ['chunks in disguise', post('{}', 'Content-Length: 2\r\ntransfer-ENCODING : chunked\r\n')],
  ['a folded line', get('X-A: b\r\n c\r\n')],
  ['a line that ends with LF alone', get('X-A: b\n')],
  ['a line within a value', get('X-A: b\rX-B: c\r\n')],
  ['a line without a name', get(': b\r\n')],
  ['a line without a colon', get('X-A\r\n')],
  ['a NUL', get('X-A: b\0\r\n')],
  ['a value in Hindi', get('X-A: आशा\r\n')],
  ['no host', 'GET / HTTP/1.1\r\nAccept: */*\r\n\r\n'],
  ['no header at all', 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', get('Host: evil.example\r\n')],
  ['two cookies', get('Cookie: v=1\r\ncookie: v=2\r\n')],
  ['the wish to close', get('Connection: close\r\n')],
  ['the wish to upgrade', get('Connection: Upgrade\r\nUpgrade: websocket\r\n')],
  ['a wish to be asked first', post('{}', 'Content-Length: 2\r\nExpect: 100-continue\r\n')],
  ['HTTP/1.0', get().replace('HTTP/1.1', 'HTTP/1.0')],
  ['a method in small letters', get().replace('GET', 'get')],
  ['another method', get().replace('GET', 'PUT')],
  ['a whole address', get().replace('/api', 'http://mela.example/api')],
  ['a space in the address', get().replace('/api', '/a pi')],
  ['two spaces', get().replace('GET ', 'GET  ')],
  ['an empty line before it', `\r\n${get()}`],
  ['a head of ten thousand bytes', get(`X-A: ${'a'.repeat(10_000)}\r\n`)],
])('%s is left to a full reader', (_, said) => {
  expect(read(said)).toBeUndefined()
})

describe('Node reads the same', () => {
  const heard: { request: IncomingMessage; body: string }[] = []
  const server = createServer(async (request, response) => {
    heard.push({ request, body: await text(request) })
    response.end()
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => server.close())

  const askNode = async (bytes: Buffer) => {
    heard.length = 0
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => {})
    socket.end(bytes)
    for await (const _ of socket);
    return heard.map(({ request, body }) => ({
      method: request.method,
      url: request.url,
      headers: { ...request.headers },
      body,
    }))
  }
  const spoiled = (source: string) =>
    fc
      .array(
        fc.record({
          at: fc.nat({ max: source.length }),
          cut: fc.nat({ max: 2 }),
          put: fc.oneof(
            fc.constantFrom(
              '\r\n',
              '\n',
              '\r',
              ' ',
              ':',
              '\t',
              ',',
              '0',
              '2',
              '\0',
              'chunked',
              'Host: b\r\n',
            ),
            fc.constantFrom('Transfer-Encoding: chunked\r\n', 'Content-Length: 2\r\n', 'X: y\r\n', 'é'),
            fc.string({ maxLength: 3 }),
          ),
        }),
        { maxLength: 3 },
      )
      .map(cuts =>
        cuts.reduce((said, { at, cut, put }) => said.slice(0, at) + put + said.slice(at + cut), source),
      )

  test('of whatever is read here, in ten thousand requests that are a little wrong', async () => {
    let plain = 0
    const sources = [get('Accept: */*\r\nX: y\r\n'), post('{}'), post('{"by":"आशा"}')].map(spoiled)
    await fc.assert(
      fc.asyncProperty(fc.oneof(...sources), async said => {
        const bytes = Buffer.from(said)
        const here = readPlainRequest(bytes)
        if (!here) return
        plain += 1
        const heard = await askNode(bytes)
        const known = Object.keys(here.headers)
        expect(
          heard.map(({ headers, ...all }) => ({
            ...all,
            headers: Object.fromEntries(known.map(name => [name, headers[name]])),
          })),
        ).toEqual([{ ...here, headers: { ...here.headers } }])
      }),
      { numRuns: 10_000 },
    )
    expect(plain).toBeGreaterThan(1000)
  }, 60_000)
})
