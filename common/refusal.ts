/**
 * An expected refusal: travels as `{ code, message }` with its status; the screen picks the sentence by its code.
 * Anything else that is thrown is a defect: it is logged and becomes `internal`.
 */
export class Refusal extends Error {
  readonly code: string
  readonly status: number
  /** Seconds after which another try makes sense; sent as Retry-After. */
  readonly retryAfter: number | undefined

  constructor(code: string, status = 400, message = code, retryAfter?: number) {
    super(message)
    this.code = code
    this.status = status
    this.retryAfter = retryAfter
  }
}
/** Stops the call with a refusal. */
export function refuse(code: string, status = 400, message = code, retryAfter?: number): never {
  throw new Refusal(code, status, message, retryAfter)
}
