import { readSettings } from '#kit/server/settings.ts'

/** Whether the server of this machine is ready for visitors: exit code 0 or 1. For the health check of a container. */
const { port } = readSettings(process.env)
const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
  ({ ok }) => ok,
  () => false,
)
process.exitCode = isReady ? 0 : 1
