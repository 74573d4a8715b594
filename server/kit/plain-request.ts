/** A request that says everything in one piece and asks for nothing unusual. */
export type PlainRequest = {
  method: 'GET' | 'POST'
  url: string
  /** Names in lower case, each once. */
  headers: Readonly<Record<string, string>>
  body: string
}

const longestHead = 8192
// RFC 9112, the part of it that leaves no room for two readings: single spaces, visible ASCII, CRLF, no folded lines.
const firstLine = /^(GET|POST) (\/[!-~]*) HTTP\/1\.1\r\n/
const headerLines = /^(?:[\w!#$%&'*+.^`|~-]+:[\t -~]*\r\n)+$/
// What changes where a request ends, or what becomes of its connection.
const unusual = ['transfer-encoding', 'upgrade', 'expect', 'trailer', 'te', 'http2-settings']

/**
 * Reads a whole request out of the bytes that arrived together. Undefined for everything that is not exactly one plain
 * request, down to the last byte: that is for a full reader of HTTP to read, or to refuse.
 */
export function readPlainRequest(bytes: Buffer): PlainRequest | undefined {
  const text = bytes.toString('latin1', 0, Math.min(bytes.length, longestHead))
  const end = text.indexOf('\r\n\r\n')
  const first = end < 0 ? null : firstLine.exec(text)
  const [line = '', method, url = ''] = first ?? []
  if (method !== 'GET' && method !== 'POST') return undefined
  const lines = text.slice(line.length, end + 2)
  if (!headerLines.test(lines)) return undefined
  const headers = headersOf(lines)
  if (!headers?.host || (headers.connection ?? 'keep-alive').toLowerCase() !== 'keep-alive') return undefined
  if (bytes.length - end - 4 !== lengthOf(method, headers['content-length'])) return undefined
  return { method, url, headers, body: method === 'GET' ? '' : bytes.toString('utf8', end + 4) }
}

function headersOf(lines: string): Record<string, string> | undefined {
  const headers: Record<string, string> = Object.create(null)
  for (let at = 0; at < lines.length; ) {
    const colon = lines.indexOf(':', at)
    const end = lines.indexOf('\r', colon)
    const name = lines.slice(at, colon).toLowerCase()
    if (name in headers || unusual.includes(name)) return undefined
    headers[name] = lines.slice(colon + 1, end).trim()
    at = end + 2
  }
  return headers
}

// Said exactly once and in digits, or by a GET not at all: nothing else tells two readers the same end.
function lengthOf(method: 'GET' | 'POST', said: string | undefined): number | undefined {
  if (method === 'GET') return said === undefined ? 0 : undefined
  return said !== undefined && /^\d{1,6}$/.test(said) ? Number(said) : undefined
}
