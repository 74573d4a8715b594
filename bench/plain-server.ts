import { createServer } from 'node:http'
import { sentBytes } from './sent-bytes.ts'

/** node:http and nothing else, sending the bytes and headers that the guide at the given address sends. */
const { headers, body } = await sentBytes(process.argv[2] ?? '')
const server = createServer((_, response) => response.writeHead(200, headers).end(body))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`open at ${typeof address === 'object' && address?.port}`)
})
