import { readdirSync, readlinkSync } from 'node:fs'
import { type HttpConnection, openConnection } from '../http-connection.ts'
import type { ServerProcess } from '../server-process.ts'
import { childrenOf } from './children.ts'

/** Connections that stay open, at least two to each server process. */
export type Connections = {
  /** Asks for a path on one connection after the other; the status of each answer, 0 where a connection was closed. */
  read: (path: string) => Promise<number[]>
  close: () => void
}

export async function connectToEach(server: Pick<ServerProcess, 'pid' | 'url'>): Promise<Connections> {
  const port = Number(new URL(server.url).port)
  const before = new Map(childrenOf(server.pid).map(pid => [pid, sockets(pid)]))
  const reads: (((path: string) => Promise<number>) & { connection: HttpConnection })[] = []
  // The system gives a new connection to whichever process takes it first.
  while ([...before].some(([pid, count]) => sockets(pid) < count + 2)) {
    if (reads.length > 400) throw new Error('A server process took no connection.')
    reads.push(await openReader(port))
  }
  return {
    async read(path) {
      const statuses: number[] = []
      for (const read of reads) statuses.push(await read(path))
      return statuses
    },
    close() {
      for (const { connection } of reads) connection.close()
    },
  }
}

async function openReader(port: number) {
  const opened = Promise.withResolvers<void>()
  let answer = (_: number) => {}
  const connection = openConnection(port, {
    opened: opened.resolve,
    answered: status => answer(status),
    closed: () => answer(0),
  })
  await opened.promise
  const read = (path: string) =>
    new Promise<number>(resolve => {
      answer = resolve
      connection.send(`GET ${path} HTTP/1.1\r\nhost: guide\r\n\r\n`)
    })
  await read('/healthz')
  return Object.assign(read, { connection })
}

const sockets = (pid: number): number =>
  readdirSync(`/proc/${pid}/fd`).filter(fd => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`).startsWith('socket:')
    } catch {
      return false
    }
  }).length
