import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** Server-sent events with node:http and nothing else: GET is a stream, POST sends its body to all streams as one event. */
const streams = new Set<ServerResponse>()
let events = 0
const server = createServer(async (request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(':\n\n')
    streams.add(response)
    response.on('close', () => streams.delete(response))
    return
  }
  events += 1
  const event = `id: ${events}\nevent: crowd\ndata: ${await text(request)}\n\n`
  for (const stream of streams) stream.write(event)
  response.end()
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`open at ${typeof address === 'object' && address?.port}`)
})
