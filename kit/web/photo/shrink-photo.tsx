const patienceMs = 20_000

/**
 * A smaller copy of a picked photo, or the photo itself when this phone cannot decode it (HEIC on Android, an old
 * browser): the server can. Never throws.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return file
  const worker = new Worker(new URL('./shrink.worker.ts', import.meta.url), { type: 'module' })
  try {
    const small = await new Promise<Blob | undefined>(resolve => {
      worker.onmessage = (event: MessageEvent<Blob | undefined>) => resolve(event.data)
      worker.onerror = () => resolve(undefined)
      setTimeout(() => resolve(undefined), patienceMs)
      worker.postMessage(file)
    })
    return small && small.size > 0 ? small : file
  } finally {
    worker.terminate()
  }
}
