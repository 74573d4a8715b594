import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { programPath, unprivileged } from '../programs.ts'
import { startHaproxy } from './haproxy.ts'
import { type Node, patroniNode, superuser } from './patroni.ts'
import { freePorts, type Running, run, until } from './process-group.ts'

/** Three nodes of PostgreSQL under Patroni, with etcd, behind HAProxy, all on loopback. */
export type Cluster = {
  /** `DATABASE_URL`: through HAProxy to the primary. */
  url: string
  nodes: readonly Node[]
  /** Resolves once a node is the primary; on a busy machine it may lose the lease for a moment. */
  primary: () => Promise<Node>
  /** Resolves once the primary has a standby that confirms every commit. */
  synchronous: () => Promise<Node>
  stop: () => Promise<void>
}

export async function openCluster(folder: string): Promise<Cluster> {
  mkdirSync(folder, { recursive: true })
  const owner = unprivileged()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const ports = await freePorts(9)
  const [etcdPort = 0, peerPort = 0, primaryPort = 0] = ports
  const nodes = [0, 1, 2].map(n =>
    patroniNode(folder, `node${n + 1}`, { pg: ports[3 + n] ?? 0, api: ports[6 + n] ?? 0, etcd: etcdPort }),
  )
  const parts: Running[] = []
  const stop = async () => {
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
      ]),
    )
    await until('a database was made', () => makeDatabase(primaryPort))
    const primary = () => until('a node is the primary', () => nodeAs('primary', nodes))
    const { user, password } = superuser
    return {
      url: `postgresql://${user}:${password}@127.0.0.1:${primaryPort}/mela`,
      nodes,
      primary,
      synchronous: () => until('a synchronous replica is there', () => nodeAs('synchronous', nodes)),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The node that currently has this role according to Patroni, if any. */
async function nodeAs(role: 'primary' | 'synchronous', nodes: readonly Node[]): Promise<Node | undefined> {
  for (const node of nodes) {
    const answer = await fetch(`http://127.0.0.1:${node.api}/${role}`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return node
  }
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
  programPath('etcd'),
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
