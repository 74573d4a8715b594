import sharp from 'sharp'
import { beforeAll, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { movingFace, picture, pictureNames, placed } from '#tests/faces/pictures.ts'
import { openReference, readModelFile, type Seen } from '#tests/faces/reference-finder.ts'
import { browser, browserForAll } from '#tests/world/fixture.ts'
import { overlap } from './box.ts'
import type { Face } from './face-boxes.ts'
import { createFaceFinder, type FaceFinder } from './face-finder.ts'
import { plainKernels } from './plain-kernels.ts'
import { simdKernels } from './simd-kernels.tsx'

const portraits = pictureNames.filter(file => file.startsWith('face-'))
let reference: (file: Buffer) => Promise<Seen>
const finders: FaceFinder[] = []

browserForAll()
beforeAll(async () => {
  if (!browser) return
  reference = await openReference(await browser.newPage())
  const simd = await simdKernels()
  for (const kernels of [plainKernels, simd])
    if (kernels) finders.push(createFaceFinder(readModelFile(), kernels))
})

journey('at the size of its input the model answers what MediaPipe answers, far faces too', async () => {
  expect(finders).toHaveLength(2)
  const far = placed({ width: 640, height: 360 }, [{ name: 'face-grace-hopper', x: 220, y: 60, height: 200 }])
  for (const file of [await far, ...portraits.map(picture)]) {
    const small = await sharp(file).resize(128, 128, { fit: 'contain', background: '#000' }).png().toBuffer()
    const { faces, pixels, size } = await reference(small)
    expect(faces).toHaveLength(1)
    for (const find of finders) {
      const [mine] = find(pixels, size)
      expect(mine?.confidence).toBeCloseTo(faces[0]?.confidence ?? 0, 4)
      // MediaPipe cuts its boxes to whole pixels.
      for (const part of ['x', 'y', 'width', 'height'] as const)
        expect(Math.floor(mine?.[part] ?? 0), part).toBe(faces[0]?.[part])
    }
  }
})

/** MediaPipe moves a box that begins outside the picture to its rim. */
const pushedIn = (face: Face): Face => ({ ...face, x: Math.max(0, face.x), y: Math.max(0, face.y) })

/** Both see the same number of faces, each overlapping its twin by 0.8 or more. Returns how many. */
async function compare(jpeg: Buffer, name: string): Promise<number> {
  const { faces, pixels, size } = await reference(jpeg)
  for (const find of finders) {
    const ours = find(pixels, size)
    expect(ours, name).toHaveLength(faces.length)
    for (const face of faces) {
      const twin = (best: number, mine: Face) => Math.max(best, overlap(pushedIn(mine), face))
      expect(ours.reduce(twin, 0), name).toBeGreaterThanOrEqual(0.8)
    }
  }
  return faces.length
}

journey('portraits have the boxes that MediaPipe gives them', async () => {
  for (const name of portraits) expect(await compare(picture(name), name)).toBe(1)
})

journey('cut, upright and several faces have the boxes that MediaPipe gives them', async () => {
  const wide = { width: 640, height: 480 }
  const tall = { width: 360, height: 640 }
  const collins = 'face-eileen-collins'
  const hopper = 'face-grace-hopper'
  const cases = [
    [1, 'upright phone', await placed(tall, [{ name: collins, x: 20, y: 200, height: 320 }])],
    [1, 'cut by the rim', await placed(tall, [{ name: hopper, x: -70, y: 100, height: 380 }])],
    [
      2,
      'two',
      await placed(wide, [
        { name: hopper, x: -20, y: 40, height: 420 },
        { name: collins, x: 260, y: 30, height: 440 },
      ]),
    ],
  ] as const
  for (const [count, name, jpeg] of cases) expect(await compare(jpeg, name), name).toBe(count)
})

journey('a moving face has the boxes that MediaPipe gives it in every frame', async () => {
  const frames = await movingFace(16)
  for (const [i, frame] of frames.entries()) expect(await compare(frame, `frame ${i}`)).toBe(1)
})

journey('where there is no face, neither finds one', async () => {
  const faceless = pictureNames.filter(file => file.startsWith('none-'))
  expect(faceless.length).toBeGreaterThan(2)
  for (const name of faceless) expect(await compare(picture(name), name)).toBe(0)
})
