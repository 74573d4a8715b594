import { readStorage, writeStorage } from './local-storage.ts'

/** Local storage key: ms that the server's clock is ahead of this phone's; read by web/page/end.js too. */
const key = 'clock-ahead'
/** Smaller differences (ms) come from the travel time of an answer and the whole seconds of its Date. */
const ofTheWay = 2000

/** The phone's clock (ms), and a monotonic one, which may stand still while the phone sleeps. */
type PhoneClocks = { wall: () => number; running: () => number }
const ofThisPhone: PhoneClocks = { wall: () => Date.now(), running: () => performance.now() }

/**
 * The server's time as far as this phone knows it: its own clock, corrected by the Date of the server's last answer. The
 * difference is stored for the next visit, which may be offline. Setting the phone's clock meanwhile changes nothing.
 */
export function createServerClock({ wall, running }: PhoneClocks = ofThisPhone) {
  const kept = readStorage(key)
  let aheadMs = Number(kept) || 0
  let isKnown = kept !== null
  /** The newest answer (ms), and the monotonic time at which it was heard. */
  let newest = { date: 0, heard: 0 }
  let last = { wall: wall(), running: running() }
  const listeners = new Set<() => void>()
  const onJumps = new Set<() => void>()
  const setAhead = (ms: number) => {
    aheadMs = ms
    isKnown = true
    writeStorage(key, String(ms))
  }
  const look = () => {
    const next = { wall: wall(), running: running() }
    const setBack = next.running - last.running - (next.wall - last.wall)
    last = next
    if (setBack > ofTheWay) setAhead(Math.round(aheadMs + setBack))
    if (setBack < -ofTheWay) for (const listener of onJumps) listener()
    return next.wall
  }
  return {
    /** ms since 1970; never before an answer that this phone has received and the time since. */
    now: (): number => Math.max(look() + aheadMs, newest.date + last.running - newest.heard),
    /** Whether it was set back while the guide was closed: nobody knows how long ago an answer was stored. */
    isBehind: (): boolean => look() + aheadMs < newest.date - ofTheWay,
    /** Whether the server's time was ever received; until then it is the phone's. */
    isKnown: (): boolean => isKnown,
    /** An answer came over the network, with this Date (ms). */
    hear(date: number): void {
      const ahead = date - look()
      newest = { date, heard: last.running }
      if (isKnown && Math.abs(ahead - aheadMs) <= ofTheWay) return
      setAhead(Math.abs(ahead) > ofTheWay ? Math.round(ahead) : 0)
      for (const listener of listeners) listener()
    },
    /** An answer of this time (ms) was stored on the phone or came with the page, so it cannot be earlier now. */
    hearKept(date: number): void {
      if (date > newest.date) newest = { date, heard: running() }
    },
    /** Calls back when the phone's clock has jumped ahead: it slept, or was set. Only an answer of the server tells which. */
    onJump(listener: () => void): void {
      onJumps.add(listener)
    },
    /** Calls back when the clock was set right. Returns the unsubscribe function. */
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const serverClock = createServerClock()
/** The server's time in ms since 1970, whatever the phone's clock says. */
export const serverNow = (): number => serverClock.now()
