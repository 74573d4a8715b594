import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { caddyfile } from '../../scripts/install/caddyfile.ts'
import { environmentFile } from '../../scripts/install/environment.ts'
import { openMachine } from '../../scripts/install/machine.ts'
import { nginxConf } from '../../scripts/install/nginx-conf.ts'
import { defaultPorts, isHostName, isPublicName, publicUrlOf } from '../../scripts/install/site.ts'
import { installationSteps } from '../../scripts/install/steps.ts'

const site = { ...defaultPorts, name: 'mela.example.in' }

describe('the environment file', () => {
  const url = 'https://mela.example.in'
  test('names the public address, trusts the proxy of this machine and listens to it alone', () => {
    const text = environmentFile(undefined, url)
    for (const line of ['HOST=127.0.0.1', 'TRUSTED_PROXY=loopback', `PUBLIC_URL=${url}`])
      expect(text).toContain(`\n${line}\n`)
    expect(text).toMatch(/\nMETRICS_TOKEN=[0-9a-f]{48}\n/)
  })
  test('keeps what somebody changed in it, also its keys, when it is written again', () => {
    const changed = environmentFile(undefined, url).replace('PORT=3000', 'PORT=3005\nS3_BUCKET=mela')
    expect(environmentFile(changed, url)).toBe(changed)
    const moved = environmentFile(changed, 'https://other.example.in')
    expect(moved).toBe(changed.replace(url, 'https://other.example.in'))
  })
})

describe('the name of a site', () => {
  test.each([
    ['mela.example.in', true],
    ['guide.local', false],
    ['guide', false],
    ['192.168.1.7', false],
    ['mela.internal', false],
  ])('%s is certified by a public authority: %s', (name, expected) =>
    expect(isPublicName(name)).toBe(expected),
  )
  test.each(['a b', 'x{y', '-x.in', 'x;.in', '', 'http://x.in'])('%j is refused', name =>
    expect(isHostName(name)).toBe(false),
  )
  test('the public address has a port only where it is not the usual one', () => {
    expect(publicUrlOf(site)).toBe('https://mela.example.in')
    expect(publicUrlOf({ name: '::1', httpsPort: 8443 })).toBe('https://[::1]:8443')
  })
})

describe('the files of the proxies', () => {
  test('a public name gets a certificate from a public authority, another one from Caddy itself', () => {
    expect(caddyfile(site, [])).not.toContain('tls internal')
    expect(caddyfile({ ...site, name: 'guide.local' }, [])).toContain('tls internal')
  })
  test('nginx is not written without a certificate', () =>
    expect(() => nginxConf(site, [], { http3: false })).toThrow('--certificate'))
  test('nginx with HTTP/3 says so to browsers', () => {
    const certificate = { file: '/c', key: '/k' }
    const text = nginxConf({ ...site, certificate }, [], { http3: true })
    expect(text).toContain('listen 0.0.0.0:443 quic reuseport;')
    expect(text).toContain('add_header alt-svc')
  })
})

describe('the steps of an installation', () => {
  let root = ''
  const path = '/etc/caddy/Caddyfile'
  const write = (name: string, text = '') => {
    mkdirSync(join(root, dirname(name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  const plan = (text = caddyfile(site, [])) =>
    installationSteps(openMachine(root), { site, proxy: { name: 'caddy', path, text } })
  const files = (text?: string) => plan(text).filter(({ says }) => says.startsWith('writes'))
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'mela-root-'))
    for (const name of [
      '/usr/bin/caddy',
      '/usr/bin/npm',
      '/srv/mela-guide/current/x',
      '/srv/mela-guide/data/x',
      '/srv/mela-guide/backups/x',
    ])
      write(name)
    write('/etc/passwd', 'root:x:0:0::/root:/bin/sh\nmela-guide:x:990:990::/:/bin/false\n')
    write('/etc/systemd/system/multi-user.target.wants/mela-guide.service')
    write('/etc/systemd/system/sockets.target.wants/mela-guide.socket')
    write('/etc/systemd/system/multi-user.target.wants/caddy.service')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  test('write what is missing, and a second run finds nothing to do', () => {
    const missing = plan().filter(step => !step.isDone())
    expect(missing.map(({ says }) => says)).toEqual([
      'writes /etc/mela-guide/environment',
      'writes /etc/systemd/system/mela-guide.service',
      'writes /etc/systemd/system/mela-guide.socket',
      'writes /etc/systemd/system/mela-guide.slice',
      'writes /usr/local/bin/mela-guide',
      'writes /etc/systemd/system/caddy.service.d/mela-guide.conf',
      'writes /etc/caddy/Caddyfile',
    ])
    for (const step of missing) step.apply()
    expect(plan().filter(step => !step.isDone())).toEqual([])
  })
  test('the settings are for root alone, and get so again', () => {
    for (const step of files()) step.apply()
    const file = join(root, '/etc/mela-guide/environment')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    spawnSync('chmod', ['644', file])
    const [again] = files().filter(step => !step.isDone())
    again?.apply()
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })
  test('a proxy that somebody set up for another site stays as it is', () => {
    write(path, 'shop.example.in {\n}\n')
    const [step] = files().filter(({ says }) => says.endsWith('Caddyfile'))
    expect(() => step?.apply()).toThrow('was changed by hand')
    expect(readFileSync(join(root, path), 'utf8')).toBe('shop.example.in {\n}\n')
  })
  test('a file of our own is replaced when the site changes', () => {
    for (const step of files()) step.apply()
    const other = caddyfile({ ...site, name: 'other.example.in' }, [])
    for (const step of files(other).filter(each => !each.isDone())) step.apply()
    expect(readFileSync(join(root, path), 'utf8')).toBe(other)
  })
})
