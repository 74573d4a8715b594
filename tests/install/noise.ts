import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** A photo of about this many bytes: noise, which cannot be compressed. */
export async function noise(bytes: number): Promise<Buffer> {
  const side = Math.ceil(Math.sqrt(bytes / 3))
  const raw = { width: side, height: side, channels: 3 as const }
  return sharp(randomBytes(side * side * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer()
}
