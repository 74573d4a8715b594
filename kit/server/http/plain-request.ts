/** A request that says everything in one piece and asks for nothing unusual. */
export type PlainRequest = {
  method: 'GET' | 'POST'
  url: string
  headers: PlainHeaders
  body: string
}
/** The headers that somebody on the short ways asks for, each said once; a phone sends twice as many others. */
export type PlainHeaders = Readonly<Headers>
type Headers = ReturnType<typeof noHeaders>
const noHeaders = () => ({
  host: said(),
  connection: said(),
  'content-length': said(),
  'content-type': said(),
  cookie: said(),
  origin: said(),
  'sec-fetch-site': said(),
  'idempotency-key': said(),
  'accept-encoding': said(),
  'if-none-match': said(),
  'x-forwarded-for': said(),
  'x-forwarded-host': said(),
})
const said = (): string | undefined => undefined

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

function headersOf(lines: string): Headers | undefined {
  const headers = noHeaders()
  for (let at = 0; at < lines.length; ) {
    const colon = lines.indexOf(':', at)
    const end = lines.indexOf('\r', colon)
    const name = nameOf(lines, at, colon)
    if (name === 'unusual') return undefined
    if (name !== undefined) {
      if (headers[name] !== undefined) return undefined
      headers[name] = lines.slice(colon + 1, end).trim()
    }
    at = end + 2
  }
  return headers
}

type Known = { name: keyof Headers | 'unusual'; letters: string }
// By their length, so that most of the others are passed over at a glance.
const known: Known[][] = []
for (const letters of [...Object.keys(noHeaders()), ...unusual]) {
  const name = unusual.includes(letters) ? 'unusual' : (letters as keyof Headers)
  known[letters.length] = [...(known[letters.length] ?? []), { name, letters }]
}

/** The known name that lies between two places, in whatever case; undefined where it is another one. */
function nameOf(lines: string, from: number, to: number): Known['name'] | undefined {
  const candidates = known[to - from]
  if (candidates) for (const { name, letters } of candidates) if (isSame(lines, from, letters)) return name
  return undefined
}
// No letter of a header's name becomes one of these names' by this but its own capital.
function isSame(lines: string, from: number, letters: string): boolean {
  for (let n = 0; n < letters.length; n += 1)
    if ((lines.charCodeAt(from + n) | 0x20) !== letters.charCodeAt(n)) return false
  return true
}

// Said exactly once and in digits, or by a GET not at all: nothing else tells two readers the same end.
function lengthOf(method: 'GET' | 'POST', said: string | undefined): number | undefined {
  if (method === 'GET') return said === undefined ? 0 : undefined
  return said !== undefined && /^\d{1,6}$/.test(said) ? Number(said) : undefined
}
