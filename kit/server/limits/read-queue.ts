/**
 * A queue for reads. They get a part of each turn of the event loop, so however many there are, votes, other writes and staff
 * calls that arrive meanwhile are handled in between. Refusals get a small part of the reads' time: otherwise programs that retry
 * at once would use up the processor with refusals, and nobody would be answered. A phone that waits for its refusal sends
 * nothing else on that connection.
 */
export type ReadQueue = {
  /** Calls `start` when it is the read's turn. */
  add: (start: () => void) => void
  /** Calls `answer`, which refuses a read, in the next turn, or later if more refusals wait than their part allows. */
  refuse: (answer: () => void) => void
  /** Reports a new connection: reads then wait a moment longer, in case more come. */
  accepted: () => void
  /** True while a new read would wait too long. */
  readonly isFull: boolean
}

/** The longest wait of a read in ms, estimated from the last ones. */
const longestWait = 500
/**
 * Reads that may always wait: one page requests as many files at once, and after a stall of the process the estimate is far too
 * long. A refused file would leave the visitor without the screen.
 */
const fewest = 50
/** ms per turn for reads: as long as the rest of the turn took, within these bounds. */
const [leastShare, mostShare] = [2, 20]
/** Refusals' share of the time that reads took in the same turn. Reading a refused request costs about as much again. */
const refusalsPart = 1 / 8
/** ms per turn for refusals, even if reads took less. */
const leastForRefusals = 0.5
/**
 * Turns of the event loop between two with reads: usually the first number, up to the second while new connections come. libuv
 * accepts one connection per turn, so with few turns a member of staff who comes together with 3,000 others would wait for
 * seconds.
 */
const [leastBetween, mostBetween] = [100, 1000]
/** Weight of the newest turn in the average. */
const weight = 0.2

export function createReadQueue(now = () => performance.now()): ReadQueue {
  const waiting: (() => void)[] = []
  const refusals: (() => void)[] = []
  /** Average ms from one read to the next while some wait. */
  let msEach = 0.2
  let turnEnded = 0
  let isRunning = false
  let hasAccepted = false
  const run = () => {
    if (isRunning) return
    isRunning = true
    turnEnded = now()
    setImmediate(turn)
  }
  const turn = async () => {
    const began = now()
    const until = began + Math.min(Math.max(began - turnEnded, leastShare), mostShare)
    let started = 0
    while (waiting.length > 0 && (started === 0 || now() < until)) {
      waiting.shift()?.()
      started += 1
      // Lets the handler continue, so that its time is part of this turn.
      await undefined
    }
    // If the queue is empty, a new read would start in this turn, so the time that other work took is not counted.
    const since = waiting.length > 0 ? turnEnded : began
    if (started > 0) msEach += ((now() - since) / started - msEach) * weight
    const readsEnded = now()
    const lastRefusal = readsEnded + Math.max((readsEnded - began) * refusalsPart, leastForRefusals)
    while (refusals.length > 0 && now() < lastRefusal) refusals.shift()?.()
    turnEnded = now()
    isRunning = waiting.length + refusals.length > 0
    if (isRunning) letOthersIn(1)
  }
  const letOthersIn = (turns: number) =>
    setImmediate(() => {
      const goOn = turns < leastBetween || (hasAccepted && turns < mostBetween)
      hasAccepted = false
      if (goOn) letOthersIn(turns + 1)
      else turn()
    })
  return {
    add(start) {
      waiting.push(start)
      run()
    },
    refuse(answer) {
      refusals.push(answer)
      run()
    },
    accepted() {
      hasAccepted = true
    },
    get isFull() {
      return waiting.length > fewest && waiting.length * msEach > longestWait
    },
  }
}
