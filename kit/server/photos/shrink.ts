// @ts-expect-error the package comes without types
import heic from 'heic-decode'
import sharp, { type Sharp } from 'sharp'
import { type PhotoSize, photoSizes } from '#common/photo.ts'
import { photoFormat } from '#common/photo-format.ts'

/** A resized photo: upright, without metadata. */
export type Shrunk = {
  /** Of the largest size. */
  width: number
  height: number
  sizes: Record<PhotoSize, Buffer>
}
/** The bytes are not an image of a supported format. */
export class NotAnImage extends Error {}
/** It is an image, but larger than any that is decoded. */
export class TooManyPixels extends NotAnImage {}

type HeicImage = {
  width: number
  height: number
  decode: () => Promise<{ width: number; height: number; data: Uint8ClampedArray }>
}
const readHeic: (input: { buffer: Uint8Array }) => Promise<HeicImage[] & { dispose: () => void }> = heic.all

// Photos of 50 MP cameras pass; decompression bombs do not. Cameras write JPEG or HEIC; other formats come from screens and apps,
// where 25 MP are a screenshot of fifteen pages. AVIF takes the most memory: of 25 MP more than the largest JPEG, from 1,400 bytes.
const maxPixels = 52_000_000
const maxPixelsOf = { jpeg: maxPixels, heic: maxPixels, png: 25e6, gif: 25e6, webp: 25e6, avif: 13e6 }
const longestSide = 20_000
// Fail on broken pixels, not on warnings: many phones write slightly invalid files.
const reading = { limitInputPixels: maxPixels, failOn: 'error', pages: 1, sequentialRead: true } as const
// Effort 2: 0.3 s of CPU for all three sizes of 12 megapixels, against 0.9 s at 4.
const writing = { quality: 78, effort: 2 } as const

// sharp also reads SVG, PDF and more: block every loader but these.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map(loader => `VipsForeignLoad${loader}Buffer`),
})
sharp.cache(false)
sharp.concurrency(1)

/** Makes the sizes of a photo from its pixels; metadata is dropped. Throws NotAnImage. */
export async function shrink(bytes: Buffer): Promise<Shrunk> {
  const format = photoFormat(bytes)
  if (!format) throw new NotAnImage('unknown first bytes')
  try {
    return await makeSizes(
      format === 'heic' ? await openHeic(bytes) : await openImage(bytes, maxPixelsOf[format]),
    )
  } catch (error) {
    if (error instanceof NotAnImage) throw error
    throw new NotAnImage(error instanceof Error ? error.message : String(error))
  }
}

async function openImage(bytes: Buffer, most: number): Promise<Sharp> {
  // Only the header is read here, so that a picture above the limit is told from a broken one.
  const { width, height } = await sharp(bytes, { ...reading, limitInputPixels: false }).metadata()
  checkSides(width, height, most)
  return sharp(bytes, reading).autoOrient()
}

async function openHeic(bytes: Buffer): Promise<Sharp> {
  const images = await readHeic({ buffer: bytes })
  try {
    const [first] = images
    if (!first) throw new Error('no image inside')
    checkSides(first.width, first.height)
    // Already upright: the decoder applies the file's own rotation.
    const { width, height, data } = await first.decode()
    return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
      raw: { width, height, channels: 4 },
    })
  } finally {
    images.dispose()
  }
}

function checkSides(width: number, height: number, most = maxPixels): void {
  if (width > longestSide || height > longestSide || width * height > most)
    throw new TooManyPixels(`${width} by ${height} pixels`)
}

// Each size is made from the one before it, which is several times cheaper than decoding three times.
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
/** Photos stay far below this many bytes per pixel; noise, which does not compress well, is stored smaller. */
const mostPerPixel = 0.3
async function webp(data: Buffer, raw: Raw): Promise<Buffer> {
  const written = await sharp(data, { raw }).webp(writing).toBuffer()
  const isNoise = raw.width * raw.height > 50_000 && written.length > raw.width * raw.height * mostPerPixel
  return isNoise
    ? sharp(data, { raw })
        .blur(1)
        .webp({ ...writing, quality: 30 })
        .toBuffer()
    : written
}
