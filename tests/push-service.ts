import { execFileSync } from 'node:child_process'
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** `at`: time of arrival, in ms. */
export type Arrived = { path: string; headers: IncomingHttpHeaders; body: Buffer; at: number }

/**
 * A push service on this machine, with its own certificate: keeps what arrives, and answers as a test wants; status 0 never
 * answers.
 */
export async function openPushService({ keepBodies = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'push-service-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-nodes', '-keyout', key, '-out', cert, '-days', '1']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...files, ...subject], { stdio: 'ignore' })
  const arrived: Arrived[] = []
  const answers = new Map<string, { status: number; headers?: Record<string, string> }>()
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => keepBodies && parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      const headers = keepBodies ? request.headers : {}
      arrived.push({ path, headers, body: Buffer.concat(parts), at: Date.now() })
      const { status, headers: told } = answers.get(path) ?? { status: 201, headers: {} }
      if (status === 0) return
      response.writeHead(status, told).end()
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  rmSync(folder, { recursive: true })
  const host = `localhost:${(server.address() as AddressInfo).port}`
  return {
    host,
    arrived,
    answers,
    close: () =>
      new Promise<void>(done => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** A phone's subscription at that push service, with a way to read a message (RFC 8291). */
export function newPhone(host: string, path: string) {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  return {
    input: {
      endpoint: `https://${host}${path}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
      language: 'en' as 'en' | 'hi',
    },
    read(body: Buffer): { notification: Record<string, string> } {
      const salt = body.subarray(0, 16)
      const length = body[20] ?? 0
      const sender = body.subarray(21, 21 + length)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32))
      const derive = (name: string, size: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, size))
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      decipher.setAuthTag(body.subarray(-16))
      const plain = Buffer.concat([decipher.update(body.subarray(21 + length, -16)), decipher.final()])
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
    },
  }
}
