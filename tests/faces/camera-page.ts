import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { buildApp } from '#kit/server/http/app.ts'
import { openBrowser } from '#tests/browser.ts'
import { motionJpeg } from './pictures.ts'

/** The fake camera of the browser. */
export type FakeCamera = {
  /** Frames that the camera shows again and again; Chromium's own test picture without. */
  frames?: readonly Buffer[]
  /** Grants or denies the camera; the browser asks where nothing is set. */
  permission?: 'granted' | 'denied'
  /** No camera at all. */
  none?: boolean
  switches?: readonly string[]
  context?: BrowserContextOptions
}
/** One request as it reached the server: of the page, a worker or the service worker alike. */
export type Arrived = { method: string; url: string; headers: IncomingHttpHeaders }
export type CameraPage = {
  page: Page
  context: BrowserContext
  browser: Browser
  address: string
  arrived: Arrived[]
  stopServer(): Promise<void>
  close(): Promise<void>
}

/** The built site, served by the real server with its own headers, in a browser with that camera. */
export async function openCameraPage(camera: FakeCamera = {}): Promise<CameraPage> {
  const folder = mkdtempSync(join(tmpdir(), 'camera-'))
  const video = join(folder, 'camera.mjpeg')
  if (camera.frames) writeFileSync(video, motionJpeg(camera.frames))
  const { app } = await buildApp({
    settings: { dataDir: folder, trustedProxies: [], publicUrl: undefined, metricsToken: undefined },
    clock: Date.now,
    deviceKey: new Uint8Array(32),
    ready: async () => [],
  })
  const arrived: Arrived[] = []
  // On the server itself: pages and files from memory are answered before any hook of the framework.
  app.server.on('request', ({ method = '', url = '', headers }) => arrived.push({ method, url, headers }))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const browser = await openBrowser([
    `--use-fake-device-for-media-stream${camera.none ? '=device-count=0' : ''}`,
    ...(camera.frames ? [`--use-file-for-fake-video-capture=${video}`] : []),
    ...(camera.permission === 'denied' ? ['--use-fake-ui-for-media-stream=deny'] : []),
    ...(camera.switches ?? []),
  ])
  if (!browser) throw new Error('no browser')
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    permissions: camera.permission === 'granted' ? ['camera'] : [],
    ...camera.context,
  })
  // Chooses the language, since a first visit would ask for it.
  await context.addInitScript(
    () => localStorage.getItem('app-language') ?? localStorage.setItem('app-language', 'en'),
  )
  const page = await context.newPage()
  const close = async () => {
    await browser.close()
    await stopServer()
    rmSync(folder, { recursive: true, force: true })
  }
  const stopServer = async () => {
    app.server.closeAllConnections()
    await app.close()
  }
  return { page, context, browser, address, arrived, stopServer, close }
}
