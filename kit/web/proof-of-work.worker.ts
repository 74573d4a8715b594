/** Finds a number so that SHA-256 of `{task}.{number}` begins with so many zero bits. */
addEventListener('message', async (event: MessageEvent<{ task: string; bits: number }>) => {
  const { task, bits } = event.data
  const encoder = new TextEncoder()
  for (let first = 0; ; first += 64) {
    // Together: one digest at a time waits more than it works.
    const hashes = await Promise.all(
      Array.from({ length: 64 }, (_, n) =>
        crypto.subtle.digest('SHA-256', encoder.encode(`${task}.${first + n}`)),
      ),
    )
    const found = hashes.findIndex(hash => Math.clz32(new DataView(hash).getUint32(0)) >= bits)
    if (found >= 0) return postMessage(first + found)
  }
})
