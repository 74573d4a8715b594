import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, portOf } from './other-programs.ts'

/** A round trip is twice this, as on the line that Chromium emulates for the other visits. */
export const oneWayMs = 200
const bytesPerSecond = 50_000
const segmentBytes = 1400

export type HttpsLine = {
  url: string
  /** The same server over the same line, without https. */
  plainUrl: string
  close: () => Promise<void>
}

/**
 * A slow line with real handshakes: a proxy that delays and limits bytes, behind it Caddy with TLS 1.3 and HTTP/2, behind
 * that the server that `openServer` starts for the line's public address. Needs `caddy` on the PATH. The congestion window is
 * not simulated: a page of less than 14 kB fits into the first one.
 */
export async function openHttpsLine(
  openServer: (publicUrl: string) => Promise<{ url: string; close: () => Promise<void> }>,
): Promise<HttpsLine> {
  const caddyPort = await freePort()
  const line = openDelayedLine(caddyPort)
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  const url = `https://localhost:${portOf(line)}`
  const server = await openServer(url)
  const plain = openDelayedLine(Number(new URL(server.url).port))
  plain.listen(0, '127.0.0.1')
  await once(plain, 'listening')
  const caddy = await startCaddy(caddyPort, server.url)
  return {
    url,
    plainUrl: `http://localhost:${portOf(plain)}`,
    async close() {
      line.close()
      plain.close()
      await caddy.close()
      await server.close()
    },
  }
}

function openDelayedLine(target: number): Server {
  return createServer({ noDelay: true }, phone => {
    const server = connect({ port: target, host: '127.0.0.1', noDelay: true })
    // The local connect took no time: the first bytes pay for the round trip of TCP's handshake.
    delay(phone, server, { firstExtraMs: 2 * oneWayMs, rate: bytesPerSecond })
    delay(server, phone, { firstExtraMs: 0, rate: bytesPerSecond })
    for (const socket of [phone, server])
      socket.on('error', () => [phone, server].map(each => each.destroy()))
  })
}

/** Passes bytes on after their time on the line, in order and no faster than the rate. */
function delay(
  from: Socket,
  to: Socket,
  { firstExtraMs, rate }: { firstExtraMs: number; rate: number },
): void {
  let lineIsFreeAt = 0
  let extra = firstExtraMs
  from.on('data', (bytes: Buffer) => {
    for (let at = 0; at < bytes.length; at += segmentBytes) {
      const segment = bytes.subarray(at, at + segmentBytes)
      const now = performance.now() + extra
      lineIsFreeAt = Math.max(now, lineIsFreeAt) + (segment.length / rate) * 1000
      setTimeout(() => to.writable && to.write(segment), lineIsFreeAt + oneWayMs - performance.now())
    }
    extra = 0
  })
  from.on('end', () => setTimeout(() => to.end(), Math.max(0, lineIsFreeAt - performance.now()) + oneWayMs))
}

async function startCaddy(port: number, upstream: string): Promise<{ close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'mela-caddy-'))
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, caddyfile(port, upstream, folder))
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder },
  })
  let log = ''
  const opened = Promise.withResolvers<void>()
  child.stderr.on('data', chunk => {
    log += chunk
    if (log.includes('certificate obtained successfully')) opened.resolve()
  })
  child.once('exit', code => opened.reject(new Error(`caddy ended with ${code}: ${log.slice(-2000)}`)))
  await opened.promise
  return {
    async close() {
      child.removeAllListeners('exit')
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

// HTTP/3 is off: its packets would not pass through the delayed line.
const caddyfile = (port: number, upstream: string, folder: string) => `{
  admin off
  skip_install_trust
  auto_https disable_redirects
  storage file_system ${folder}
  servers {
    protocols h1 h2
  }
}
https://localhost:${port} {
  bind 127.0.0.1
  tls internal {
    protocols tls1.3
  }
  reverse_proxy ${new URL(upstream).host}
}
`
