/** An answer of another server that is not accepted. The message is logged, so it contains neither its address nor its text. */
export class UpstreamError extends Error {}

/**
 * The text of an untrusted server's answer: redirects are not followed, and at most `mostBytes` are read, decompressed. Throws
 * UpstreamError, what `fetch` throws, or TypeError where it is not UTF-8.
 */
export async function fetchText(url: URL, mostBytes: number, init: RequestInit): Promise<string> {
  const response = await fetch(url, { ...init, redirect: 'manual' })
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new UpstreamError(`status ${response.status}`)
  }
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let bytes = 0
  let text = ''
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    // Throwing out of the loop cancels the body.
    if (bytes > mostBytes) throw new UpstreamError('body too large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
