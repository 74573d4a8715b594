import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect } from 'vitest'
import { journey, whenIdle } from '#tests/browser.ts'
import { hostileFiles, talkative } from '#tests/photos/corpus.ts'
import { browser, browserForAll } from '#tests/world/fixture.ts'
import { openWorld, type World } from '#tests/world/world.ts'

let world: World
browserForAll()
beforeAll(async () => {
  world = await openWorld({ pages: true })
})
afterAll(async () => {
  await world.close()
})

/** A page that remembers what its policy stopped and every dialog that a script opened. */
async function openPage() {
  if (!browser) throw new Error('There is no browser.')
  const page = await browser.newPage()
  const stopped: string[] = []
  const ran: string[] = []
  await page.exposeFunction('policyStopped', (what: string) => stopped.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      // biome-ignore lint/suspicious/noExplicitAny: put there by the test
      ;(window as any).policyStopped(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  page.on('dialog', dialog => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  return { page, stopped, ran }
}

journey('every page works within its content security policy', async () => {
  const { page, stopped } = await openPage()
  const routes = world.context.pages.routes
  expect(routes.length, 'built pages').toBeGreaterThan(10)
  for (const route of routes) {
    await page.goto(world.url + route)
    await page.waitForLoadState('load')
  }
  await whenIdle(page)
  expect(stopped).toEqual([])
  await page.close()
})

journey('script that gets into a page does not run', async () => {
  const { page, stopped, ran } = await openPage()
  await page.goto(world.url)
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="/none" onerror="alert(1)"><a id="x" href="javascript:alert(2)">x</a>',
    )
    const script = document.createElement('script')
    script.textContent = 'alert(3)'
    document.body.append(script)
    const foreign = document.createElement('script')
    foreign.src = 'https://evil.example/x.js'
    document.body.append(foreign)
    document.body.insertAdjacentHTML(
      'beforeend',
      '<iframe src="https://evil.example/"></iframe><object data="https://evil.example/"></object>',
    )
    document.querySelector<HTMLAnchorElement>('#x')?.click()
  })
  for (const directive of ['script-src-attr', 'script-src-elem', 'frame-src', 'object-src'])
    await expect.poll(() => stopped.map(what => what.split(' ')[0])).toContain(directive)
  await whenIdle(page)
  expect(ran).toEqual([])
  await page.close()
})

journey('camera pictures, workers and WebAssembly work under the policy, eval does not', async () => {
  const { page } = await openPage()
  await page.goto(world.url)
  const found = await page.evaluate(async () => {
    const wasm = await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
      () => true,
      () => false,
    )
    const canvas = document.createElement('canvas')
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve))
    const picture = new Image()
    const shown = new Promise(resolve => {
      picture.onload = () => resolve(true)
      picture.onerror = () => resolve(false)
    })
    picture.src = URL.createObjectURL(blob as Blob)
    const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' })))
    const worked = new Promise(resolve => {
      worker.onmessage = () => resolve(true)
      worker.onerror = () => resolve(false)
    })
    let evaluated = true
    try {
      // biome-ignore lint/security/noGlobalEval: must not work
      eval('1')
    } catch {
      evaluated = false
    }
    return { wasm, picture: await shown, worker: await worked, evaluated }
  })
  expect(found).toEqual({ wasm: true, picture: true, worker: true, evaluated: false })
  await page.close()
})

journey('no other site shows the guide in a frame', async () => {
  const other = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<iframe id="x" src="${world.url}/admin"></iframe>`)
  })
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  const { page } = await openPage()
  await page.goto(`http://localhost:${(other.address() as AddressInfo).port}/`)
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
  await page.close()
  other.closeAllConnections()
  other.close()
})

journey('a stored photo is a picture and nothing else, whatever was sent', async () => {
  const { page, ran } = await openPage()
  const { storage, photos } = world.context
  const hash = '0'.repeat(32)
  photos.onServe(async asked => asked === hash || undefined)
  // As if a file had fooled the decoder and its bytes were kept as they came.
  const html = (await hostileFiles()).find(({ name }) => name === 'html')
  await storage.put(`photos/00/${hash}-320.webp`, html?.bytes ?? Buffer.alloc(0), 'image/webp')
  await storage.put(`photos/00/${hash}-800.webp`, await talkative(), 'image/webp')
  for (const size of [320, 800])
    expect((await page.goto(`${world.url}/photos/${hash}/${size}.webp`))?.status()).toBe(200)
  // Another page comes after whatever the files' pages would have started.
  await page.goto('about:blank')
  expect(ran).toEqual([])
  await page.close()
})
