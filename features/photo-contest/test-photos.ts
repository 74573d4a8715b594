import sharp from 'sharp'
import { openDevice } from '#tests/world/device.ts'
import { writtenEntry } from './test-entries.ts'

let shade = 0
/** A small photo that is like no other. */
export const picture = (width = 120, height = 90): Promise<Buffer> => {
  shade += 1
  const background = { r: shade % 256, g: (shade * 7) % 256, b: 90 }
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** Enters photos, each from a phone of its own and with so many votes; answers their ids. */
export async function enterPhotos(url: string, votes: readonly number[]): Promise<string[]> {
  const voters = await Promise.all(Array.from({ length: Math.max(0, ...votes) }, () => openDevice(url)))
  const ids: string[] = []
  for (const [n, count] of votes.entries()) {
    const sender = await openDevice(url)
    const { body } = await sender.send(
      '/api/photos',
      writtenEntry({ name: `Pilgrim ${n + 1}` }),
      await picture(),
    )
    ids.push(body.id)
    await Promise.all(
      voters
        .slice(0, count)
        .map(voter => voter.post(`/api/photos/${body.id}/votes`, { user_identifier: voter.voterId })),
    )
  }
  return ids
}
