import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = new URL('../features/camera-filters/face-finder/', import.meta.url)
const compiler = fileURLToPath(new URL('../node_modules/assemblyscript/bin/asc.js', import.meta.url))
const options =
  '--outFile kernels.wasm --optimize --optimizeLevel 3 --runtime stub --enable simd --importMemory --noAssert'

/** The module that simd-kernels.as compiles to; the same bytes on every machine, as the compiler is pinned. */
export function compileKernels(): string {
  const work = mkdtempSync(join(tmpdir(), 'kernels-'))
  try {
    // The compiler needs the ending .ts; in the repository the file has another one, so that tsc does not read it.
    copyFileSync(new URL('simd-kernels.as', folder), join(work, 'kernels.ts'))
    const { status, stderr } = spawnSync(process.execPath, [compiler, 'kernels.ts', ...options.split(' ')], {
      cwd: work,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`simd-kernels.as does not compile: ${stderr}`)
    const lines = readFileSync(join(work, 'kernels.wasm'), 'base64').match(/.{1,100}/g) ?? []
    return [
      '// Made of simd-kernels.as by `node scripts/compile-kernels.ts`; a test compares the two.',
      'export const simdModule =',
      `  ${lines.map(line => `'${line}'`).join(' +\n  ')}`,
      '',
    ].join('\n')
  } finally {
    rmSync(work, { recursive: true })
  }
}

if (import.meta.main) writeFileSync(new URL('simd-kernels-wasm.ts', folder), compileKernels())
