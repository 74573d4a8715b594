import type { Socket } from 'node:net'

/** One event. `id` grows with every event; `at` is in seconds since 1970. */
export type LiveEvent = { id: number; at: number; topic: string; key: string; data: string }

/** The open streams of this process. */
export type Streams = {
  readonly size: number
  add: (socket: Socket, topics: readonly string[], owner: string) => void
  /** How many streams a device, or a network of phones without one, has open. */
  ownedBy: (owner: string) => number
  /**
   * Sends each stream the events of its topics: the first ones at once and later ones at most once a second in one write, the
   * newest per topic and key. Streams of other topics do not wait for them.
   */
  send: (events: readonly LiveEvent[]) => void
  /** True while an event waits for the next second of the streams of these topics. */
  holds: (topics: readonly string[], event: LiveEvent) => boolean
  /** Writes a comment to every stream: proxies keep the connection, and writing to a dead one ends it. */
  sendHeartbeat: () => void
  /** Ends every stream with a random `retry` of 1 to 30 s. */
  close: () => void
}

/** The streams of the same topics. `waiting` has the newest event per topic and key until `timer` ends. */
type Group = {
  topics: readonly string[]
  sockets: Set<Socket>
  waiting: Map<string, LiveEvent>
  timer?: NodeJS.Timeout
}
/** ms between two writes of events to a stream. */
const interval = 1000
// A stream with more unsent bytes is closed; the client reconnects and resumes.
const maxUnsent = 64 * 1024
const batchSize = 2000

export function createStreams(): Streams {
  const groups = new Map<string, Group>()
  const owners = new Map<string, number>()
  const places = new Map<Socket, { group: string; owner: string }>()

  // One function for all sockets, with the socket as `this`, instead of a closure per stream.
  function forget(this: Socket): void {
    const place = places.get(this)
    if (!place) return
    places.delete(this)
    const group = groups.get(place.group)
    group?.sockets.delete(this)
    if (group?.sockets.size === 0) {
      groups.delete(place.group)
      clearTimeout(group.timer)
    }
    const left = (owners.get(place.owner) ?? 1) - 1
    if (left > 0) owners.set(place.owner, left)
    else owners.delete(place.owner)
  }
  return {
    get size() {
      return places.size
    },
    add(socket, topics, owner) {
      const name = nameOf(topics)
      const group = groups.get(name) ?? { topics, sockets: new Set(), waiting: new Map() }
      groups.set(name, group)
      group.sockets.add(socket)
      places.set(socket, { group: name, owner })
      owners.set(owner, (owners.get(owner) ?? 0) + 1)
      socket.on('close', forget)
    },
    ownedBy: owner => owners.get(owner) ?? 0,
    send(events) {
      for (const group of groups.values()) {
        for (const event of events)
          if (group.topics.includes(event.topic)) group.waiting.set(keyOf(event), event)
        if (!group.timer) sendWaiting(group)
      }
    },
    holds: (topics, event) => groups.get(nameOf(topics))?.waiting.get(keyOf(event)) === event,
    sendHeartbeat() {
      const empty = Buffer.from(':\n\n')
      for (const { sockets } of groups.values()) writeAll(sockets, empty)
    },
    close() {
      for (const { timer } of groups.values()) clearTimeout(timer)
      for (const socket of places.keys()) {
        socket.end(`retry: ${1000 + Math.floor(Math.random() * 29_000)}\n\n`)
        socket.destroySoon()
      }
    },
  }
}

const nameOf = (topics: readonly string[]) => [...topics].sort().join()
const keyOf = ({ topic, key }: LiveEvent) => `${topic}\n${key}`

function sendWaiting(group: Group): void {
  group.timer = undefined
  if (group.waiting.size === 0) return
  const events = [...group.waiting.values()].sort((a, b) => a.id - b.id)
  group.waiting.clear()
  writeAll(group.sockets, Buffer.from(events.map(formatEvent).join('')))
  group.timer = setTimeout(sendWaiting, interval, group)
  group.timer.unref()
}

/** An event in the format of server-sent events. The id carries the time, which `since` needs. */
export function formatEvent({ id, at, topic, data }: LiveEvent): string {
  return `id: ${id}.${at}\nevent: ${topic}\ndata: ${data}\n\n`
}

function writeAll(sockets: Set<Socket>, bytes: Buffer): void {
  let left = batchSize
  const iterator = sockets.values()
  const some = () => {
    for (const socket of iterator) {
      if (socket.writableLength > maxUnsent) socket.destroy()
      else socket.write(bytes)
      left -= 1
      if (left > 0) continue
      left = batchSize
      return void setImmediate(some)
    }
  }
  some()
}
