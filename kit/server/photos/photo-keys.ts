import type { PhotoSize } from '#common/photo.ts'

/** Public photos have a URL; private ones are only sent by a feature's own call. */
export type PhotoFolder = 'photos' | 'private'

/** The storage key of one size of a photo. */
export const keyOf = ({
  hash,
  size,
  folder,
}: {
  hash: string
  size: PhotoSize
  folder: PhotoFolder
}): string => `${prefixOf(hash, folder)}${size}.webp`

/** Common prefix of the keys of all sizes of a photo. */
export const prefixOf = (hash: string, folder: PhotoFolder): string =>
  `${folder}/${hash.slice(0, 2)}/${hash}-`

/** The photo's hash in a storage key; undefined if it is no photo's key. */
export const hashOf = (key: string): string | undefined => /([0-9a-f]{32})-\d+\.webp$/.exec(key)?.[1]
