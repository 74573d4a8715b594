import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { controlSocket, type UpdateAnswer, type UpdateRequest } from '#server/supervisor/control.ts'

/**
 * Asks the supervisor of a data folder for an update, and passes on what it says. Resolves with the release that the supervisor
 * was started from; rejects if the version before stays.
 */
export async function askSupervisor(
  dataDir: string,
  asked: UpdateRequest,
  say: (line: string) => void,
): Promise<string> {
  const path = controlSocket(dataDir)
  const socket = connect(path)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', () =>
      reject(new Error(`No supervisor answers at ${path}: start the guide first (or set DATA_DIR).`)),
    )
  })
  socket.write(`${JSON.stringify(asked)}\n`)
  for await (const line of createInterface({ input: socket })) {
    const answer = JSON.parse(line) as UpdateAnswer
    if ('say' in answer) say(answer.say)
    else if ('failed' in answer) throw new Error(answer.failed)
    else return answer.supervisor
  }
  throw new Error('The supervisor ended in the middle of the update. Look at the log, and at `current`.')
}
