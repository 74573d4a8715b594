import sharp from 'sharp'
import { movingFace, picture, pictureNames, placed } from '#tests/faces/pictures.ts'
import { openReference, readModelFile } from '#tests/faces/reference-finder.ts'
import { expect, journey } from '#tests/journey.ts'
import { overlap } from './box.ts'
import type { Face } from './face-boxes.ts'
import { createFaceFinder } from './face-finder.ts'

const portraits = pictureNames.filter(file => file.startsWith('face-'))
const faceless = pictureNames.filter(file => file.startsWith('none-'))
/** MediaPipe moves a box that begins outside the picture to its edge. */
const pushedIn = (face: Face): Face => ({ ...face, x: Math.max(0, face.x), y: Math.max(0, face.y) })

journey('the finder sees the faces that MediaPipe sees, where MediaPipe sees them', async ({ page }) => {
  const reference = await openReference(page)
  const find = createFaceFinder(readModelFile())

  // On a picture of its input size the model gives the same answers, for distant faces too.
  const far = placed({ width: 640, height: 360 }, [{ name: 'face-grace-hopper', x: 220, y: 60, height: 200 }])
  for (const file of [await far, ...portraits.map(picture)]) {
    const small = await sharp(file).resize(128, 128, { fit: 'contain', background: '#000' }).png().toBuffer()
    const { faces, pixels, size } = await reference(small)
    expect(faces).toHaveLength(1)
    const [mine] = find(pixels, size)
    expect(mine?.confidence).toBeCloseTo(faces[0]?.confidence ?? 0, 4)
    // MediaPipe truncates its boxes to whole pixels.
    for (const part of ['x', 'y', 'width', 'height'] as const)
      expect(Math.floor(mine?.[part] ?? 0), part).toBe(faces[0]?.[part])
  }

  const tall = { width: 360, height: 640 }
  const [collins, hopper] = ['face-eileen-collins', 'face-grace-hopper'] as const
  const both = [
    { name: hopper, x: -20, y: 40, height: 420 },
    { name: collins, x: 260, y: 30, height: 440 },
  ]
  const cases: [number, string, Buffer][] = [
    ...portraits.map((name): [number, string, Buffer] => [1, name, picture(name)]),
    ...faceless.map((name): [number, string, Buffer] => [0, name, picture(name)]),
    ...(await movingFace(16)).map((frame, i): [number, string, Buffer] => [1, `frame ${i}`, frame]),
    [1, 'upright phone', await placed(tall, [{ name: collins, x: 20, y: 200, height: 320 }])],
    [1, 'cut by the rim', await placed(tall, [{ name: hopper, x: -70, y: 100, height: 380 }])],
    [2, 'two', await placed({ width: 640, height: 480 }, both)],
  ]
  for (const [count, name, jpeg] of cases) {
    const { faces, pixels, size } = await reference(jpeg)
    const ours = find(pixels, size)
    expect([faces.length, ours.length], name).toEqual([count, count])
    for (const face of faces) {
      const best = Math.max(...ours.map(mine => overlap(pushedIn(mine), face)))
      expect(best, name).toBeGreaterThanOrEqual(0.8)
    }
  }
})
