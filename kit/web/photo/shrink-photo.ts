/** Longest side in pixels of an uploaded photo: enough for a full screen, 300 kB instead of 12 MB. */
const longestSide = 1600
const patienceMs = 20_000

/**
 * A smaller copy of a photo, its longest side at most `side` px; undefined where this phone cannot make one (HEIC on Android, an
 * old browser, or one that falsifies pictures to protect its reader). Never throws.
 */
export async function shrinkPhoto(photo: Blob, side = longestSide): Promise<Blob | undefined> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return undefined
  const worker = new Worker(new URL('./shrink.worker.ts', import.meta.url), { type: 'module' })
  try {
    const small = await new Promise<Blob | undefined>(resolve => {
      worker.onmessage = (event: MessageEvent<Blob | undefined>) => resolve(event.data)
      worker.onerror = () => resolve(undefined)
      setTimeout(() => resolve(undefined), patienceMs)
      worker.postMessage({ photo, side })
    })
    return small?.size ? small : undefined
  } finally {
    worker.terminate()
  }
}
