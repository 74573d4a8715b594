import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An endless live HLS stream for tests: two qualities and an audio-only variant, with a new segment every two seconds. */
export type TestStream = {
  /** Its address: `http://127.0.0.1:PORT`. */
  url: string
  /** `dead` answers 503 to everything; `hang` never answers. */
  mood: 'well' | 'dead' | 'hang'
  /** Every path that was requested. */
  asked: string[]
  close: () => Promise<void>
}

const seconds = 2
const shown = 4
const master = [
  '#EXTM3U',
  '#EXT-X-STREAM-INF:BANDWIDTH=60000,RESOLUTION=128x72,CODECS="avc1.42c00b,mp4a.40.2"',
  'low.m3u8',
  '#EXT-X-STREAM-INF:BANDWIDTH=110000,RESOLUTION=192x108,CODECS="avc1.42c00c,mp4a.40.2"',
  'high.m3u8',
].join('\n')

export async function openTestStream(): Promise<TestStream> {
  const began = Date.now()
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    stream.asked.push(path)
    if (stream.mood === 'hang') return
    answer(path, Math.floor((Date.now() - began) / 1000 / seconds), response).catch(() => response.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const stream: TestStream = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: 'well',
    asked: [],
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return stream

  async function answer(path: string, now: number, response: ServerResponse) {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('cache-control', 'no-store')
    const [, name, ending] = /^\/([a-z]+(?:-\d+)?)\.(m3u8|ts)$/.exec(path) ?? []
    if (stream.mood === 'dead' || !name) return response.writeHead(stream.mood === 'dead' ? 503 : 404).end()
    response.setHeader('content-type', ending === 'ts' ? 'video/mp2t' : 'application/vnd.apple.mpegurl')
    if (ending === 'ts') return response.end(await part(name))
    return response.end(name === 'master' ? master : playlist(name, now))
  }
}

/** The playlist of the newest segments. Two files alternate; each starts at time 0, so the playlist marks discontinuities. */
function playlist(name: string, now: number): string {
  const parts = Array.from({ length: shown }, (_, index) => now + index)
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    `#EXT-X-TARGETDURATION:${seconds}`,
    `#EXT-X-MEDIA-SEQUENCE:${now}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${now}`,
    ...parts.flatMap((n, index) => [
      ...(index > 0 ? ['#EXT-X-DISCONTINUITY'] : []),
      `#EXTINF:${seconds}.0,`,
      `${name}-${n}.ts`,
    ]),
  ].join('\n')
}

function part(name: string): Promise<Buffer> {
  const [quality, n] = name.split('-')
  return readFile(new URL(`${quality}-${Number(n) % 2}.mpegts`, import.meta.url))
}
