import { type HttpConnection, openConnection } from '../http-connection.ts'
import type { ServerProcess } from '../server-process.ts'
import { withEachAlone } from './children.ts'

/** Connections that stay open, two to each server process. */
export type Connections = {
  /** Requests a path on one connection after another; returns the status of each answer, 0 if the connection was closed. */
  read: (path: string) => Promise<number[]>
  close: () => void
}

export async function connectToEach(server: Pick<ServerProcess, 'pid' | 'url'>): Promise<Connections> {
  const port = Number(new URL(server.url).port)
  const opened = await withEachAlone(server.pid, () => Promise.all([openReader(port), openReader(port)]))
  const reads = opened.flat()
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

async function openReader(
  port: number,
): Promise<((path: string) => Promise<number>) & { connection: HttpConnection }> {
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
  // Answered by the process that has accepted the connection.
  await read('/healthz')
  return Object.assign(read, { connection })
}
