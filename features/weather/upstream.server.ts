import * as z from 'zod/mini'
import { fetchText, UpstreamError } from '#kit/server/http/fetch-text.ts'

const maxBytes = 64 * 1024

/**
 * Fetches JSON from an untrusted service: does not follow redirects, and limits the decompressed body to 64 KiB. Throws
 * UpstreamError, also when `signal` aborts.
 */
export async function getJson(url: URL, signal: AbortSignal): Promise<unknown> {
  try {
    return JSON.parse(await fetchText(url, maxBytes, { signal, headers: { accept: 'application/json' } }))
  } catch (error) {
    throw error instanceof UpstreamError ? error : new UpstreamError(reason(error))
  }
}

function reason(error: unknown): string {
  if (error instanceof SyntaxError) return 'not JSON'
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'too slow'
  return error instanceof Error ? error.name : 'unknown'
}

const between = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most))
// Values outside these ranges are rejected as wrong.
export const celsius = between(-60, 60)
export const percent = between(0, 100)
export const micrograms = between(0, 5000)

/** The text if it consists only of plain words, else ''. */
export const plainWords = (text: string): string =>
  /^[\p{L}][\p{L}\p{M} ,()-]{0,59}$/u.test(text) ? text : ''
