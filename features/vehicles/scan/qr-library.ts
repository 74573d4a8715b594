import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** Loads ZXing and returns a function that reads the QR codes in a picture. Throws if it cannot be loaded. */
export async function openLibrary(): Promise<(picture: ImageData) => Promise<string[]>> {
  // By default the package loads its wasm file from another host.
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true })
  return async picture => (await readBarcodes(picture, { formats: ['QRCode'] })).map(({ text }) => text)
}
