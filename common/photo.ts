/** Every photo is stored in these sizes: the longest side in pixels. */
export const photoSizes = [1600, 800, 320] as const
export type PhotoSize = (typeof photoSizes)[number]

/** Largest accepted upload in bytes, inclusive (specification §9). */
export const mostPhotoBytes = 15_728_640

/** The part of an upload form that carries a photo. */
export function photoPart<const Name extends string = 'photo', const Needed extends boolean = true>(
  name = 'photo' as Name,
  required = true as Needed,
): { name: NoInfer<Name>; max: number; required: NoInfer<Needed> } {
  return { name, max: mostPhotoBytes, required }
}

/** Address of a public photo. `hash`: content hash computed by the server. */
export const photoPath = (hash: string, size: PhotoSize): string => `/photos/${hash}/${size}.webp`
/** The address of a photo in another size. */
export const inSize = (path: string, size: PhotoSize): string => path.replace(/\d+(?=\.webp$)/, String(size))
