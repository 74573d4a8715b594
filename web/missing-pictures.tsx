const blank = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"

/**
 * A picture of the guide that cannot be loaded leaves its place empty, without the browser's broken icon; it is asked for
 * again when the network is back.
 */
export function blankMissingPictures(): void {
  const clear = (picture: HTMLImageElement) => {
    const { src } = picture
    if (!src?.includes('/art/')) return
    picture.src = blank
    addEventListener('online', () => picture.setAttribute('src', src), { once: true })
  }
  document.addEventListener('error', event => clear(event.target as HTMLImageElement), true)
  // Those that failed before this ran.
  for (const picture of document.images) if (picture.complete && !picture.naturalWidth) clear(picture)
}
