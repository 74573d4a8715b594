import type { Page } from '@playwright/test'

/** Runs in the page before its scripts: its photos are prepared only once `goOnPreparing` is called, as on a slow phone. */
export function preparePhotosLate(): void {
  const read = Blob.prototype.arrayBuffer
  const slow = Object.assign(window, { goOn: () => {} })
  const isRead = new Promise<void>(resolve => {
    slow.goOn = resolve
  })
  Blob.prototype.arrayBuffer = async function () {
    await isRead
    return read.call(this)
  }
}

export const goOnPreparing = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { goOn: () => void }).goOn())
