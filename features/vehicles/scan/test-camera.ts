import type { Page } from '@playwright/test'

/** Makes the phone's camera show this picture. */
export const holdBeforeCamera = (page: Page, picture: Buffer) =>
  page.evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      const stream = canvas.captureStream()
      setInterval(() => canvas.getContext('2d')?.drawImage(image, 0, 0), 50)
      return stream
    }
  }, picture.toString('base64'))
/** Makes the page behave as in browsers without a QR reader. */
export const withoutDetector = () => Object.assign(globalThis, { BarcodeDetector: undefined })
export const isReader = (url: string) => /qr-library|zxing/.test(url)
