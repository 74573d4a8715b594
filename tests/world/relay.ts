import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'
import type { PoolConfig } from 'pg'

/** A TCP route to PostgreSQL, like a network or HAProxy. */
export type Relay = {
  /** Where it listens on 127.0.0.1. */
  port: number
  /** Sets where new connections lead. */
  leadTo: (database: PoolConfig) => void
  /** Stops passing data on the present connections without closing them, like a machine that disappears. */
  fallSilent: () => void
  close: () => Promise<void>
}

/** Opens a relay that leads to the socket of a database. */
export async function openRelay(database: PoolConfig): Promise<Relay> {
  const socketOf = ({ host = '', port = 5432 }: PoolConfig): NetConnectOpts => ({
    path: `${host}/.s.PGSQL.${port}`,
  })
  let target = socketOf(database)
  const sockets = new Set<Socket>()
  const silent = new WeakSet<Socket>()
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', piece => silent.has(from) || to.write(piece))
    from.on('error', () => {})
    from.on('close', () => {
      sockets.delete(from)
      if (!silent.has(from)) to.destroy()
    })
  }
  const server = createServer(near => {
    const far = connect(target)
    pass(near, far)
    pass(far, near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(other) {
      target = socketOf(other)
    },
    fallSilent() {
      for (const socket of sockets) silent.add(socket)
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
