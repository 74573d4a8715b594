/**
 * An expected error, answered as `{ code, message }` with its status; the screen chooses the sentence by the code. Any
 * other exception is a defect: it is logged and answered as `internal`.
 */
export class Refusal extends Error {
  readonly code: string
  readonly status: number
  /** Seconds to wait before another try; sent as Retry-After. */
  readonly retryAfter: number | undefined

  constructor(code: string, status = 400, message = code, retryAfter?: number) {
    super(message)
    this.code = code
    this.status = status
    this.retryAfter = retryAfter
  }
}
/** Throws a Refusal. */
export function refuse(code: string, status = 400, message = code, retryAfter?: number): never {
  throw new Refusal(code, status, message, retryAfter)
}
