import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** Loads the library ZXing; answers what reads the QR codes in a picture. Throws if it cannot be loaded. */
export async function openLibrary(): Promise<(picture: ImageData) => Promise<string[]>> {
  // Without this the package loads its file from another host.
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true })
  return async picture => (await readBarcodes(picture, { formats: ['QRCode'] })).map(({ text }) => text)
}
