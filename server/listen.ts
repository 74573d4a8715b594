import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '#kit/server/settings.ts'
import { StartError } from '#kit/server/start-error.ts'

// systemd opens the port and passes it as the first descriptor after stderr (sd_listen_fds(3)). Connections wait there while
// the guide restarts.
const handedOver = Number(process.env.LISTEN_FDS) > 0 ? { fd: 3 } : undefined

/** Throws StartError if the port is in use. Called first, so that an accidental second start does not touch the data folder. */
export async function refuseBusyPort({ port, host }: Settings) {
  if (port === 0 || handedOver) return
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) =>
      host === '::' && noIpv6(error) ? resolve() : reject(cannotListen(error, port, host)),
    )
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()))
  })
}

// Connections that the system completes before the server accepts them. With Node's default of 511, some of 4,000 phones that
// connect at once have to retry after 1, 3, 7 and 15 s. The system caps it at net.core.somaxconn.
const backlog = 4096

/** Listens and returns the address; on a machine without IPv6, `::` means every IPv4 address. */
export async function listen(app: FastifyInstance, { port, host }: Settings): Promise<string> {
  const { level } = app.log
  // `printAddress` tells the operator where the guide is open; Fastify would log each address beside it.
  app.log.level = 'warn'
  try {
    return await app.listen({ port, host, backlog, ...handedOver })
  } catch (error) {
    if (host !== '::' || !noIpv6(error)) throw cannotListen(error as NodeJS.ErrnoException, port, host)
    return await app.listen({ port, host: '0.0.0.0', backlog })
  } finally {
    app.log.level = level
  }
}
const noIpv6 = (error: unknown) =>
  ['EAFNOSUPPORT', 'EADDRNOTAVAIL'].includes((error as NodeJS.ErrnoException).code ?? '')
function cannotListen({ code, message }: NodeJS.ErrnoException, port: number, host: string): StartError {
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is in use: set PORT to another one, or stop what uses it.`)
  if (code === 'EACCES') return new StartError(`Port ${port} needs more rights: set PORT to 1024 or more.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST ${host} is not an address of this machine.`)
  return new StartError(`The server cannot listen on ${host} port ${port}: ${message}.`)
}
