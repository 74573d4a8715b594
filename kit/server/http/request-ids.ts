import { randomBytes } from 'node:crypto'

/**
 * Makes the id of each request: short, and different in every process and after every start. It stands in the log lines of
 * the request and in answers of status 5xx, so that the line of a failure that somebody saw is found.
 */
export function requestIds(): () => string {
  const process = randomBytes(4).toString('hex')
  let count = 0
  return () => `${process}-${(count++).toString(36)}`
}
