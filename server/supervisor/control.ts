import { chmodSync, rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'

/** Where the supervisor of a data folder is reached; only its own user and root may connect. */
export const controlSocket = (dataDir: string): string => join(dataDir, 'supervisor.sock')

/** What is asked, one line of JSON. `watch`: seconds for which the new version is watched. */
const request = z.strictObject({
  release: z.string().check(z.minLength(1)),
  watch: z._default(z.number().check(z.minimum(0), z.maximum(600)), 30),
})
export type UpdateRequest = z.input<typeof request>
/**
 * What is answered, one line of JSON each: sentences about the progress, then one of the other two. `supervisor`: the release
 * that the supervisor itself was started from. It starts every server process with the Node of that release, also of later
 * versions, so its folder must stay.
 */
export type UpdateAnswer = { say: string } | { done: true; supervisor: string } | { failed: string }

export type Update = (
  asked: z.output<typeof request>,
  say: (line: string) => void,
  isWanted: () => boolean,
) => Promise<void>

/** Listens for updates, one at a time. `supervisor`: the release that runs this. */
export async function openControl(dataDir: string, supervisor: string, update: Update): Promise<Server> {
  const path = controlSocket(dataDir)
  // The supervisor before may have been killed. Two cannot run: they would need the same port.
  rmSync(path, { force: true })
  let busy = false
  const server = createServer(socket => {
    const answer = (line: UpdateAnswer) => void socket.write(`${JSON.stringify(line)}\n`)
    socket.on('error', () => {})
    createInterface({ input: socket }).once('line', async line => {
      if (busy) return end(socket, { failed: 'Another update is running.' })
      busy = true
      try {
        const asked = request.parse(JSON.parse(line))
        await update(
          asked,
          text => answer({ say: text }),
          () => !socket.destroyed && !socket.readableEnded,
        )
        end(socket, { done: true, supervisor })
      } catch (error) {
        end(socket, { failed: (error as Error).message })
      } finally {
        busy = false
      }
    })
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve))
  chmodSync(path, 0o600)
  return server
}

function end(socket: Socket, answer: UpdateAnswer) {
  socket.end(`${JSON.stringify(answer)}\n`)
}
