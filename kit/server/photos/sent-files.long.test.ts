import { expect, test } from 'vitest'
import { goodFiles, hostileFiles } from '#tests/photos/corpus.ts'
import { picturesForAll, refusalOf, refused, send } from './test-pictures.ts'

picturesForAll()

test('all sixty good files are accepted', async () => {
  const files = await goodFiles('every')
  expect(files.length).toBeGreaterThanOrEqual(60)
  for (const { name, bytes } of files) expect([name, (await send(bytes)).status]).toEqual([name, 201])
})

test('all three hundred hostile files are refused, each with its own message', async () => {
  const files = await hostileFiles('every')
  expect(files.length).toBeGreaterThanOrEqual(300)
  for (const { name, bytes } of files)
    expect([name, ...(await refusalOf(name, bytes))]).toEqual([name, ...refused(name)])
})
