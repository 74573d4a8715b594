import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { startHaproxy } from './haproxy.ts'
import { type Node, patroniNode, superuser } from './patroni.ts'
import { openPgBouncer, type PgBouncer } from './pgbouncer.ts'
import { freePorts, type Running, run, until } from './process-group.ts'
import { programs, unprivileged } from './programs.ts'

/** Three nodes of PostgreSQL under Patroni, with etcd, HAProxy and PgBouncer before them, all on loopback. */
export type Cluster = {
  /** Through PgBouncer and HAProxy to the primary. */
  url: string
  /** Through HAProxy to a replica that is not more than 16 MB behind. */
  readUrl: string
  nodes: readonly Node[]
  bouncer: PgBouncer
  primary: () => Promise<Node>
  /** Resolves once the primary has another node that answers for every commit. */
  isSynchronous: () => Promise<void>
  stop: () => Promise<void>
}

export async function openCluster(folder: string): Promise<Cluster> {
  mkdirSync(folder, { recursive: true })
  const owner = unprivileged()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const ports = await freePorts(10)
  const [etcdPort = 0, peerPort = 0, primaryPort = 0, replicaPort = 0] = ports
  const nodes = [0, 1, 2].map(n =>
    patroniNode(folder, `node${n + 1}`, { pg: ports[4 + n] ?? 0, api: ports[7 + n] ?? 0, etcd: etcdPort }),
  )
  const parts: Running[] = []
  let bouncer: PgBouncer | undefined
  const stop = async () => {
    await bouncer?.stop('SIGTERM')
    await Promise.all(nodes.map(node => node.stop()))
    for (const part of parts.reverse()) await part.end()
  }
  try {
    parts.push(run(etcdCommand(folder, etcdPort, peerPort), join(folder, 'etcd.log')))
    const health = async () => (await fetch(`http://127.0.0.1:${etcdPort}/health`)).ok
    await until('etcd answers', health)
    for (const node of nodes) node.start()
    await until('every node of PostgreSQL runs', async () => {
      const found = await Promise.all(nodes.map(node => fetch(`http://127.0.0.1:${node.api}/health`)))
      return found.every(({ ok }) => ok)
    })
    parts.push(
      startHaproxy(folder, 'haproxy', [
        { name: 'primary', port: primaryPort, check: '/primary', servers: nodes },
        { name: 'replicas', port: replicaPort, check: '/replica?lag=16MB', servers: nodes },
      ]),
    )
    await until('a database was made', () => makeDatabase(primaryPort))
    bouncer = await openPgBouncer(folder, { host: '127.0.0.1', port: primaryPort, ...superuser })
    const primary = () => primaryOf(nodes)
    const { user, password } = superuser
    return {
      url: bouncer.url,
      readUrl: `postgresql://${user}:${password}@127.0.0.1:${replicaPort}/mela`,
      nodes,
      bouncer,
      primary,
      isSynchronous: () => until('a synchronous replica is there', () => hasSynchronous(nodes)),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function primaryOf(nodes: readonly Node[]): Promise<Node> {
  for (const node of nodes) {
    const answer = await fetch(`http://127.0.0.1:${node.api}/primary`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return node
  }
  throw new Error('No node is the primary now.')
}

async function hasSynchronous(nodes: readonly Node[]): Promise<boolean> {
  for (const node of nodes) {
    const answer = await fetch(`http://127.0.0.1:${node.api}/synchronous`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return true
  }
  return false
}

async function makeDatabase(port: number): Promise<boolean> {
  const client = new Client({ host: '127.0.0.1', port, database: 'postgres', ...superuser })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('create database mela')
  } catch (error) {
    if ((error as { code?: string }).code !== '42P04') throw error
  } finally {
    client.end().catch(() => {})
  }
  return true
}

const etcdCommand = (folder: string, port: number, peer: number) => [
  programs.etcd,
  ...['--name', 'etcd', '--data-dir', join(folder, 'etcd')],
  ...[
    '--listen-client-urls',
    `http://127.0.0.1:${port}`,
    '--advertise-client-urls',
    `http://127.0.0.1:${port}`,
  ],
  ...[
    '--listen-peer-urls',
    `http://127.0.0.1:${peer}`,
    '--initial-advertise-peer-urls',
    `http://127.0.0.1:${peer}`,
  ],
  ...['--initial-cluster', `etcd=http://127.0.0.1:${peer}`],
]
