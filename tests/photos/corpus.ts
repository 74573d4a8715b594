import { readFileSync } from 'node:fs'
import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

export type PhotoFile = { name: string; bytes: Buffer }
const file = (name: string, bytes: Buffer | string): PhotoFile => ({
  name,
  bytes: Buffer.from(bytes as string, 'latin1'),
})
const binary = (name: string, bytes: Buffer): PhotoFile => ({ name, bytes })

/** What phones write into a photo and nobody may read there. */
export const canary = 'CANARY-26.1205N-85.3912E'

/** Red, green over blue, yellow, so that its orientation is visible. */
export function quarters(width = 160, height = 120) {
  const part = (background: string, left: number, top: number) => ({
    input: { create: { width: width / 2, height: height / 2, channels: 3 as const, background } },
    left,
    top,
  })
  return sharp({ create: { width, height, channels: 3, background: '#000' } }).composite([
    part('#f00', 0, 0),
    part('#0f0', width / 2, 0),
    part('#00f', 0, height / 2),
    part('#ff0', width / 2, height / 2),
  ])
}
/** A JPEG unlike any other. */
export const newPhoto = (width = 160, height = 120): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer()
}

const fixed = (image: Sharp) =>
  image
    .png()
    .toBuffer()
    .then(png => sharp(png))
const jpeg = async (width?: number, height?: number) =>
  (await fixed(quarters(width, height))).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer()
export const phoneHeic = readFileSync(new URL('phone.heic', import.meta.url))

/** The same picture, rotated a quarter to the right by its file (a box `irot`), with EXIF that says it too. */
export function turnedHeic(): Buffer {
  const bytes = Buffer.from(phoneHeic)
  const startOf = (box: string) => bytes.indexOf(box) - 4
  const grow = (at: number, by: number) => bytes.writeUInt32BE(bytes.readUInt32BE(at) + by, at)
  const table = startOf('ipma')
  const end = table + bytes.readUInt32BE(table)
  // The picture's fifth property, after the others; it shifts the offsets at which the files begin.
  for (const box of ['meta', 'iprp']) grow(startOf(box), 10)
  grow(startOf('ipco'), 9)
  grow(table, 1)
  for (const item of [20, 38]) grow(startOf('iloc') + item, 10)
  bytes[table + 18] = 5
  const turn = Buffer.from('\0\0\0\x09irot\x03', 'latin1')
  return Buffer.concat([
    ...[bytes.subarray(0, table), turn, bytes.subarray(table, end)],
    ...[Buffer.from([0x85]), bytes.subarray(end)],
  ])
}

/** A JPEG from a phone that was held another way; `orientation` as in EXIF. */
export const rotated = async (orientation: number) =>
  (await fixed(quarters()))
    .withMetadata({ orientation })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()

/** A JPEG that says where, when and with what it was taken, in every place where metadata can be stored. */
export async function talkative(): Promise<Buffer> {
  const exif = await (await fixed(quarters()))
    .withExif({
      IFD0: { Make: canary, Model: canary, Artist: canary },
      IFD2: { BodySerialNumber: canary, MakerNote: canary, UserComment: canary },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 7/1 13/1', GPSMapDatum: canary },
    })
    .jpeg()
    .toBuffer()
  const segment = (marker: number, text: string) => {
    const body = Buffer.from(text, 'latin1')
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(body.length + 2, 2)
    return Buffer.concat([head, body])
  }
  const extra = [
    segment(
      0xe1,
      `http://ns.adobe.com/xap/1.0/\x00<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${canary}</a></x:xmpmeta>`,
    ),
    segment(
      0xed,
      `Photoshop 3.0\x008BIM\x04\x04\x00\x00\x00\x00\x00${String.fromCharCode(canary.length + 5)}\x1c\x02\x78\x00${String.fromCharCode(canary.length)}${canary}`,
    ),
    segment(0xfe, canary),
  ]
  return Buffer.concat([exif.subarray(0, 2), ...extra, exif.subarray(2), Buffer.from(`PK\x03\x04${canary}`)])
}

