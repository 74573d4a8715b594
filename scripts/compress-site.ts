import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Writes `.br` and `.gz` beside every text file at build time, so that requests need no compression. */
export function compressSite(site: string): void {
  for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|svg|json|webmanifest|wasm|tflite)$/.test(name)) continue
    const bytes = readFileSync(join(site, name))
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: /\.(wasm|tflite)$/.test(name) ? 0 : constants.BROTLI_MODE_TEXT,
    }
    writeFileSync(join(site, `${name}.br`), brotliCompressSync(bytes, { params }))
    writeFileSync(join(site, `${name}.gz`), gzipSync(bytes, { level: 9 }))
  }
}
