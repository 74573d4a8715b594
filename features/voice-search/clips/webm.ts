/** A recording's length, and how much of it is sound; a packet of silence has at most 3 bytes. */
type OpusLength = { ms: number; soundMs: number }

// Element ids of WebM (RFC 9559). Containers are entered, not skipped, so their sizes may be unknown.
const containers = new Set([0x1a45dfa3, 0x18538067, 0x1654ae6b, 0xae, 0x1f43b675, 0xa0])
const ids = { docType: 0x4282, codec: 0x86, simpleBlock: 0xa3, block: 0xa1 }
const silentPacket = 3

/**
 * The length of a WebM file with one Opus track, summed over its packets, because browsers' recordings do not state it.
 * Undefined for any other file, and for a truncated one.
 */
export function opusLength(bytes: Uint8Array): OpusLength | undefined {
  if (numberAt(bytes, 0, 4) !== 0x1a45dfa3) return undefined
  const codecs: string[] = []
  let docType = ''
  let ms = 0
  let soundMs = 0
  let at = 0
  while (at < bytes.length) {
    const idLength = vintLength(bytes[at])
    const sizeLength = vintLength(bytes[at + idLength])
    const start = at + idLength + sizeLength
    if (!idLength || !sizeLength || start > bytes.length) return undefined
    const id = numberAt(bytes, at, idLength)
    if (containers.has(id)) {
      at = start
      continue
    }
    const end = start + sizeAt(bytes, at + idLength, sizeLength)
    if (end > bytes.length) return undefined
    const content = bytes.subarray(start, end)
    if (id === ids.docType) docType = wordOf(content)
    if (id === ids.codec) codecs.push(wordOf(content))
    if (id === ids.simpleBlock || id === ids.block) {
      const packet = packetOf(content)
      const length = packet && packetMs(packet)
      if (!length) return undefined
      ms += length
      if (packet.length > silentPacket) soundMs += length
    }
    at = end
  }
  const isOpus = docType === 'webm' && codecs.join() === 'A_OPUS'
  return isOpus && ms > 0 ? { ms: Math.round(ms), soundMs: Math.round(soundMs) } : undefined
}

/** Length (bytes) of a variable-length number, given by its leading zeros; 0 if there is none. */
const vintLength = (first: number | undefined): number => (first ? Math.clz32(first) - 23 : 0)
function numberAt(bytes: Uint8Array, at: number, length: number): number {
  let value = 0
  for (const byte of bytes.subarray(at, at + length)) value = value * 256 + byte
  return value
}
/** A size without the bit that marks its length. */
const sizeAt = (bytes: Uint8Array, at: number, length: number) =>
  ((bytes[at] ?? 0) & (2 ** (8 - length) - 1)) * 256 ** (length - 1) + numberAt(bytes, at + 1, length - 1)
const wordOf = (bytes: Uint8Array) => String.fromCharCode(...bytes).replace(/\0+$/, '')

/** A block's packet, after the track number, the time (2 bytes) and the flags. Blocks with several packets are not supported. */
function packetOf(block: Uint8Array): Uint8Array | undefined {
  const header = vintLength(block[0]) + 3
  const isLaced = ((block[header - 1] ?? 0) & 0x06) !== 0
  return header > 3 && !isLaced && block.length > header ? block.subarray(header) : undefined
}

/** Length of an Opus packet, from its first bytes (RFC 6716, 3.1). */
function packetMs(packet: Uint8Array): number {
  const [first = 0, second = 0] = packet
  const kind = first >> 3
  const frame =
    kind < 12
      ? ([10, 20, 40, 60][kind % 4] ?? 0)
      : kind < 16
        ? ([10, 20][kind % 2] ?? 0)
        : ([2.5, 5, 10, 20][kind % 4] ?? 0)
  const frames = [1, 2, 2, second & 0x3f][first & 3] ?? 0
  return frame * frames
}