/** Pictures that every upload route accepts: all for the long suite, or one of each kind. */
export async function goodFiles(which: 'every' | 'some' = 'some'): Promise<PhotoFile[]> {
  const of = <T>(all: readonly T[], ...some: T[]) => (which === 'every' ? all : some)
  const image = await fixed(quarters())
  const files: PhotoFile[] = []
  const add = async (name: string, make: Promise<Buffer>) => files.push(binary(name, await make))
  for (const quality of of([1, 30, 60, 90, 100], 60)) {
    await add(`jpeg of quality ${quality}`, image.clone().jpeg({ quality }).toBuffer())
    await add(
      `progressive jpeg of quality ${quality}`,
      image.clone().jpeg({ quality, progressive: true }).toBuffer(),
    )
    await add(`webp of quality ${quality}`, image.clone().webp({ quality }).toBuffer())
  }
  for (const orientation of of([1, 2, 3, 4, 5, 6, 7, 8], 6))
    await add(`jpeg held way ${orientation}`, rotated(orientation))
  const sizes: [number, number][] = [
    [2, 2],
    [20, 4],
    [4, 20],
    [320, 320],
    [802, 800],
    [1600, 1200],
    [1602, 1200],
    [4000, 3000],
    [3000, 4000],
    [8160, 200],
  ]
  for (const [width, height] of of(sizes, [2, 2], [802, 800], [1602, 1200])) {
    await add(`jpeg of ${width} by ${height}`, jpeg(width, height))
    await add(`png of ${width} by ${height}`, quarters(width, height).png({ compressionLevel: 1 }).toBuffer())
  }
  for (const compressionLevel of of([0, 6, 9], 9))
    await add(`png packed ${compressionLevel}`, image.clone().png({ compressionLevel }).toBuffer())
  await add('interlaced png', image.clone().png({ progressive: true }).toBuffer())
  await add('palette png', image.clone().png({ palette: true }).toBuffer())
  await add('png of 16 bit', image.clone().toColourspace('rgb16').png().toBuffer())
  await add('grey png', image.clone().toColourspace('b-w').png().toBuffer())
  await add('grey jpeg', image.clone().toColourspace('b-w').jpeg().toBuffer())
  await add('transparent png', image.clone().ensureAlpha(0.5).png().toBuffer())
  await add('transparent webp', image.clone().ensureAlpha(0.5).webp().toBuffer())
  await add('lossless webp', image.clone().webp({ lossless: true }).toBuffer())
  await add('cmyk jpeg', image.clone().toColourspace('cmyk').jpeg().toBuffer())
  await add('jpeg with a colour profile', image.clone().withIccProfile('p3').jpeg().toBuffer())
  await add('gif', image.clone().gif().toBuffer())
  await add('gif of many frames', movingGif(which === 'every' ? 2000 : 20))
  await add('avif', image.clone().avif({ effort: 0 }).toBuffer())
  await add('talkative jpeg', talkative())
  const plain = await jpeg()
  const png = await image.clone().png().toBuffer()
  files.push(
    binary('heic of a phone', phoneHeic),
    binary(
      'png with frames',
      Buffer.concat([png.subarray(0, 33), chunk('acTL', Buffer.alloc(8, 1)), png.subarray(33)]),
    ),
    binary('jpeg with a zip behind it', Buffer.concat([plain, Buffer.from(`PK\x03\x04${canary}`)])),
    binary(
      'jpeg with a script behind it',
      Buffer.concat([plain, Buffer.from(`<script>alert('${canary}')</script>`)]),
    ),
    binary('jpeg with zeros behind it', Buffer.concat([plain, Buffer.alloc(1_000_000)])),
  )
  return files
}

