// @ts-expect-error the package comes without types
import heic from 'heic-decode'
import sharp, { type Sharp } from 'sharp'
import { type PhotoSize, photoSizes } from '#common/photo.ts'
import { sniff } from './sniff.ts'

/** A photo as it is kept: upright, without a word about where, when and by what it was taken. */
export type Shrunk = {
  /** Of the largest size. */
  width: number
  height: number
  sizes: Record<PhotoSize, Buffer>
}
/** The bytes are no picture that we read. */
export class NotAnImage extends Error {}

type HeicImage = {
  width: number
  height: number
  decode: () => Promise<{ width: number; height: number; data: Uint8ClampedArray }>
}
const readHeic: (input: { buffer: Uint8Array }) => Promise<HeicImage[] & { dispose: () => void }> = heic.all

// Full frames of 50 MP phones pass; a small file that unfolds to more does not.
const maxPixels = 52_000_000
const longestSide = 20_000
// Errors in the pixels stop, oddities that every phone writes do not.
const reading = { limitInputPixels: maxPixels, failOn: 'error', pages: 1, sequentialRead: true } as const
// Effort 2: 0.3 s of CPU for all three sizes of 12 megapixels, against 0.9 s at 4.
const writing = { quality: 78, effort: 2 } as const

// The library also reads SVG, PDF and more: everything is closed but what is opened here.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map(loader => `VipsForeignLoad${loader}Buffer`),
})
sharp.cache(false)
sharp.concurrency(1)

/** Makes the sizes of a photo. Only the pixels are used: what else the file carries is gone. Throws NotAnImage. */
export async function shrink(bytes: Buffer): Promise<Shrunk> {
  const format = sniff(bytes)
  if (!format) throw new NotAnImage('unknown first bytes')
  try {
    return await makeSizes(format === 'heic' ? await openHeic(bytes) : await openImage(bytes))
  } catch (error) {
    throw new NotAnImage(error instanceof Error ? error.message : String(error))
  }
}

async function openImage(bytes: Buffer): Promise<Sharp> {
  const { width, height } = await sharp(bytes, reading).metadata()
  expectSides(width, height)
  return sharp(bytes, reading).autoOrient()
}

async function openHeic(bytes: Buffer): Promise<Sharp> {
  const images = await readHeic({ buffer: bytes })
  try {
    const [first] = images
    if (!first) throw new Error('no image inside')
    expectSides(first.width, first.height)
    // Already upright: the decoder applies the file's own rotation.
    const { width, height, data } = await first.decode()
    return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
      raw: { width, height, channels: 4 },
    })
  } finally {
    images.dispose()
  }
}

function expectSides(width: number, height: number): void {
  if (width > longestSide || height > longestSide || width * height > maxPixels)
    throw new Error('too many pixels')
}

// Each size is made of the one before it, which is several times cheaper than decoding three times.
async function makeSizes(image: Sharp): Promise<Shrunk> {
  const [largest, ...smaller] = photoSizes
  let { data, info } = await pixels(image.flatten({ background: '#fff' }).toColourspace('srgb'), largest)
  const { width, height } = info
  const sizes: Partial<Record<PhotoSize, Buffer>> = { [largest]: await webp(data, info) }
  for (const size of smaller) {
    ;({ data, info } = await pixels(sharp(data, { raw: info }), size))
    sizes[size] = await webp(data, info)
  }
  return { width, height, sizes: sizes as Shrunk['sizes'] }
}

type Raw = { width: number; height: number; channels: 1 | 2 | 3 | 4 }
const pixels = (image: Sharp, size: number) =>
  image
    .resize(size, size, { fit: 'inside', withoutEnlargement: true })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
const webp = (data: Buffer, raw: Raw) => sharp(data, { raw }).webp(writing).toBuffer()
