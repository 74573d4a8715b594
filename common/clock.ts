/** Returns the current time in milliseconds since 1970. Passed in everywhere, so that tests can set it. */
export type Clock = () => number
export const systemClock: Clock = () => Date.now()

/** Time zone of all schedules and times in the guide, whatever the phone's own zone is. */
export const fairTimeZone = 'Asia/Kolkata'
