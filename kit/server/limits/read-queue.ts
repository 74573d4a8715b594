/**
 * Where reads wait for their turn. They get a part of each turn of the event loop, so however many there are, the votes, the
 * other writes and the calls of staff that arrive meanwhile are handled in between. Refusals get a small part of the reads'
 * time: programs that ask again at once would otherwise use up the processor with refusals, and nobody would be answered.
 * A phone that waits for its refusal sends nothing else on that connection.
 */
export type ReadQueue = {
  /** Calls `start` when it is the read's turn. */
  add: (start: () => void) => void
  /** Calls `answer`, which refuses a read: in the next turn, or later while more refusals wait than their part allows. */
  refuse: (answer: () => void) => void
  /** Tells of a new connection: reads wait a moment longer, in case more of them come. */
  accepted: () => void
  /** True while a read that comes now would wait too long. */
  readonly isFull: boolean
}

/** ms that a read waits at most, by the time that the last ones took. */
const longestWait = 500
/** ms of a turn for reads: as long as the rest of the turn took, within these bounds. */
const [leastShare, mostShare] = [2, 20]
/** The refusals' part of the time that reads took in the same turn. Reading a refused request costs about as much again. */
const refusalsPart = 1 / 8
/** ms of a turn for refusals, however short the reads were. */
const leastForRefusals = 0.5
/**
 * Turns of the event loop without reads between two with reads: the first, and the second while new connections come. libuv accepts one
 * in each turn, so with few turns a member of staff who comes together with 3,000 others would wait for seconds to be let in.
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
    // If the queue is empty, a new read would start in this turn. So the time that other work took is not counted for it.
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
      return waiting.length * msEach > longestWait
    },
  }
}
