/**
 * Where reads wait for their turn. They get a part of each turn of the event loop, so however many there are, the votes, the
 * other writes and the calls of staff that arrive meanwhile are handled in between.
 */
export type ReadQueue = {
  /** Calls `start` when it is the read's turn. */
  add: (start: () => void) => void
  /** True while a read that comes now would wait too long. */
  readonly isFull: boolean
}

/** ms that a read waits at most, by the time that the last ones took. */
const longestWait = 500
/** ms of a turn for reads: as long as the rest of the turn took, within these bounds. */
const [leastShare, mostShare] = [5, 50]
/** Weight of the newest turn in the average. */
const weight = 0.2

export function createReadQueue(now = () => performance.now()): ReadQueue {
  const waiting: (() => void)[] = []
  /** Average ms from one read to the next while some wait. */
  let msEach = 0.2
  let turnEnded = 0
  const turn = async () => {
    const began = now()
    const until = began + Math.min(Math.max(began - turnEnded, leastShare), mostShare)
    let started = 0
    do {
      waiting.shift()?.()
      started += 1
      // What the handlers go on with counts too.
      await undefined
    } while (waiting.length > 0 && now() < until)
    msEach += ((now() - turnEnded) / started - msEach) * weight
    turnEnded = now()
    if (waiting.length > 0) setImmediate(turn)
  }
  return {
    add(start) {
      waiting.push(start)
      if (waiting.length > 1) return
      turnEnded = now()
      setImmediate(turn)
    },
    get isFull() {
      return waiting.length * msEach > longestWait
    },
  }
}
