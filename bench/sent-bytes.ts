import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** The headers and the bytes that an address answers to a browser, compressed as they are sent. */
export async function sentBytes(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, resolve).on('error', reject)
  })
  if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}`)
  const headers = Object.entries(answer.headers)
    .filter(([name]) => !/^(connection|keep-alive|date|set-cookie|transfer-encoding)$/.test(name))
    .map(([name, value]) => [name, String(value)])
  const body = await buffer(answer)
  return { headers: { ...Object.fromEntries(headers), 'content-length': String(body.length) }, body }
}
