import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mela-root-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const settings = '/etc/mela-guide/environment'
const at = (path: string) => join(root, path)
const read = (path: string) => readFileSync(at(path), 'utf8')
const write = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), text)
}
const install = (...words: string[]) => {
  const env = { PATH: process.env.PATH, DESTDIR: root }
  const { status, stdout, stderr } = spawnSync('ops/install', words, { env, encoding: 'utf8' })
  return { status, wrote: stdout.match(/(?<=wrote ).*/g) ?? [], stderr }
}

test('an installation writes its files with the given name, and a second run changes nothing', () => {
  expect(install('mela.example.org').wrote).toEqual([
    settings,
    '/etc/systemd/system/mela-guide.service',
    '/etc/systemd/system/mela-guide.slice',
    '/etc/systemd/system/mela-guide.socket',
    '/usr/local/bin/mela-guide',
    '/etc/systemd/system/caddy.service.d/mela-guide.conf',
    '/etc/caddy/Caddyfile',
  ])
  expect(read('/etc/caddy/Caddyfile')).toMatch(/^mela\.example\.org \{$/m)
  expect(read('/etc/caddy/Caddyfile')).not.toMatch(/example\.in|^\s*tls internal/m)
  for (const line of [
    'TRUSTED_PROXY=loopback',
    'BACKUP_TO=/srv/mela-guide/backups',
    'PUBLIC_URL=https://mela.example.org',
  ])
    expect(read(settings)).toContain(`\n${line}\n`)
  expect(read(settings)).toMatch(/\nMETRICS_TOKEN=[0-9a-f]{48}\n/)
  expect(statSync(at(settings)).mode & 0o777).toBe(0o600)
  expect(install('mela.example.org')).toEqual({ status: 0, wrote: [], stderr: '' })
})

test('edited settings stay, and the address follows the name', () => {
  install('mela.example.org')
  const changed = read(settings).replace('PORT=3000', 'PORT=3005\nS3_BUCKET=mela')
  write(settings, changed)
  expect(install('other.example.org').wrote).toEqual([settings, '/etc/caddy/Caddyfile'])
  expect(read(settings)).toBe(changed.replace('mela.example.org', 'other.example.org'))
})

test('a proxy set up for another site is left alone, and nothing is written', () => {
  write('/etc/caddy/Caddyfile', 'shop.example.in {\n}\n')
  expect(install('mela.example.org')).toMatchObject({
    status: 1,
    wrote: [],
    stderr: expect.stringContaining('changed by hand'),
  })
  expect(read('/etc/caddy/Caddyfile')).toBe('shop.example.in {\n}\n')
})

test('a file written by an earlier version is rewritten', () => {
  write('/etc/caddy/Caddyfile', '# Written by npm run install-service, which writes it again.\n')
  expect(install('mela.example.org').wrote).toContain('/etc/caddy/Caddyfile')
})

test.each(['guide.local', 'guide', 'mela.internal'])(
  '%s gets a certificate of Caddy’s own authority',
  name => {
    install(name)
    expect(read('/etc/caddy/Caddyfile')).toMatch(/^\ttls internal$/m)
  },
)

test.each(['a b', 'x{y', '-x.in', 'x;.in', '', 'http://x.in'])('%j is not a valid name', name =>
  expect(install(name)).toMatchObject({ status: 1, wrote: [] }),
)

test('nginx gets the given certificate; behind a proxy elsewhere the guide accepts its connections', () => {
  install('mela.example.org', 'nginx', '/c.pem', '/k.pem')
  expect(read('/etc/nginx/nginx.conf')).toContain('ssl_certificate /c.pem;')
  expect(read('/etc/nginx/nginx.conf')).toContain('ssl_certificate_key /k.pem;')
  expect(read('/etc/systemd/system/mela-guide.socket')).toContain('ListenStream=127.0.0.1:3000')
  expect(install('mela.example.org', 'none').wrote).toEqual(['/etc/systemd/system/mela-guide.socket'])
  expect(read('/etc/systemd/system/mela-guide.socket')).toContain('ListenStream=3000')
})

test('the command passes a setting on unchanged', () => {
  const reading = /^while [\s\S]*^done/m.exec(readFileSync('ops/mela-guide', 'utf8'))?.[0] ?? ''
  const value = 'postgresql://mela:a&b$c;d"e@host/x y'
  write('/settings', `# A comment\nDATABASE_URL=${value}\nQUOTED="${value}"`)
  const script = `set -eu\n${reading} < ${at('/settings')}\nprintf '%s\\n%s' "$DATABASE_URL" "$QUOTED"`
  const { stdout } = spawnSync('sh', ['-c', script.replace('done < /etc/mela-guide/environment', 'done')], {
    encoding: 'utf8',
  })
  expect(stdout).toBe(`${value}\n${value}`)
})
