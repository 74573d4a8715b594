import sharp from 'sharp'
import { encode } from 'uqr'

type Photographed = { width: number; height: number /** Degrees. */; turned: number }

/** A JPEG photo of a slip with this QR code, which fills about a third of the picture. */
export async function qrPicture(value: string, { width, height, turned }: Photographed): Promise<Buffer> {
  const { data, size } = encode(value, { ecc: 'M', border: 2 })
  const squares = data.flatMap((line, y) =>
    line.map((isDark, x) => (isDark ? `<rect x="${x}" y="${y}" width="1" height="1"/>` : '')),
  )
  const side = Math.round(Math.min(width, height) / 2)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}"
    shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/>${squares.join('')}</svg>`
  const code = await sharp(Buffer.from(svg)).rotate(turned, { background: '#fff' }).png().toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#8a7f70' } })
    .composite([{ input: code, gravity: 'centre' }])
    .jpeg()
    .toBuffer()
}
