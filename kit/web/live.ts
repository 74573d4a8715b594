import { useEffect, useRef } from 'react'
import { answeredSince, answersCame } from './query-cache.ts'

type Listener = {
  topic: string
  hear: (data: unknown) => void
  missed: () => void
  /** Also while the page is hidden: for a console that must sound an alarm. */
  whileHidden?: boolean
}

/**
 * Subscribes to a live topic while the component is mounted. `hear` gets each changed row; `missed` is called when events
 * may have been lost and the list must be fetched again. All topics share one EventSource; a hidden page has none.
 */
export function useLive<T>(topic: string, hear: (row: T) => void, missed: () => void): void {
  const latest = useRef({ hear, missed })
  latest.current = { hear, missed }
  useEffect(() => {
    const listener: Listener = {
      topic,
      hear: data => latest.current.hear(data as T),
      missed: () => latest.current.missed(),
    }
    return listenLive(listener)
  }, [topic])
}

/** `useLive` outside of a component; returns the way to end it. */
export function listenLive(listener: Listener): () => void {
  listeners.add(listener)
  change()
  return () => {
    listeners.delete(listener)
    change()
  }
}

const listeners = new Set<Listener>()
let stream: EventSource | undefined
let streamTopics = ''
/** The server refused the last stream. */
let isRefused = false
/** Id of the last event that this page heard. */
let lastEvent = ''
let waiting: ReturnType<typeof setTimeout> | undefined

/** Opens or closes the stream after `ms`, so that a screen that mounts three parts opens one stream and not three. */
function change(ms = 50): void {
  clearTimeout(waiting)
  waiting = setTimeout(settle, ms)
}

function settle(): void {
  if (document.readyState !== 'complete') return void addEventListener('load', () => change(), { once: true })
  const isVisible = document.visibilityState === 'visible'
  const heard = [...listeners].filter(listener => isVisible || listener.whileHidden)
  const topics = [...new Set(heard.map(listener => listener.topic))].toSorted()
  const wanted = topics.join()
  if (wanted === streamTopics && stream?.readyState !== EventSource.CLOSED) return
  stream?.close()
  stream = undefined
  const isWider = topics.some(topic => !streamTopics.split(',').includes(topic))
  streamTopics = wanted
  if (!wanted) return
  // The list of a newly followed topic may be older than the last event: ask again for everything since that event’s second.
  if (lastEvent) open(topics, isWider ? lastEvent.split('.')[1] : lastEvent)
  // The first stream asks for what happened since the answers on the screen, so these have to be there.
  else
    answersCame(5000).then(() => {
      const answered = answeredSince()
      if (streamTopics === wanted && !stream) open(topics, answered && Math.floor(answered / 1000))
    })
}

function open(topics: readonly string[], since: string | number | undefined): void {
  const opened = new EventSource(`/api/live?topics=${topics.join()}${since ? `&since=${since}` : ''}`)
  stream = opened
  const tell = (wants: (listener: Listener) => boolean, how: (listener: Listener) => void) => {
    if (stream === opened) for (const listener of listeners) if (wants(listener)) how(listener)
  }
  const tellMissed = () =>
    tell(
      () => true,
      listener => listener.missed(),
    )
  opened.addEventListener('ready', event => {
    isRefused = false
    lastEvent = event.lastEventId || lastEvent
    const { resumed } = JSON.parse((event as MessageEvent<string>).data) as { resumed: boolean }
    if (!resumed) tellMissed()
  })
  for (const topic of topics)
    opened.addEventListener(topic, event => {
      lastEvent = event.lastEventId || lastEvent
      const data: unknown = JSON.parse((event as MessageEvent<string>).data)
      tell(
        listener => listener.topic === topic,
        listener => listener.hear(data),
      )
    })
  opened.addEventListener('error', () => {
    // The browser reconnects a lost stream by itself, but not one that the server refused because it has too many. Until one
    // opens, the lists are fetched at each new attempt.
    if (stream !== opened || opened.readyState !== EventSource.CLOSED) return
    if (isRefused) tellMissed()
    isRefused = true
    change(8000 + Math.random() * 8000)
  })
}

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => change())
  // The browser waits up to 15 s before it reconnects, or does not notice that the connection of the lost network is dead.
  addEventListener('online', () => {
    stream?.close()
    change()
  })
}
