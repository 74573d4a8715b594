import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/** JPEG files in a folder of their own, as phones send them: each shows another part of one made-up scene of light and shade. */
export type Pictures = { paths: readonly string[]; remove: () => void }

const side = { width: 1600, height: 1200 }

/** `count` different pictures of 1600 x 1200 pixels, some 250 kB each. */
export async function makePictures(count: number): Promise<Pictures> {
  const folder = mkdtempSync(join(tmpdir(), 'mela-pictures-'))
  const scene = await makeScene(side.width + 16 * count, side.height)
  const paths: string[] = []
  for (let n = 0; n < count; n += 1) {
    const path = join(folder, `${n}.jpg`)
    writeFileSync(
      path,
      await sharp(scene)
        .extract({ left: 16 * n, top: 0, ...side })
        .jpeg({ quality: 85 })
        .toBuffer(),
    )
    paths.push(path)
  }
  return { paths, remove: () => rmSync(folder, { recursive: true }) }
}

/** Noise at two scales: large soft shapes, and fine grain over them. */
async function makeScene(width: number, height: number): Promise<Buffer> {
  const noise = (w: number, h: number) =>
    sharp(randomBytes(w * h * 3), { raw: { width: w, height: h, channels: 3 } })
  const grain = await noise(width, height).blur(1).png({ compressionLevel: 1 }).toBuffer()
  return noise(Math.ceil(width / 40), Math.ceil(height / 40))
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}
