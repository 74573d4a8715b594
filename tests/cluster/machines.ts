import { join } from 'node:path'
import { environmentOf } from '../bucket-server.ts'
import { makeDataFolder, removeDataFolder } from '../data-folder.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { freePorts, type Running } from './process-group.ts'
import { type ProxyName, startProxy } from './proxy-config.ts'

/** Guides as if on separate machines, each with its own DATA_DIR and port, on one database and one store, behind a proxy. */
export type Machines = {
  /** The address of the proxy. */
  url: string
  guides: readonly Machine[]
  stop: () => Promise<void>
}
export type Machine = {
  readonly url: string
  readonly server: ServerProcess
  /** Stops it and starts it again on the same port, as after a system update. */
  restart: () => Promise<void>
}

type Shared = {
  folder: string
  databaseUrl: string
  bucket: { settings: Parameters<typeof environmentOf>[0] }
  env?: Record<string, string>
}

export async function openMachines(proxy: ProxyName, shared: Shared, count = 2): Promise<Machines> {
  const [port = 0, ...ports] = await freePorts(1 + count)
  const guides: (Machine & { end: () => Promise<void> })[] = []
  let front: Running | undefined
  const stop = async () => {
    await front?.end()
    await Promise.all(guides.map(guide => guide.end()))
  }
  try {
    // One after another, because the first one creates the tables.
    for (const each of ports) guides.push(await openMachine(each, shared))
    front = await startProxy(proxy, { folder: shared.folder, port, guides: ports })
    return { url: `http://127.0.0.1:${port}`, guides, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function openMachine(port: number, { databaseUrl, bucket, env }: Shared) {
  const dataDir = makeDataFolder()
  const settings = {
    env: {
      PORT: String(port),
      TRUSTED_PROXY: 'loopback',
      NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
      DATABASE_URL: databaseUrl,
      ...environmentOf(bucket.settings),
      ...env,
    },
  }
  const start = async () => {
    const server = await startServer(dataDir, settings)
    if (!server.url) throw new Error(`A machine did not start: ${server.stderr()}`)
    return server
  }
  let server = await start()
  const end = async () => {
    server.kill('SIGTERM')
    await server.ended
  }
  return {
    url: server.url,
    get server() {
      return server
    },
    async restart() {
      await end()
      server = await start()
    },
    async end() {
      await end()
      removeDataFolder(dataDir)
    },
  }
}
