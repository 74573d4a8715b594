import type { CrowdPlace } from '#features/crowd-status/contract.ts'

/** Phones of visitors that are looked at: the time from a level being told to its arrival on each of them. */
export async function watchLevels(url: string, phones: number) {
  const closing = new AbortController()
  const told = new Map<string, number>()
  const arrived: number[] = []
  await Promise.all(
    Array.from({ length: phones }, async () => {
      const answer = await fetch(`${url}/api/live?topics=crowd`, { signal: closing.signal })
      void read(answer)
    }),
  )
  async function read({ body }: Response): Promise<void> {
    const known = new Map<string, number>()
    try {
      for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? [])
        for (const [, data = ''] of text.matchAll(/event: crowd\ndata: (.+)\n/g)) {
          const { id } = JSON.parse(data) as CrowdPlace
          const at = told.get(id)
          if (at === undefined || known.get(id) === at) continue
          known.set(id, at)
          arrived.push(performance.now() - at)
        }
    } catch {
      // It was closed.
    }
  }
  return {
    onTell: (place: string) => void told.set(place, performance.now()),
    arrived,
    close: () => closing.abort(),
  }
}
