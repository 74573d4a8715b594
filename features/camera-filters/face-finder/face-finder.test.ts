import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type PictureName, picture, pictureNames, placed } from '#tests/faces/pictures.ts'
import { readModelFile } from '#tests/faces/reference-finder.ts'
import { overlap } from './box.ts'
import { createFaceFinder } from './face-finder.ts'
import { readModel } from './model-file.ts'

/** The short-range face model of the pinned npm package @mediapipe/face_detection (Apache-2.0), by its SHA-256. */
const modelHash = '3bc182eb9f33925d9e58b5c8d59308a760f4adea8f282370e428c51212c26633'

const find = createFaceFinder(readModelFile())

async function look(jpeg: Buffer) {
  const { width, height } = await sharp(jpeg).metadata()
  const pixels = await sharp(jpeg)
    .resize(128, 128, { fit: 'contain', background: '#000' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return find(new Uint8ClampedArray(pixels), { width, height })
}

test('the model is the one that was tested', () => {
  expect(createHash('sha256').update(readModelFile()).digest('hex')).toBe(modelHash)
})

test('every portrait has one face, in the right place', async () => {
  const expected: Partial<Record<PictureName, { x: number; y: number; width: number; height: number }>> = {
    'face-grace-hopper': { x: 107, y: 91, width: 121, height: 121 },
    'face-eileen-collins': { x: 107, y: 82, width: 95, height: 95 },
    'face-photographer': { x: 112, y: 76, width: 52, height: 52 },
  }
  for (const [portrait, box] of Object.entries(expected)) {
    const faces = await look(picture(portrait as PictureName))
    expect(faces, portrait).toHaveLength(1)
    expect(faces[0] && overlap(faces[0], box), portrait).toBeGreaterThan(0.8)
  }
})

test('pictures without people have no face', async () => {
  const faceless = pictureNames.filter(file => file.startsWith('none-'))
  expect(faceless.length).toBeGreaterThan(2)
  for (const file of faceless) expect(await look(picture(file)), file).toEqual([])
})

test('two people give two faces', async () => {
  const two = await placed({ width: 640, height: 360 }, [
    { name: 'face-grace-hopper', x: 10, y: 40, height: 300 },
    { name: 'face-eileen-collins', x: 330, y: 40, height: 300 },
  ])
  expect(await look(two)).toHaveLength(2)
})

test('a file that is not the face model is refused', () => {
  const model = readModelFile()
  expect(() => readModel(new Uint8Array(64))).toThrow('not a TensorFlow Lite model')
  expect(() => createFaceFinder(model.slice(0, 1000))).toThrow()
  expect(() => createFaceFinder(new TextEncoder().encode('<!doctype html><title>404</title>'))).toThrow()
})
