/** The source answered something we do not take: the reason for the log, never its address (it holds the key) or its words. */
export class UpstreamError extends Error {}

const maxBytes = 64 * 1024

/**
 * JSON from a hostile world: no redirect is followed, 64 KiB of decompressed body at most, everything until `signal`.
 * Throws UpstreamError.
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
    // Leaving the loop cancels the body.
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
