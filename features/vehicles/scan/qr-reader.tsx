/** What a camera or a photo shows; a canvas takes both. */
export type Picture = HTMLVideoElement | ImageBitmap
/** Reads the QR codes in a picture; [] for none. */
export type QrReader = (picture: Picture) => Promise<string[]>

type Detector = { detect: (picture: Picture) => Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}
const format = 'qr_code'
/** Longest side (px) of a picture that is looked at: a slip held before a phone is legible in it. */
const longestSide = 1280

/**
 * The browser's own reader of QR codes (BarcodeDetector) or, where it has none for them, the library's, loaded only then.
 * Throws if that cannot be loaded.
 */
export async function openQrReader(): Promise<QrReader> {
  return (await browserReader()) ?? libraryReader()
}

async function browserReader(): Promise<QrReader | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  // A phone without the system's part for it has the class, but knows no format.
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => [])
  if (!BarcodeDetector || !formats?.includes(format)) return undefined
  const detector = new BarcodeDetector({ formats: [format] })
  return async picture => (await detector.detect(picture).catch(() => [])).map(({ rawValue }) => rawValue)
}

async function libraryReader(): Promise<QrReader> {
  const { openLibrary } = await import('./qr-library.tsx')
  const read = await openLibrary()
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  return async picture => {
    const [width, height] =
      picture instanceof HTMLVideoElement
        ? [picture.videoWidth, picture.videoHeight]
        : [picture.width, picture.height]
    // The camera has shown no picture yet.
    if (width === 0 || height === 0) return []
    const part = Math.min(1, longestSide / Math.max(width, height))
    canvas.width = Math.round(width * part)
    canvas.height = Math.round(height * part)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return read(context.getImageData(0, 0, canvas.width, canvas.height))
  }
}
