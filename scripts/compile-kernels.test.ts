import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileKernels } from './compile-kernels.ts'

test('the committed WebAssembly is what its source compiles to', () => {
  const committed = readFileSync(
    new URL('../features/camera-filters/face-finder/simd-kernels-wasm.ts', import.meta.url),
    'utf8',
  )
  const squeeze = (text: string) => text.replace(/\s/g, '')
  expect(squeeze(committed)).toBe(squeeze(compileKernels()))
})
