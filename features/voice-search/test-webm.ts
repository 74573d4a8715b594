const element = (id: readonly number[], content: readonly number[]) => {
  const size = content.length
  return [...id, 0x40 | (size >> 8), size & 0xff, ...content]
}
const word = (text: string) => [...Buffer.from(text)]

type Options = { codec?: string; docType?: string; packetBytes?: number }

/** A WebM file as browsers record it: unknown sizes, one Opus track, packets of 20 ms. */
export function webm(ms: number, { codec = 'A_OPUS', docType = 'webm', packetBytes = 18 }: Options = {}) {
  const unknown = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]
  // SILK, 20 ms, one frame.
  const packet = [1 << 3, ...Array(packetBytes - 1).fill(7)]
  const block = element([0xa3], [0x81, 0, 0, 0x80, ...packet])
  return Buffer.from([
    ...element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], word(docType))),
    ...[0x18, 0x53, 0x80, 0x67, ...unknown],
    ...element([0x16, 0x54, 0xae, 0x6b], element([0xae], element([0x86], word(codec)))),
    ...[0x1f, 0x43, 0xb6, 0x75, ...unknown],
    ...Array.from({ length: ms / 20 }, () => block).flat(),
  ])
}

/** A recording as the panel sends it. */
export function clipForm(clip: string, language: string, file: Buffer, heard = 'true'): FormData {
  const form = new FormData()
  form.set('clip', clip)
  form.set('language', language)
  form.set('heard', heard)
  form.set('recording', new Blob([new Uint8Array(file)]), 'recording.webm')
  return form
}
