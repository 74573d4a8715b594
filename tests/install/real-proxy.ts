import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programPath } from '../programs.ts'
import { eventually } from '../world/eventually.ts'

export type RealProxy = { close: () => Promise<void>; log: () => string }

/** A port that is free for TCP and UDP. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const datagrams = createSocket('udp4').bind(port, '127.0.0.1')
  await once(datagrams, 'listening')
  await Promise.all([
    new Promise<void>(done => server.close(() => done())),
    new Promise<void>(done => datagrams.close(() => done())),
  ])
  return port
}

/** A self-signed certificate that expires after `days`. */
export function makeCertificate(
  folder: string,
  days = 30,
  name = 'localhost',
): { file: string; key: string } {
  const [file, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  openssl(
    `req -x509 ${newKey(key)} -subj /CN=${name} -addext subjectAltName=DNS:${name} -days ${days} -out ${file}`,
  )
  return { file, key }
}

/** A self-signed certificate for localhost that expired in 2025. */
export function makeEndedCertificate(folder: string): { file: string; key: string } {
  const [file, key, request, config] = ['cert.pem', 'key.pem', 'request.pem', 'ca.conf'].map(name =>
    join(folder, name),
  ) as [string, string, string, string]
  writeFileSync(join(folder, 'index'), '')
  writeFileSync(join(folder, 'serial'), '01')
  writeFileSync(
    config,
    `[ca]
default_ca = own
[own]
database = ${folder}/index
serial = ${folder}/serial
new_certs_dir = ${folder}
default_md = sha256
policy = any
x509_extensions = names
[any]
commonName = supplied
[names]
subjectAltName = DNS:localhost
`,
  )
  openssl(`req -new ${newKey(key)} -subj /CN=localhost -out ${request}`)
  openssl(
    `ca -batch -selfsign -notext -config ${config} -keyfile ${key} -in ${request} -out ${file} -startdate 20250101000000Z -enddate 20250201000000Z`,
  )
  return { file, key }
}

const newKey = (key: string) => `-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout ${key}`
function openssl(words: string): void {
  const { status, stderr } = spawnSync(programPath('openssl'), words.split(' '), { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

type Ports = { httpsPort: number; httpPort: number; port: number }

/** Starts Caddy or nginx with its file from `ops/`, on free ports of this machine, as localhost. */
export async function startProxy(
  name: 'caddy' | 'nginx',
  { httpsPort, httpPort, port }: Ports,
): Promise<RealProxy> {
  const folder = mkdtempSync(join(tmpdir(), `mela-${name}-`))
  const practicePort = await freePort()
  if (name === 'caddy') {
    const own = [
      `admin unix/${join(folder, 'admin.socket')}`,
      `storage file_system ${folder}`,
      `http_port ${httpPort}`,
      `https_port ${httpsPort}`,
    ]
    const text = change('Caddyfile', {
      'admin unix//run/caddy/admin.socket': own.join('\n'),
      'mela.example.in:8443 {': `localhost:${practicePort} {\nbind 127.0.0.1`,
      'mela.example.in {': 'localhost {\nbind 127.0.0.1',
      'mela.example.in': 'localhost',
      '127.0.0.1:3000': `127.0.0.1:${port}`,
    })
    return startCaddy(folder, text, httpsPort)
  }
  const { file, key } = makeCertificate(folder)
  const text = change('nginx.conf', {
    'user www-data;\npid /run/nginx.pid;': mainLines(folder).join('\n'),
    '/etc/letsencrypt/live/mela.example.in/fullchain.pem': file,
    '/etc/letsencrypt/live/mela.example.in/privkey.pem': key,
    'https://mela.example.in': `https://localhost:${httpsPort}`,
    'host mela.example.in;': `host localhost:${httpsPort};`,
    'mela.example.in': 'localhost',
    '127.0.0.1:3000': `127.0.0.1:${port}`,
    'listen 0.0.0.0:80 ': `listen 127.0.0.1:${httpPort} `,
    'listen 0.0.0.0:8443 ssl': `listen 127.0.0.1:${practicePort} ssl`,
    'listen 0.0.0.0:443 ssl': `listen 127.0.0.1:${httpsPort} ssl`,
    'listen [::]:': '#',
  })
  return startNginx(folder, text, httpsPort)
}

/** A file from `ops/` with words replaced; throws if one of them is missing. */
function change(name: string, words: Record<string, string>): string {
  return Object.entries(words).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`ops/${name} does not contain ${from}`)
      return text.replaceAll(from, to)
    },
    readFileSync(join('ops', name), 'utf8'),
  )
}

/** Starts Caddy with this configuration. */
function startCaddy(folder: string, text: string, port: number): Promise<RealProxy> {
  writeFileSync(join(folder, 'Caddyfile'), text)
  const args = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
  return start(
    folder,
    spawn(programPath('caddy'), args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: folder },
    }),
    port,
  )
}

/** Starts nginx with this configuration. */
export function startNginx(folder: string, text: string, port: number): Promise<RealProxy> {
  writeFileSync(join(folder, 'nginx.conf'), text)
  mkdirSync(join(folder, 'logs'), { recursive: true })
  const args = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']
  return start(folder, spawn(programPath('nginx'), args, { stdio: ['ignore', 'ignore', 'pipe'] }), port)
}

/** Lines that let nginx run beside another one, from its own folder. */
export const mainLines = (folder: string): string[] => [
  ...(process.getuid?.() === 0 ? ['user root;'] : []),
  `pid ${join(folder, 'nginx.pid')};`,
]

async function start(folder: string, child: ChildProcess, port: number): Promise<RealProxy> {
  let log = ''
  child.stderr?.on('data', chunk => (log += chunk))
  const isOpen = () =>
    fetch(`https://localhost:${port}/healthz`).then(
      () => true,
      () => {
        if (child.exitCode !== null) throw new Error(`the proxy ended: ${log.slice(-2000)}`)
        return false
      },
    )
  await eventually(isOpen).catch(() => {
    throw new Error(`the proxy does not open: ${log.slice(-2000)}`)
  })
  return {
    log: () => log,
    async close() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
