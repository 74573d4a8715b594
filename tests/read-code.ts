import { createRequire } from 'node:module'
import type { Locator } from 'playwright-core'
import sharp from 'sharp'

// A CommonJS package: an import would put its function one level deeper than its types say.
const jsQr = createRequire(import.meta.url)('jsqr') as (
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
) => { data: string } | null

/** What a decoder reads from the QR code shown there. */
export async function readCode(code: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data
}
