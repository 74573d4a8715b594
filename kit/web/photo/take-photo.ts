import { mostPhotoBytes } from '#common/photo.ts'
import { photoFormat } from '#common/photo-format.ts'
import { inMemory } from '../in-memory.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** Why a picked file cannot be used as a photo; texts.ts has a sentence for each. */
export type PhotoFault = 'notImage' | 'tooLarge' | 'unreadable'

/**
 * A picked file as a form keeps it: shrunk and without metadata, or unchanged if this phone cannot shrink it but the server can.
 * The type is detected from the bytes, because files declare wrong ones.
 */
export async function takePhoto(file: File): Promise<{ photo: Blob } | { fault: PhotoFault }> {
  const isOther = !/^(image\/.*|application\/octet-stream|)$/.test(file.type)
  if (file.size > mostPhotoBytes) return { fault: isOther ? 'notImage' : 'tooLarge' }
  const copy = await inMemory(file)
  if (!copy) return { fault: 'unreadable' }
  const format = photoFormat(new Uint8Array(await copy.slice(0, 32).arrayBuffer()))
  if (!format && isOther) return { fault: 'notImage' }
  const photo = format ? copy.slice(0, copy.size, `image/${format}`) : copy
  const small = await shrinkPhoto(photo)
  // Neither this phone nor the server can open it.
  if (!small && !format) return { fault: 'notImage' }
  return { photo: small ?? photo }
}
