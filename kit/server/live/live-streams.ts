import type { Socket } from 'node:net'

/** One event. `id` grows with every event; `at` is in seconds since 1970. */
export type LiveEvent = { id: number; at: number; topic: string; key: string; data: string }

/** The open streams of this process. */
export type Streams = {
  readonly size: number
  add: (socket: Socket, topics: readonly string[], owner: string) => void
  /** How many streams a device, or a network of phones without one, has open. */
  ownedBy: (owner: string) => number
  /** Sends each stream the events of its topics in one write. */
  send: (events: readonly LiveEvent[]) => void
  /** Writes a comment to every stream: proxies keep the connection, and writing to a dead one ends it. */
  sendHeartbeat: () => void
  /** Ends every stream with a random `retry` of 1 to 30 s. */
  close: () => void
}

type Group = { topics: readonly string[]; sockets: Set<Socket> }
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
    if (group?.sockets.size === 0) groups.delete(place.group)
    const left = (owners.get(place.owner) ?? 1) - 1
    if (left > 0) owners.set(place.owner, left)
    else owners.delete(place.owner)
  }
  return {
    get size() {
      return places.size
    },
    add(socket, topics, owner) {
      const name = [...topics].sort().join()
      const group = groups.get(name) ?? { topics, sockets: new Set() }
      groups.set(name, group)
      group.sockets.add(socket)
      places.set(socket, { group: name, owner })
      owners.set(owner, (owners.get(owner) ?? 0) + 1)
      socket.on('close', forget)
    },
    ownedBy: owner => owners.get(owner) ?? 0,
    send(events) {
      for (const { topics, sockets } of groups.values()) {
        const text = events
          .filter(event => topics.includes(event.topic))
          .map(formatEvent)
          .join('')
        if (text) writeAll(sockets, Buffer.from(text))
      }
    },
    sendHeartbeat() {
      const empty = Buffer.from(':\n\n')
      for (const { sockets } of groups.values()) writeAll(sockets, empty)
    },
    close() {
      for (const socket of places.keys()) {
        socket.end(`retry: ${1000 + Math.floor(Math.random() * 29_000)}\n\n`)
        socket.destroySoon()
      }
    },
  }
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
