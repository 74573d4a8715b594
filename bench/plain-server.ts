import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer, text } from 'node:stream/consumers'

/**
 * node:http and nothing else: `/live` is a stream of server-sent events, a POST sends its body to all streams as one event, and
 * every other request gets the bytes and headers with which the guide answers the address given as the argument.
 */
const answer = await new Promise<IncomingMessage>((resolve, reject) => {
  get(process.argv[2] ?? '', { headers: { 'accept-encoding': 'gzip, deflate, br' } }, resolve).on(
    'error',
    reject,
  )
})
const body = await buffer(answer)
const headers = {
  ...Object.fromEntries(
    Object.entries(answer.headers).filter(
      ([name]) => !/^(connection|keep-alive|date|set-cookie|transfer-encoding)$/.test(name),
    ),
  ),
  'content-length': String(body.length),
}
const streams = new Set<ServerResponse>()
let events = 0
const server = createServer(async (request, response) => {
  if (request.method === 'POST') {
    events += 1
    const event = `id: ${events}\nevent: crowd\ndata: ${await text(request)}\n\n`
    for (const stream of streams) stream.write(event)
    response.end()
  } else if (request.url?.startsWith('/api/live')) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(':\n\n')
    streams.add(response)
    response.on('close', () => streams.delete(response))
  } else response.writeHead(200, headers).end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`open at ${typeof address === 'object' && address?.port}`)
})
