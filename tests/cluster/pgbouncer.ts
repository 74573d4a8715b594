import { chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePorts, type Running, run, until } from './process-group.ts'
import { programs, unprivileged } from './programs.ts'

export type PgBouncer = {
  /** DATABASE_URL through it. */
  url: string
  start: () => Promise<void>
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** PgBouncer in transaction mode before the database `mela` of a PostgreSQL; `folder` takes its files. */
export async function openPgBouncer(
  folder: string,
  server: { host: string; port: number; user: string; password: string },
): Promise<PgBouncer> {
  const [port = 0] = await freePorts(1)
  const users = join(folder, 'pgbouncer-users.txt')
  const config = join(folder, 'pgbouncer.ini')
  writeFileSync(users, `"${server.user}" "${server.password}"\n`)
  writeFileSync(
    config,
    `[databases]
mela = host=${server.host} port=${server.port} dbname=mela user=${server.user} password=${server.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = md5
auth_file = ${users}
pool_mode = transaction
max_client_conn = 500
default_pool_size = 20
server_login_retry = 1
server_check_delay = 5
`,
  )
  const owner = unprivileged()
  if (owner) for (const file of [users, config]) chownSync(file, owner.uid, owner.gid)
  const url = `postgresql://${server.user}:${server.password}@127.0.0.1:${port}/mela`
  let running: Running | undefined
  const answers = async () => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } finally {
      client.end().catch(() => {})
    }
  }
  const bouncer: PgBouncer = {
    url,
    async start() {
      running = run([programs.pgbouncer, config], join(folder, 'pgbouncer.log'))
      await until('PgBouncer answers', answers)
    },
    async stop(signal = 'SIGINT') {
      await running?.end(signal)
    },
  }
  await bouncer.start()
  return bouncer
}
