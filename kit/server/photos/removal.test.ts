import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { photoPath, photoSizes } from '#common/photo.ts'
import { quarters } from '#tests/photos/corpus.ts'
import type { StoredPhoto } from './photos.ts'
import { base, folder, keep, photos, picturesForAll } from './test-pictures.ts'

picturesForAll()

/** What rows refer to now. */
const named = new Set<string>()
/** Runs elsewhere right after the check for what is in use. */
let meanwhile: (() => Promise<unknown>) | undefined
let isAsked = false
let width = 300
let upload: Buffer
let photo: StoredPhoto
beforeEach(async () => {
  if (!isAsked)
    photos.onSweep(async hashes => {
      const inUse = hashes.filter(hash => named.has(hash))
      const happens = meanwhile
      meanwhile = undefined
      await happens?.()
      return inUse
    })
  isAsked = true
  meanwhile = undefined
  named.clear()
  width += 4
  upload = await quarters(width, 200).png().toBuffer()
  photo = await keep(upload)
})

/** Makes the photo's files look more than an hour old. */
const age = async () => {
  for (const size of photoSizes)
    await utimes(join(folder, 'files/photos', photo.hash.slice(0, 2), `${photo.hash}-${size}.webp`), 0, 0)
}
const statuses = () =>
  Promise.all(photoSizes.map(async size => (await fetch(base + photoPath(photo.hash, size))).status))
const [gone, there] = [
  [404, 404, 404],
  [200, 200, 200],
]

describe.each([
  ['the sweep', () => photos.sweep()],
  ['an erasure', () => photos.removeUnused([photo.hash], 'photos')],
])('%s', (_, remove) => {
  test('deletes a picture that no row refers to', async () => {
    await age()
    await remove()
    expect(await statuses()).toEqual(gone)
  })

  test('leaves a picture whose row was written after the check for use', async () => {
    await age()
    meanwhile = async () => named.add(photo.hash)
    await remove()
    expect(await statuses()).toEqual(there)
  })

  test('leaves a picture that was stored again after the check, and whose row is still to come', async () => {
    await age()
    meanwhile = () => keep(upload)
    await remove()
    expect(await statuses()).toEqual(there)
  })
})

test('an erasure leaves a picture that was stored a moment ago, and deletes it later', async () => {
  await photos.removeUnused([photo.hash], 'photos')
  expect(await statuses()).toEqual(there)
  await age()
  await photos.sweep()
  expect(await statuses()).toEqual(gone)
})
