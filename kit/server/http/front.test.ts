import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type Answer, standBefore } from './front.ts'

let server: Server
let front: { close: () => void }
let byNode: string[] = []
const later: ((answer: Answer) => void)[] = []
const answer = (body: string | Buffer): Answer => ({ status: 200, headers: { 'x-from': 'here' }, body })
const large = Buffer.alloc(20_000_000, 'x')

async function open(headersTimeout = 60_000) {
  let silent = 0
  server = createServer(async (request, response) => {
    byNode.push(request.url ?? '')
    for await (const _ of request);
    response.end(`Node has ${request.url}`)
  })
  front = standBefore(
    server,
    ({ url, body }, ip, reply) => {
      if (url === '/at-once') reply(answer(`here, ${ip}${body}`))
      else if (url === '/later') later.push(reply)
      else if (url === '/twice') {
        reply(answer('once'))
        reply(answer('again'))
      } else if (url === '/large') reply(answer(large))
      else return false
      return true
    },
    {
      headersTimeout,
      onSilent: socket => {
        silent += 1
        socket.destroy()
      },
    },
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { silent: () => silent }
}
beforeAll(async () => void (await open()))
afterAll(() => {
  front.close()
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  byNode = []
  later.length = 0
})

/** A connection: what it says, and all that it has heard. */
function call(allowHalfOpen = false) {
  const socket: Socket = connect({
    port: (server.address() as AddressInfo).port,
    host: '127.0.0.1',
    allowHalfOpen,
  })
  let heard = ''
  let ended = false
  socket.on('data', bytes => {
    heard += bytes
  })
  socket.on('close', () => {
    ended = true
  })
  socket.on('end', () => {
    ended = true
  })
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  const bodies = () =>
    [...heard.matchAll(/\r\n\r\n(?:[0-9a-f]+\r\n)?([^\r]*?)(?=\r\n0\r\n|HTTP|$)/g)].map(([, body]) => body)
  return { socket, heard: () => heard, bodies, ended: () => ended, say: (said: string) => socket.write(said) }
}
const get = (url: string, lines = '') => `GET ${url} HTTP/1.1\r\nHost: a\r\n${lines}\r\n`

describe('a connection', () => {
  test('is answered here as long as all is plain and known, and by Node for good from the first that is not', async () => {
    const { say, bodies } = call()
    say(get('/at-once'))
    await expect.poll(bodies).toEqual(['here, 127.0.0.1'])
    say(get('/at-once'))
    await expect.poll(bodies).toHaveLength(2)
    expect(byNode).toEqual([])
    say(get('/other'))
    await expect.poll(bodies).toHaveLength(3)
    say(get('/at-once'))
    await expect.poll(() => byNode).toEqual(['/other', '/at-once'])
    await expect.poll(() => bodies().slice(2)).toEqual(['Node has /other', 'Node has /at-once'])
  })
  test('says what Node says of the time and of itself', async () => {
    const { say, heard } = call()
    say(get('/at-once'))
    await expect.poll(heard).toMatch(/\r\ndate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/)
    expect(heard()).toContain('HTTP/1.1 200 OK\r\n')
    expect(heard()).toContain('\r\nconnection: keep-alive\r\nkeep-alive: timeout=65\r\n')
  })
  test('that brings a request in pieces is read by Node, to its last byte', async () => {
    const { say, bodies } = call()
    say('POST /at-once HTTP/1.1\r\nHost: a\r\nContent-Le')
    await new Promise(resolve => setTimeout(resolve, 20))
    say('ngth: 4\r\n\r\n12')
    await new Promise(resolve => setTimeout(resolve, 20))
    say(`34${get('/more')}`)
    await expect.poll(() => byNode).toEqual(['/at-once', '/more'])
    await expect.poll(bodies).toEqual(['Node has /at-once', 'Node has /more'])
  })
  test('that does not wait for its answers gets them in their order', async () => {
    const { say, bodies } = call()
    say(get('/later'))
    await expect.poll(() => later).toHaveLength(1)
    say(get('/second'))
    say(get('/third'))
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(byNode).toEqual([])
    later[0]?.(answer('first'))
    await expect.poll(bodies).toEqual(['first', 'Node has /second', 'Node has /third'])
  })
  test('that asks again before its answer and then says its last gets both', async () => {
    const { socket, say, bodies, ended } = call(true)
    say(get('/later'))
    await expect.poll(() => later).toHaveLength(1)
    socket.end(get('/second'))
    await new Promise(resolve => setTimeout(resolve, 50))
    later[0]?.(answer('first'))
    await expect.poll(bodies).toEqual(['first', 'Node has /second'])
    await expect.poll(ended).toBe(true)
  })
  test('that says two things in one breath is answered twice', async () => {
    const { say, bodies } = call()
    say(get('/at-once') + get('/later'))
    await expect.poll(bodies).toEqual(['Node has /at-once', 'Node has /later'])
  })
  test('that has said its last still gets its answer', async () => {
    const { socket, bodies, ended } = call(true)
    socket.end(get('/later'))
    await expect.poll(() => later).toHaveLength(1)
    await new Promise(resolve => setTimeout(resolve, 20))
    later[0]?.(answer('for you'))
    await expect.poll(bodies).toEqual(['for you'])
    await expect.poll(ended).toBe(true)
  })
  test('that goes before its answer harms nobody', async () => {
    const { socket, say } = call()
    say(get('/later'))
    await expect.poll(() => later).toHaveLength(1)
    socket.resetAndDestroy()
    await new Promise(resolve => setTimeout(resolve, 50))
    later[0]?.(answer('for nobody'))
    const other = call()
    other.say(get('/at-once'))
    await expect.poll(other.bodies).toHaveLength(1)
  })
  test('ends where one request was answered twice: the second would be taken for the next answer', async () => {
    const { say, heard, ended } = call()
    say(get('/twice'))
    await expect.poll(ended).toBe(true)
    expect(heard()).not.toContain('again')
  })
  test('that asks on and reads nothing is left to the patience of Node', async () => {
    const { socket, say } = call()
    socket.pause()
    say(get('/large'))
    await expect.poll(() => socket.bytesRead).toBeGreaterThan(0)
    say(get('/at-once'))
    await expect.poll(() => byNode).toEqual(['/at-once'])
    let length = 0
    socket.removeAllListeners('data')
    socket.on('data', bytes => {
      length += bytes.length
    })
    socket.resume()
    await expect.poll(() => length).toBeGreaterThan(large.length + 100)
  })
})

test('at the end idle connections are cut, and who waits is answered and told that it was the last', async () => {
  const idle = call()
  idle.say(get('/at-once'))
  const waiting = call()
  waiting.say(get('/later'))
  await expect.poll(() => later).toHaveLength(1)
  await expect.poll(idle.bodies).toHaveLength(1)
  front.close()
  const closed = new Promise(resolve => server.close(resolve))
  await expect.poll(idle.ended).toBe(true)
  later[0]?.(answer('the last'))
  await expect.poll(waiting.heard).toContain('\r\nconnection: close\r\n')
  await expect.poll(waiting.ended).toBe(true)
  await closed
})

test('a connection that asks nothing is told so', async () => {
  const { silent } = await open(50)
  const { ended } = call()
  await expect.poll(ended).toBe(true)
  expect(silent()).toBe(1)
})
