/** Finds a number such that SHA-256 of `{task}.{number}` begins with `bits` zero bits. */
addEventListener('message', async (event: MessageEvent<{ task: string; bits: number }>) => {
  const { task, bits } = event.data
  const encoder = new TextEncoder()
  for (let first = 0; ; first += 64) {
    // 64 at a time: a single digest call spends most of its time waiting.
    const hashes = await Promise.all(
      Array.from({ length: 64 }, (_, n) =>
        crypto.subtle.digest('SHA-256', encoder.encode(`${task}.${first + n}`)),
      ),
    )
    const found = hashes.findIndex(hash => Math.clz32(new DataView(hash).getUint32(0)) >= bits)
    if (found >= 0) return postMessage(first + found)
  }
})
