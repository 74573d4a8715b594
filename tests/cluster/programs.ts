import { accessSync, readFileSync } from 'node:fs'

/** The programs of the cluster, of Debian 12's packages. */
export const programs = {
  etcd: '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  haproxy: '/usr/sbin/haproxy',
  nginx: '/usr/sbin/nginx',
  pgbouncer: '/usr/sbin/pgbouncer',
  swift: '/usr/bin/swift-proxy-server',
  postgres: '/usr/lib/postgresql/15/bin/postgres',
} as const
export type Program = keyof typeof programs

const packages: Record<Program, string> = {
  etcd: 'etcd-server',
  patroni: 'patroni python3-etcd',
  haproxy: 'haproxy',
  nginx: 'nginx-light',
  pgbouncer: 'pgbouncer',
  swift: 'swift-proxy swift-account swift-container swift-object',
  postgres: 'postgresql-15',
}

const ofCluster: readonly Program[] = ['etcd', 'patroni', 'haproxy', 'pgbouncer', 'postgres']

/** What to install where one of these programs is missing, as a sentence; undefined where all are there. */
export function missingPrograms(needed = ofCluster): string | undefined {
  const missing = needed.filter(name => {
    try {
      accessSync(programs[name])
      return false
    } catch {
      return true
    }
  })
  if (missing.length === 0) return undefined
  return `${missing.join(', ')} not installed (Debian 12: apt-get install -y ${missing.map(name => packages[name]).join(' ')})`
}

/** PostgreSQL and PgBouncer refuse root: then they run as Debian's user postgres, else as whoever started this. */
export function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(text => text.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid) throw new Error('Root needs a user postgres to run PostgreSQL as.')
  return { uid: Number(uid), gid: Number(gid) }
}
