import { defineCommand } from '../command.ts'

export const command = defineCommand({
  usage: '',
  about:
    'Says whether the server of this machine is ready for visitors: exit code 0 or 1. For a health check.',
  options: {},
  words: [0, 0],
  async run({ say }) {
    const port = process.env.PORT || 3000
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    say(isReady ? 'ready' : `No guide is ready at port ${port}.`)
    return isReady ? 0 : 1
  },
})
