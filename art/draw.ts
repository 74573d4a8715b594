import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { gallery } from './gallery.ts'
import { type IconCut, icon } from './icon.ts'
import { shareGallery } from './scenes/share-gallery.ts'
import { shareHome } from './scenes/share-home.ts'

/** The vector files by their path in `public/`. */
export function drawVectors(): Map<string, string> {
  const files = new Map(Object.entries(gallery).map(([name, draw]) => [`art/${name}.svg`, draw().toString()]))
  return files.set('icons/favicon.svg', icon('tile').toString())
}

/** The pixel files by their path in `public/`: app icons (PNG) and pictures for shared links (JPEG, which every messenger shows, 1200×630). */
export async function drawPixels(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const [name, cut, size] of icons) {
    const image = sharp(Buffer.from(icon(cut).toString())).resize(size)
    files.set(`icons/${name}.png`, await image.png({ compressionLevel: 9, effort: 10 }).toBuffer())
  }
  for (const [name, draw] of [
    ['home', shareHome],
    ['gallery', shareGallery],
  ] as const) {
    const image = sharp(Buffer.from(draw().toString()), { density: 144 }).resize(1200, 630)
    files.set(`share/${name}.jpg`, await image.jpeg({ quality: 75, mozjpeg: true }).toBuffer())
  }
  return files
}

const icons: [name: string, cut: IconCut, size: number][] = [
  ['icon-192', 'tile', 192],
  ['icon-512', 'tile', 512],
  ['maskable-192', 'maskable', 192],
  ['maskable-512', 'maskable', 512],
  ['apple-touch-icon', 'square', 180],
]

/** Writes everything into `public/`; run it after a change of a drawing: `node art/draw.ts`. */
export async function draw(folder: string): Promise<void> {
  for (const [path, content] of [...drawVectors(), ...(await drawPixels())]) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}

if (import.meta.main) await draw(join(import.meta.dirname, '../public'))
