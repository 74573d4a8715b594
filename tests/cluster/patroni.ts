import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { programPath, unprivileged } from '../programs.ts'
import { type Running, run } from './process-group.ts'

export const superuser = { user: 'postgres', password: 'only-for-tests' }

/** One machine of the cluster: Patroni, which starts and watches its PostgreSQL. */
export type Node = {
  name: string
  port: number
  /** Patroni's own port, whose status codes say what role the node has. */
  api: number
  start: () => void
  /** Kills Patroni and PostgreSQL at once, like a power failure. */
  lose: () => Promise<void>
  stop: () => Promise<void>
}

/** Patroni reads JSON, because YAML includes it. */
export function patroniNode(
  folder: string,
  name: string,
  ports: { pg: number; api: number; etcd: number },
): Node {
  const home = join(folder, name)
  mkdirSync(home)
  const file = join(folder, `${name}.yml`)
  const local = (port: number) => `127.0.0.1:${port}`
  writeFileSync(
    file,
    JSON.stringify({
      scope: 'mela',
      name,
      restapi: { listen: local(ports.api), connect_address: local(ports.api) },
      etcd3: { hosts: [local(ports.etcd)] },
      bootstrap: {
        dcs: {
          ttl: 20,
          loop_wait: 2,
          retry_timeout: 5,
          // The primary confirms a commit once another node has it too; without a standby it does not write.
          synchronous_mode: true,
          synchronous_mode_strict: true,
          master_start_timeout: 0,
          postgresql: {
            use_pg_rewind: true,
            parameters: {
              max_connections: 120,
              wal_keep_size: '128MB',
              shared_buffers: '64MB',
              synchronous_commit: 'on',
            },
          },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
        pg_hba: ['host replication replicator 127.0.0.1/32 md5', 'host all all 127.0.0.1/32 md5'],
      },
      postgresql: {
        listen: local(ports.pg),
        connect_address: local(ports.pg),
        data_dir: join(home, 'data'),
        pgpass: join(home, 'pgpass'),
        bin_dir: dirname(programPath('postgres')),
        authentication: {
          superuser: { username: superuser.user, password: superuser.password },
          replication: { username: 'replicator', password: superuser.password },
          rewind: { username: 'rewinder', password: superuser.password },
        },
        parameters: { unix_socket_directories: home },
      },
    }),
  )
  const owner = unprivileged()
  if (owner) for (const path of [home, file]) chownSync(path, owner.uid, owner.gid)
  let running: Running | undefined
  return {
    name,
    port: ports.pg,
    api: ports.api,
    start() {
      running = run([programPath('patroni'), file], join(folder, `${name}.log`))
    },
    async lose() {
      await running?.end('SIGKILL')
    },
    async stop() {
      await running?.end()
    },
  }
}
