import { createServer } from 'node:http'

/** node:http and nothing else, sending the bytes and headers that the guide at the given address sends. */
const answer = await fetch(process.argv[2] ?? '', { headers: { 'accept-encoding': 'br' } })
const headers = Object.fromEntries(
  [...answer.headers].filter(([name]) => !/^(connection|keep-alive|date)$/.test(name)),
)
// fetch has decompressed the body: compress it again.
const { brotliCompressSync } = await import('node:zlib')
const body = brotliCompressSync(Buffer.from(await answer.arrayBuffer()))
headers['content-length'] = String(body.length)
const server = createServer((_, response) => response.writeHead(200, headers).end(body))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`open at ${typeof address === 'object' && address?.port}`)
})
