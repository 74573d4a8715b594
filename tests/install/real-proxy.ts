import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { uploadPaths } from '../../scripts/install/body-sizes.ts'
import { caddyfile } from '../../scripts/install/caddyfile.ts'
import { nginxConf } from '../../scripts/install/nginx-conf.ts'
import type { Site } from '../../scripts/install/site.ts'
import { programPath } from '../programs.ts'

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

/** A self-signed certificate that ends after `days`. */
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

/** A self-signed certificate for localhost that ended in 2025. */
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

/** Starts Caddy or nginx with the configuration that an installation writes, on free ports of this machine. */
export async function startProxy(name: 'caddy' | 'nginx', site: Omit<Site, 'name'>): Promise<RealProxy> {
  const folder = mkdtempSync(join(tmpdir(), `mela-${name}-`))
  const uploads = await uploadPaths()
  const local = { ...site, name: 'localhost' }
  if (name === 'caddy') {
    const admin = `unix/${join(folder, 'admin.socket')}`
    const text = caddyfile(local, uploads, { admin, storage: folder, bind: '127.0.0.1' })
    return startCaddy(folder, text, site.httpsPort)
  }
  const certificate = makeCertificate(folder)
  return startNginx(
    folder,
    nginxConf({ ...local, certificate }, uploads, {
      http3: false,
      bind: '127.0.0.1',
      main: mainLines(folder),
    }),
    site.httpsPort,
  )
}

/** Starts Caddy with a configuration. */
export function startCaddy(folder: string, text: string, port: number): Promise<RealProxy> {
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

/** Starts nginx with a configuration. */
export function startNginx(folder: string, text: string, port: number): Promise<RealProxy> {
  writeFileSync(join(folder, 'nginx.conf'), text)
  mkdirSync(join(folder, 'logs'), { recursive: true })
  const args = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']
  return start(folder, spawn(programPath('nginx'), args, { stdio: ['ignore', 'ignore', 'pipe'] }), port)
}

/** Lines by which nginx runs beside another one, from a folder of its own. */
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
  for (const until = Date.now() + 20_000; !(await isOpen()); await sleep(50))
    if (Date.now() > until) throw new Error(`the proxy does not open: ${log.slice(-2000)}`)
  return {
    log: () => log,
    async close() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
