import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Contract } from '#common/contract.ts'
import { largestForm } from '#kit/server/http/uploads.ts'

/** A path of the API to which files are sent, with `*` for each parameter, and the bytes that a body may have there. */
export type UploadPath = { path: string; bytes: number }

const home = join(import.meta.dirname, '../..')
const mebibyte = 1024 ** 2
/**
 * The proxy lets a little more through than the guide accepts, so that a body that is too large is refused by the guide, in
 * the reader's language. Beyond that the proxy refuses it.
 */
const withMargin = (bytes: number) => (Math.ceil(bytes / mebibyte) + 1) * mebibyte

/** Largest body of every other path: the guide accepts 256 KiB of JSON. */
export const otherBytes = withMargin(256 * 1024)

/** Reads from the contracts of all features to which paths files are sent. */
export async function uploadPaths(): Promise<UploadPath[]> {
  const largest = new Map<string, number>()
  for (const file of globSync('features/**/{contract,*-contract}.ts', { cwd: home })) {
    const exported: Record<string, Contract> = await import(pathToFileURL(join(home, file)).href)
    for (const [name, call] of Object.values(exported).flatMap(value => Object.entries(value ?? {}))) {
      if (!name.includes(' /api/') || !call.files) continue
      const path = (name.split(' ')[1] ?? '').replace(/:\w+/g, '*')
      largest.set(path, Math.max(largest.get(path) ?? 0, withMargin(largestForm(call.files))))
    }
  }
  return [...largest]
    .map(([path, bytes]) => ({ path, bytes }))
    .toSorted((a, b) => a.path.localeCompare(b.path))
}
