import { buildApp } from '#kit/server/http/app.ts'
import { makeDataFolder, removeDataFolder } from '../data-folder.ts'

type Options = Parameters<typeof buildApp>[0]
export type TestApp = Awaited<ReturnType<typeof openTestApp>>

/** The server's HTTP part without features, on which a test puts its own calls. */
export async function openTestApp({
  settings,
  ...options
}: Partial<Omit<Options, 'settings'>> & { settings?: Partial<Options['settings']> } = {}) {
  const folder = makeDataFolder()
  const built = await buildApp({
    settings: {
      ...{ dataDir: folder, trustedProxies: [], publicUrl: undefined, metricsToken: undefined },
      ...settings,
    },
    clock: Date.now,
    deviceKey: Buffer.alloc(32, 1),
    ready: async () => [],
    ...options,
  })
  return {
    ...built,
    /** Its DATA_DIR, which is removed when it closes. */
    folder,
    listen: () => built.app.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await built.app.close()
      removeDataFolder(folder)
    },
  }
}
