import { mkdirSync, statSync } from 'node:fs'
import { heading } from './caddyfile.ts'
import { environmentFile } from './environment.ts'
import type { Machine, Step } from './machine.ts'
import { copyRelease } from './release.ts'
import { serviceSteps } from './services.ts'
import { publicUrlOf, type Site } from './site.ts'
import { command, guideSlice, guideSocket, guideUnit, places, proxyDropIn } from './units.ts'

export type ProxyFile = {
  name: 'caddy' | 'nginx'
  /** Its configuration: path and text. */
  path: string
  text: string
}
/** `proxy`: undefined where the proxy stands on another machine. */
export type Plan = { site: Site; proxy: ProxyFile | undefined }

/** What has to be done on a machine, in order. */
export function installationSteps(machine: Machine, { site, proxy }: Plan): Step[] {
  const { user, root, environment } = places
  const changed = new Set<string>()
  const file = (path: string, text: () => string, mode = 0o644): Step => ({
    says: `writes ${path}`,
    isDone: () => machine.read(path) === text() && (statSync(machine.at(path)).mode & 0o777) === mode,
    apply: () => {
      machine.write(path, text(), mode)
      changed.add(path)
    },
  })
  const unit = '/etc/systemd/system/mela-guide.service'
  const socket = '/etc/systemd/system/mela-guide.socket'
  const dropIn = `/etc/systemd/system/${proxy?.name}.service.d/mela-guide.conf`
  const packages = [...(proxy ? [proxy.name] : []), 'npm']
  return [
    {
      says: `installs the packages ${packages.join(' and ')}`,
      isDone: () => packages.every(name => machine.exists(`/usr/${name === 'nginx' ? 's' : ''}bin/${name}`)),
      apply: () => {
        machine.run('apt-get', 'update', '-q')
        machine.run('apt-get', 'install', '-q', '-y', '--no-install-recommends', ...packages)
      },
    },
    {
      says: `makes the user ${user}`,
      isDone: () => new RegExp(`^${user}:`, 'm').test(machine.read('/etc/passwd') ?? ''),
      apply: () =>
        machine.run(
          'useradd',
          '--system',
          '--user-group',
          '--home-dir',
          `${root}/data`,
          '--shell',
          '/usr/sbin/nologin',
          user,
        ),
    },
    ...['data', 'backups'].map(name => ({
      says: `makes ${root}/${name}, for ${user} alone`,
      isDone: () => machine.exists(`${root}/${name}`),
      apply: () => {
        mkdirSync(machine.at(root), { recursive: true, mode: 0o755 })
        machine.run('install', '-d', '-m', '0700', '-o', user, '-g', user, machine.at(`${root}/${name}`))
      },
    })),
    {
      says: `copies this version to ${root}/releases and makes ${root}/current lead there`,
      // A later version is brought by the update, which can go back.
      isDone: () => machine.exists(`${root}/current`),
      apply: () => copyRelease(machine, root),
    },
    file(environment, () => environmentFile(machine.read(environment), publicUrlOf(site), !proxy), 0o600),
    file(unit, () => guideUnit),
    file(socket, () => (proxy ? guideSocket : guideSocket.replace('127.0.0.1:', ''))),
    file('/etc/systemd/system/mela-guide.slice', () => guideSlice),
    file('/usr/local/bin/mela-guide', () => command, 0o755),
    ...(proxy
      ? [
          file(dropIn, () => proxyDropIn),
          {
            ...file(proxy.path, () => proxy.text),
            apply: () => {
              refuseForeign(machine, proxy)
              machine.write(proxy.path, proxy.text, 0o644)
              changed.add(proxy.path)
            },
          },
        ]
      : []),
    ...serviceSteps(machine, changed, [
      { name: 'mela-guide.socket', files: [socket], wantedBy: 'sockets.target' },
      { name: 'mela-guide.service', files: [environment, unit] },
      ...(proxy ? [{ name: `${proxy.name}.service`, files: [proxy.path, dropIn] }] : []),
    ]),
  ]
}

/** Another site's configuration is not overwritten: only our own and the one that the package brought. */
function refuseForeign(machine: Machine, { name, path }: ProxyFile): void {
  const before = machine.read(path)
  if (before === undefined || before.startsWith(heading)) return
  const [sum] = machine.run('md5sum', machine.at(path)).split(' ')
  // The package that brought the file knows its checksum; it may have another name (nginx-common).
  const known = machine
    .run(
      'sh',
      '-c',
      `dpkg-query --show --showformat='$'{Conffiles} "$(dpkg-query --search ${path} | cut -d: -f1)" 2>&1 || true`,
    )
    .match(new RegExp(`^ ${path} ([0-9a-f]{32})`, 'm'))?.[1]
  if (known !== sum)
    throw new Error(
      `${path} was changed by hand. Move it away and run this again, or add what --print ${name} prints to it yourself.`,
    )
}
