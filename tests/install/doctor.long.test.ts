import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Finding } from '#features/doctor/contract.ts'
import { examine, ownFacts } from '#features/doctor/examine.server.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import {
  freePort,
  mainLines,
  makeCertificate,
  makeEndedCertificate,
  type RealProxy,
  startNginx,
  startProxy,
} from './real-proxy.ts'

const usual = getCACertificates('default')
const token = 'a token of the monitoring'
let httpsPort = 0
let url = ''
const folders: string[] = []
/** As installed; `bare`: without PUBLIC_URL and TRUSTED_PROXY; `untrusting`: without TRUSTED_PROXY. */
let installed: World
let bare: World
let untrusting: World
let proxy: RealProxy | undefined

beforeAll(async () => {
  // Accept whatever certificates Caddy and nginx have.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  httpsPort = await freePort()
  url = `https://localhost:${httpsPort}`
  const open = (env: Record<string, string>) => openWorld({ env: { METRICS_TOKEN: token, ...env } })
  installed = await open({ PUBLIC_URL: url, TRUSTED_PROXY: 'loopback' })
  bare = await open({})
  untrusting = await open({ PUBLIC_URL: url })
})
afterEach(async () => {
  await proxy?.close()
  proxy = undefined
  setDefaultCACertificates(usual)
})
afterAll(async () => {
  for (const world of [installed, bare, untrusting]) await world?.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'mela-doctor-'))
  folders.push(folder)
  return folder
}
const look = ({ context }: World): Promise<Finding[]> =>
  examine({
    ...context,
    settings: { ...context.settings, publicUrl: url },
    key: context.secret('doctor'),
    own: ownFacts(context),
  })
const troubles = (found: readonly Finding[]) =>
  found.filter(({ level }) => level !== 'fine').map(({ check, level, say }) => `${level} ${check}: ${say.en}`)
const about = (found: readonly Finding[], check: Finding['check']) =>
  troubles(found.filter(each => each.check === check)).join()

/** An nginx with these lines in its only location; without any it is the simplest possible proxy. */
async function openNginx(
  world: World,
  lines: readonly string[] = [],
  certificate = makeCertificate(makeFolder()),
) {
  const folder = makeFolder()
  const text = `${mainLines(folder).join('\n')}
error_log stderr crit;
events { }
http {
  access_log off;
  server {
    listen 127.0.0.1:${httpsPort} ssl;
    ssl_certificate ${certificate.file};
    ssl_certificate_key ${certificate.key};
    location / {
      proxy_pass ${world.url};
      ${lines.join('\n      ')}
    }
  }
}
`
  proxy = await startNginx(folder, text, httpsPort)
}
const right = [
  'proxy_set_header host $http_host;',
  'proxy_set_header x-forwarded-for $remote_addr;',
  'client_max_body_size 32m;',
]

describe('the doctor checks through the proxy', () => {
  test('and lists everything that a plain proxy does wrong, which visitors see as 403, 413 and public metrics', async () => {
    await openNginx(bare)
    const words = JSON.stringify({ username: 'admin', password: 'x', as: 'admin' })
    const headers = { 'content-type': 'application/json', origin: url }
    expect((await fetch(`${url}/api/session`, { method: 'POST', headers, body: words })).status).toBe(403)
    const photo = new FormData()
    photo.set('photo', new Blob([new Uint8Array(3_000_000)]), 'photo.jpg')
    expect((await fetch(`${url}/api/photos`, { method: 'POST', body: photo })).status).toBe(413)
    const numbers = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
    expect(numbers.status).toBe(200)

    expect(about(await look(bare), 'proxy')).toMatch(/^mend proxy: .*every sign-in is refused/)
  })
  test('and lists the headers that are missing once PUBLIC_URL is set', async () => {
    await openNginx(installed, [right[0] ?? '', 'proxy_set_header x-forwarded-for "";'])
    expect(about(await look(installed), 'proxy')).toMatch(/^mend proxy: The proxy does not pass on addresses/)
    await proxy?.close()
    await openNginx(installed, right.slice(0, 2))
    expect(about(await look(installed), 'proxy')).toMatch(/^mend proxy: The proxy refuses photos of 15 MB/)
  })
  test('and says that TRUSTED_PROXY lacks the proxy', async () => {
    await openNginx(untrusting, right)
    expect(about(await look(untrusting), 'proxy')).toContain('set TRUSTED_PROXY=127.0.0.1')
  })
  test('and notices a header that visitors set themselves, which nginx passes on by default', async () => {
    await openNginx(installed, right.slice(0, 1))
    expect(about(await look(installed), 'proxy')).toContain('Visitors can choose their own address')
  })
  test('and notices that live events are held back', async () => {
    await openNginx(installed, [
      ...right,
      'proxy_ignore_headers x-accel-buffering;',
      'proxy_buffers 8 64k;',
      'proxy_buffer_size 64k;',
    ])
    expect(about(await look(installed), 'proxy')).toContain('holds back live news')
  })
  test('and says that the certificate has expired', async () => {
    await openNginx(installed, right, makeEndedCertificate(makeFolder()))
    expect(about(await look(installed), 'certificate')).toContain('The certificate ended on')
  })
  test('and says that the certificate expires soon, or is for another name', async () => {
    const ending = makeCertificate(makeFolder(), 9)
    setDefaultCACertificates([...usual, readFileSync(ending.file, 'utf8')])
    await openNginx(installed, right, ending)
    expect(about(await look(installed), 'certificate')).toMatch(/^watch .*ends in \d days/)
    await proxy?.close()
    const other = makeCertificate(makeFolder(), 300, 'other.example')
    setDefaultCACertificates([...usual, readFileSync(other.file, 'utf8')])
    await openNginx(installed, right, other)
    expect(about(await look(installed), 'certificate')).toMatch(/^mend .*is for another name/)
  })
  test('and says that nothing answers at the public address', async () => {
    expect(about(await look(installed), 'https')).toMatch(/^mend https: .* does not answer/)
  })
})

describe.each(['caddy', 'nginx'] as const)('the doctor finds the proxy in order', name => {
  test(`that is ${name} with the files of the installation`, async () => {
    const port = Number(new URL(installed.url).port)
    proxy = await startProxy(name, { httpsPort, httpPort: await freePort(), port })
    // Phones do not trust the certificate's authority, and the world has no build. The machine that runs the tests may be busy
    // or full, or allow few file descriptors.
    const aside =
      /^(watch certificate: Phones do not know|mend build|\w+ (database|descriptors|disk|backup|clock): )/
    expect(troubles(await look(installed)).filter(each => !aside.test(each))).toEqual([])
  })
})
