import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Whether a program can be started here; `ask`: the argument with which it says its version and ends. */
export const isInstalled = async (program: string, ask: string): Promise<boolean> => {
  const child = spawn(program, [ask], { stdio: 'ignore' })
  return new Promise(done => child.once('error', () => done(false)).once('exit', code => done(code === 0)))
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  server.close()
  await once(server, 'close')
  return port
}

export function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server does not listen')
  return address.port
}