/** Files that no upload route accepts: all for the long suite, or one of each kind. */
export async function hostileFiles(which: 'every' | 'some' = 'some'): Promise<PhotoFile[]> {
  const of = <T>(all: readonly T[], ...some: T[]) => (which === 'every' ? all : some)
  const image = await fixed(quarters(400, 300))
  const real = {
    jpeg: await image.clone().jpeg({ quality: 95 }).toBuffer(),
    png: await image.clone().ensureAlpha(0.5).png({ compressionLevel: 0 }).toBuffer(),
    webp: await image.clone().webp({ lossless: true }).toBuffer(),
    gif: await image.clone().gif().toBuffer(),
    avif: await image.clone().avif({ effort: 0 }).toBuffer(),
    heic: phoneHeic,
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`
  const texts = {
    html: '<!doctype html><script>alert(document.domain)</script>',
    'svg with a script': svg,
    'svg with a byte order mark': `\xef\xbb\xbf${svg}`,
    'svg after a comment': `<!-- JFIF -->${svg}`,
    'svg that reads a file': `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`,
    'svg with a foreign picture': `<svg xmlns="http://www.w3.org/2000/svg"><image href="http://169.254.169.254/"/></svg>`,
    xml: '<?xml version="1.0"?><a/>',
    pdf: '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF',
    postscript: '%!PS-Adobe-3.0\n(x) show',
    script: '#!/bin/sh\nid',
    zip: 'PK\x03\x04'.padEnd(200, '\0'),
    elf: '\x7fELF\x02\x01\x01'.padEnd(200, '\0'),
    exe: 'MZ'.padEnd(200, '\0'),
    tiff: 'II*\0\x08\0\0\0'.padEnd(200, '\0'),
    bmp: 'BM'.padEnd(200, '\0'),
    ico: '\0\0\x01\0\x01\0'.padEnd(200, '\0'),
    psd: '8BPS\0\x01'.padEnd(200, '\0'),
    ppm: 'P6 1 1 255\n\0\0\0',
    radiance: '#?RADIANCE\n\n-Y 1 +X 1\n',
    'jpeg xl': '\xff\x0a'.padEnd(200, '\0'),
    'jpeg 2000': '\0\0\0\x0cjP  \r\n\x87\n'.padEnd(200, '\0'),
    video: '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'.padEnd(300, '\0'),
    'magick script': 'push graphic-context\nimage over 0,0 0,0 "https://example.com"\npop graphic-context',
    nothing: '',
    'one byte': '\xff',
    spaces: ' '.repeat(1000),
  }
  const magics = {
    jpeg: '\xff\xd8\xff\xe0\0\x10JFIF\0',
    'bare jpeg': '\xff\xd8\xff',
    png: '\x89PNG\r\n\x1a\n',
    gif: 'GIF89a',
    'old gif': 'GIF87a',
    webp: 'RIFF\x20\0\0\0WEBPVP8 ',
    heic: '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
    avif: '\0\0\0\x18ftypavif\0\0\0\0mif1avif',
    mif1: '\0\0\0\x18ftypmif1\0\0\0\0mif1heic',
  }
  const files = Object.entries(texts).map(([name, text]) => file(name, text))
  files.push(
    binary('svgz', gzipSync(svg)),
    file('gif that is a script', 'GIF89a=1;alert(document.domain)//'.padEnd(300, ' ')),
  )
  // The first bytes of a picture, followed by something else.
  for (const [magic, head] of Object.entries(magics))
    for (const [name, text] of of(Object.entries(texts), ['html', texts.html]))
      files.push(file(`${magic} that goes on as ${name}`, head + text))
  // Truncated, as by a broken upload or memory card.
  for (const [name, bytes] of Object.entries(real))
    for (const share of of([0.01, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8], 0.5))
      files.push(
        binary(`${name} broken off at ${share}`, bytes.subarray(0, Math.floor(bytes.length * share))),
      )
  const wide = { create: { width: 60_000, height: 1, channels: 3 as const, background: '#f00' } }
  files.push(
    binary('jpeg of 60,000 by 1', await sharp(wide).jpeg().toBuffer()),
    binary('png of 14,000 by 14,000', hollowPng(14_000, 14_000)),
    binary('png of 2 billion by 2 billion', hollowPng(2 ** 31 - 1, 2 ** 31 - 1)),
    binary('png without size', hollowPng(0, 0)),
    binary(
      'gif of 65,535 by 65,535',
      Buffer.from(
        'GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\xff\xff\xff\xff\0\x02\x02D\x01\0;',
        'latin1',
      ),
    ),
  )
  return files
}

function chunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), body])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(body.length, 0)
  ends.writeUInt32BE(crc32(typed), 4)
  return Buffer.concat([ends.subarray(0, 4), typed, ends.subarray(4)])
}
/** Claims to be huge, in a few bytes. */
function hollowPng(width: number, height: number): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  const body = deflateSync(Buffer.alloc(1_000_000))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))])
}
function movingGif(frames: number): Promise<Buffer> {
  const side = 8
  const bytes = Buffer.alloc(side * side * frames * 3, 200)
  for (let i = 0; i < frames; i++) bytes[i * side * side * 3] = i % 256
  return sharp(bytes, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } })
    .gif({ effort: 1 })
    .toBuffer()
}
