/** Now, in milliseconds since 1970. Injected everywhere, so that a test may move it. */
export type Clock = () => number
export const systemClock: Clock = () => Date.now()

/** The fair's own time zone: every schedule is told in it, wherever the phone thinks it is. */
export const fairTimeZone = 'Asia/Kolkata'
