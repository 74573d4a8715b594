import type { Page } from '@playwright/test'
import { expect, journey } from '#tests/journey.ts'

/** Collects what a page's policy blocks from now on, and every dialog that a script opens. */
async function watch(page: Page) {
  const stopped: string[] = []
  const ran: string[] = []
  await page.exposeFunction('policyStopped', (what: string) => stopped.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      // biome-ignore lint/suspicious/noExplicitAny: put there by the test
      ;(window as any).policyStopped(event.effectiveDirective)
    })
  })
  page.on('dialog', dialog => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  return { stopped, ran }
}

journey(
  'script injected into a page does not run; camera pictures, workers and WebAssembly do',
  async ({ phone }) => {
    const { page, open } = await phone()
    const { stopped, ran } = await watch(page)
    await open('/')
    expect(stopped).toEqual([])
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
      const worker = new Worker(
        URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' })),
      )
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
      await expect.poll(() => stopped).toContain(directive)
    expect(ran).toEqual([])
  },
)
