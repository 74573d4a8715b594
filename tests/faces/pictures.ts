import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'

const folder = new URL('pictures/', import.meta.url)
export type PictureName =
  | 'face-grace-hopper'
  | 'face-eileen-collins'
  | 'face-photographer'
  | 'none-brick'
  | 'none-coffee'
  | 'none-rocket'
export const pictureNames = readdirSync(folder)
  .filter(file => file.endsWith('.jpg'))
  .map(file => file.replace('.jpg', '') as PictureName)

export const picture = (name: PictureName): Buffer => readFileSync(new URL(`${name}.jpg`, folder))

/** Pictures on a larger, plain background, for faces that are small, at the edge, or two. */
export function placed(
  size: { width: number; height: number },
  faces: { name: PictureName; x: number; y: number; height: number }[],
): Promise<Buffer> {
  const inputs = Promise.all(
    faces.map(async ({ name, x, y, height }) => ({
      input: await sharp(picture(name))
        .resize({ height: Math.round(height) })
        .toBuffer(),
      left: Math.round(x),
      top: Math.round(y),
    })),
  )
  const ground = sharp({ create: { ...size, channels: 3, background: '#8a8f93' } })
  return inputs.then(list => ground.composite(list).jpeg({ quality: 90 }).toBuffer())
}

/** A face that moves once around the picture, close as in a selfie, as video frames. */
export async function movingFace(
  count: number,
  size = { width: 640, height: 480 },
  name: PictureName = 'face-grace-hopper',
): Promise<Buffer[]> {
  const room = 1.25
  const wide = await sharp(picture(name))
    .resize({ width: Math.round(size.width * room) })
    .toBuffer({ resolveWithObject: true })
  const [spareX, spareY] = [
    wide.info.width - size.width,
    Math.min(wide.info.height, size.height * 1.6) - size.height,
  ]
  return Promise.all(
    Array.from({ length: count }, (_, i) => {
      const angle = (2 * Math.PI * i) / count
      const left = Math.round((spareX * (1 + Math.cos(angle))) / 2)
      const top = Math.round((spareY * (1 + Math.sin(angle))) / 2)
      return sharp(wide.data)
        .extract({ left, top, ...size })
        .jpeg({ quality: 85 })
        .toBuffer()
    }),
  )
}

/** A file for Chromium's fake camera: concatenated JPEGs are a Motion JPEG video. */
export const motionJpeg = (frames: readonly Buffer[]): Buffer => Buffer.concat(frames)
