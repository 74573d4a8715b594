import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, journey } from '#tests/journey.ts'

journey('no other site can show the guide in a frame', async ({ phone, guide }) => {
  const other = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<iframe id="x" src="${guide.url}/admin"></iframe>`)
  })
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  const { page } = await phone()
  await page.goto(`http://localhost:${(other.address() as AddressInfo).port}/`)
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
  other.closeAllConnections()
  other.close()
})
