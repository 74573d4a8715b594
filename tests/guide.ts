import { makeDataFolder, removeDataFolder } from './data-folder.ts'
import { startServer } from './server-process.ts'

/**
 * The whole guide as `npm start` opens it, with its starter content, on its own port and data folder. `checkout`: the folder of
 * another version of the guide, installed and built.
 */
export async function openGuide(
  env: Record<string, string> = {},
  checkout?: string,
): Promise<{ url: string; dataDir: string; close: () => Promise<void> }> {
  const dataDir = makeDataFolder()
  // No request leaves the machine, because the weather source is a closed port.
  const closed = { OPENWEATHER_API_KEY: 'none', OPENWEATHER_BASE_URL: 'http://127.0.0.1:9' }
  const server = await startServer(dataDir, {
    env: { ...closed, ...env },
    ...(checkout && { cwd: checkout }),
  })
  if (!server.url) throw new Error(`the guide did not open: ${server.stderr()}`)
  return {
    url: server.url,
    dataDir,
    close: async () => {
      server.kill('SIGTERM')
      await server.ended
      removeDataFolder(dataDir)
    },
  }
}
