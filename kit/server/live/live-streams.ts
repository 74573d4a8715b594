import type { ServerResponse } from 'node:http'

/** One event. `id` grows with every event; `at` is in seconds since 1970. */
export type LiveEvent = { id: number; at: number; topic: string; key: string; data: string }

/** The open streams of this process. */
type Streams = {
  readonly size: number
  add: (answer: ServerResponse, topics: readonly string[], owner: string) => void
  /** Ends a stream with these last lines; it gets no more events. */
  end: (answer: ServerResponse, lines: string) => void
  /** Number of open streams of a device, or of a network's phones without one. */
  ownedBy: (owner: string) => number
  /** Number of open sets of topics that a device or network opened first; undefined if this set is already open. */
  setsOf: (owner: string, topics: readonly string[]) => number | undefined
  /**
   * Sends each stream the events of its topics: the first ones at once and later ones at most once a second in one write, the
   * newest per topic and key. Streams of other topics do not wait for them.
   */
  send: (events: readonly LiveEvent[]) => void
  /** True while an event waits for the next write to the streams of these topics. */
  holds: (topics: readonly string[], event: LiveEvent) => boolean
  /** Writes a comment to every stream: it keeps proxies' connections open, and ends dead ones. */
  sendHeartbeat: () => void
  /** Ends every stream with a random `retry` of 1 to 30 s. */
  close: () => void
}

/** An event and its bytes, shared by all streams. */
type Written = { event: LiveEvent; bytes: Buffer }
/** The streams with the same topics. `waiting` holds the newest event per topic and key until `timer` ends. */
type Group = {
  topics: readonly string[]
  /** Who opened these topics first. */
  maker: string
  answers: Set<ServerResponse>
  waiting: Map<string, Written>
  timer?: NodeJS.Timeout
}
/** ms between two writes of events to a stream. */
const interval = 1000
// A stream with more unsent bytes is closed; the client reconnects and resumes.
const maxUnsent = 64 * 1024
const batchSize = 2000
/** ms after which an ended stream is closed, even if its last bytes have not been read. */
const endsWithin = 10_000

export function createStreams(): Streams {
  const groups = new Map<string, Group>()
  const owners = new Map<string, number>()
  const makers = new Map<string, number>()
  const places = new Map<ServerResponse, { group: string; owner: string }>()

  const forget = (answer: ServerResponse) => {
    const place = places.get(answer)
    if (!place) return
    places.delete(answer)
    const group = groups.get(place.group)
    group?.answers.delete(answer)
    if (group?.answers.size === 0) {
      groups.delete(place.group)
      clearTimeout(group.timer)
      count(makers, group.maker, -1)
    }
    count(owners, place.owner, -1)
  }
  const end = (answer: ServerResponse, lines: string) => {
    const place = places.get(answer)
    if (place) groups.get(place.group)?.answers.delete(answer)
    answer.end(lines)
    // A receiver that reads nothing would keep it open.
    setTimeout(() => answer.destroy(), endsWithin).unref()
  }
  return {
    get size() {
      return places.size
    },
    end,
    add(answer, topics, owner) {
      const name = nameOf(topics)
      let group = groups.get(name)
      if (!group) {
        group = { topics, maker: owner, answers: new Set(), waiting: new Map() }
        groups.set(name, group)
        count(makers, owner, 1)
      }
      group.answers.add(answer)
      places.set(answer, { group: name, owner })
      count(owners, owner, 1)
      answer.on('close', () => forget(answer))
      // A write to a stream that has just closed.
      answer.on('error', () => {})
    },
    ownedBy: owner => owners.get(owner) ?? 0,
    setsOf: (owner, topics) => (groups.has(nameOf(topics)) ? undefined : (makers.get(owner) ?? 0)),
    send(events) {
      const all = events.map(event => ({ event, bytes: Buffer.from(formatEvent(event)) }))
      for (const group of groups.values()) {
        for (const written of all)
          if (group.topics.includes(written.event.topic)) group.waiting.set(keyOf(written.event), written)
        if (!group.timer) sendWaiting(group)
      }
    },
    holds: (topics, event) => groups.get(nameOf(topics))?.waiting.get(keyOf(event))?.event === event,
    sendHeartbeat() {
      const empty = Buffer.from(':\n\n')
      for (const { answers } of groups.values()) writeAll(answers, empty)
    },
    close() {
      for (const { timer } of groups.values()) clearTimeout(timer)
      for (const answer of places.keys())
        end(answer, `retry: ${1000 + Math.floor(Math.random() * 29_000)}\n\n`)
    },
  }
}

const nameOf = (topics: readonly string[]) => [...topics].sort().join()
const keyOf = ({ topic, key }: LiveEvent) => `${topic}\n${key}`

/** Adds to a name's count and removes a count of zero. */
function count(numbers: Map<string, number>, name: string, more: 1 | -1): void {
  const now = (numbers.get(name) ?? 0) + more
  if (now > 0) numbers.set(name, now)
  else numbers.delete(name)
}

function sendWaiting(group: Group): void {
  group.timer = undefined
  if (group.waiting.size === 0) return
  const all = [...group.waiting.values()].sort((a, b) => a.event.id - b.event.id)
  group.waiting.clear()
  const [first] = all
  writeAll(
    group.answers,
    all.length === 1 && first ? first.bytes : Buffer.concat(all.map(({ bytes }) => bytes)),
  )
  group.timer = setTimeout(sendWaiting, interval, group)
  group.timer.unref()
}

/** An event in the format of server-sent events. The id includes the time, which `since` needs. */
export function formatEvent({ id, at, topic, data }: LiveEvent): string {
  return `id: ${id}.${at}\nevent: ${topic}\ndata: ${data}\n\n`
}

function writeAll(answers: Set<ServerResponse>, bytes: Buffer): void {
  let left = batchSize
  const iterator = answers.values()
  const some = () => {
    for (const answer of iterator) {
      if (answer.writableLength > maxUnsent) answer.destroy()
      else answer.write(bytes)
      left -= 1
      if (left > 0) continue
      left = batchSize
      return void setImmediate(some)
    }
  }
  some()
}
