import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { home } from './source-files.ts'

const publicFolder = join(home, 'public')
const drawings = globSync(['art/*.svg', 'icons/favicon.svg'], { cwd: publicFolder }).map(
  path => [path, readFileSync(join(publicFolder, path), 'utf8')] as const,
)

describe('our own pictures', () => {
  it.each(drawings)('%s weighs at most 5 kB compressed', (_, drawn) => {
    expect(gzipSync(drawn, { level: 9 }).length).toBeLessThanOrEqual(5 * 1024)
  })

  it.each(drawings)('%s contains no script, no text, nothing from elsewhere', (_, drawn) => {
    // A picture with a meaning has a title; a garland is only an ornament.
    if (drawn.includes('role="img"')) expect(drawn).toMatch(/<title>[^<]+<\/title>/)
    expect(drawn).not.toMatch(
      /<(script|text|image|foreignObject|style|a|animate|set)\b| on\w+=|javascript:|@import|NaN|undefined/,
    )
    const outside = [...drawn.matchAll(/(?:href="|url\()([^")]+)/g)].filter(
      ([, target]) => !target?.startsWith('#'),
    )
    expect(outside).toEqual([])
  })

  it('no two pictures share an id, and every reference finds its own', () => {
    const owners = new Map<string, string>()
    for (const [path, drawn] of drawings) {
      for (const [, id = ''] of drawn.matchAll(/ id="([^"]+)"/g)) {
        expect(owners.get(id), `${id} in ${path}`).toBeUndefined()
        owners.set(id, path)
      }
      for (const [, id = ''] of drawn.matchAll(/(?:href="#|url\(#)([^")]+)/g))
        expect(owners.get(id)).toBe(path)
    }
  })

  it('shared pictures are 1200×630 and weigh at most 75 kB', async () => {
    for (const name of ['home', 'gallery']) {
      const file = await readFile(join(publicFolder, `share/${name}.jpg`))
      expect(file.length).toBeLessThanOrEqual(75 * 1024)
      expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 })
    }
  })

  it('a maskable icon fills its square and keeps its sign inside the safe circle', async () => {
    const { data, info } = await sharp(join(publicFolder, 'icons/maskable-512.png'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (let y = 0; y < 512; y++) {
      for (let x = 0; x < 512; x++) {
        const [red = 0, , blue = 0, alpha] = data.subarray((y * info.width + x) * 4)
        expect(alpha).toBe(255)
        // The background is blue everywhere; the sign is warm or white.
        if (Math.hypot(x - 255.5, y - 255.5) > 205) expect(red).toBeLessThan(blue)
      }
    }
  })
})
