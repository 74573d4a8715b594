/** Longest sides, in pixels, in which every photo is kept. */
export const photoSizes = [1600, 800, 320] as const
export type PhotoSize = (typeof photoSizes)[number]

/** Exactly this many bytes are accepted (specification §9). */
export const mostPhotoBytes = 15_728_640

/** The part of an upload form that carries a photo. */
export function photoPart<const Name extends string = 'photo', const Needed extends boolean = true>(
  name = 'photo' as Name,
  required = true as Needed,
): { name: NoInfer<Name>; max: number; required: NoInfer<Needed> } {
  return { name, max: mostPhotoBytes, required }
}

/** Where a public photo is shown from; `hash` is the photo's own, made by the server. */
export const photoPath = (hash: string, size: PhotoSize): string => `/photos/${hash}/${size}.webp`
