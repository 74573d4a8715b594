import * as z from 'zod/mini'

/** An answer that is not accepted. The message is logged, so it never contains the address (with its key) or the answer's text. */
export class UpstreamError extends Error {}

const maxBytes = 64 * 1024

/**
 * Fetches JSON from an untrusted service: does not follow redirects, and limits the decompressed body to 64 KiB. Throws
 * UpstreamError, also when `signal` aborts.
 */
export async function getJson(url: URL, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal, headers: { accept: 'application/json' } })
    if (response.status !== 200) {
      await response.body?.cancel()
      throw new UpstreamError(`status ${response.status}`)
    }
    return JSON.parse(await shortText(response))
  } catch (error) {
    throw error instanceof UpstreamError ? error : new UpstreamError(reason(error))
  }
}

async function shortText(response: Response): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let bytes = 0
  let text = ''
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    // Throwing out of the loop cancels the body.
    if (bytes > maxBytes) throw new UpstreamError('body too large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
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
