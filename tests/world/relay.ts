import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'
import type { PoolConfig } from 'pg'

/** A way to PostgreSQL by TCP, such as a network or HAProxy makes it. */
export type Relay = {
  /** Where it listens on 127.0.0.1. */
  port: number
  /** Where connections that come from now on lead. */
  leadTo: (database: PoolConfig) => void
  /** Passes nothing on any more on the connections of now, and closes none: the machine behind them is gone without a word. */
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
