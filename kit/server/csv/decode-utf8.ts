import type { Fault } from './fault.ts'

/** The text of a file without BOM and with plain line ends, or the place where it stops being UTF-8. */
export function decodeUtf8(bytes: Uint8Array): { text: string } | { fault: Fault } {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return { fault: { line: 1, reason: 'the file is UTF-16; save it as CSV UTF-8' } }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { text: text.replace(/\r\n?/g, '\n') }
  } catch {
    return { fault: { line: firstBadLine(bytes), reason: 'not UTF-8 from here; save the file as CSV UTF-8' } }
  }
}

function firstBadLine(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  let start = 0
  for (let i = 0; i <= bytes.length; i += 1) {
    if (i < bytes.length && bytes[i] !== 0x0a) continue
    try {
      decoder.decode(bytes.subarray(start, i))
    } catch {
      return line
    }
    line += 1
    start = i + 1
  }
  return line
}
