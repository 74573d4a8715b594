import type { FieldProblem } from './field-problems.ts'

/**
 * An expected error, answered as `{ code, message }` with its status; the screen chooses the sentence by the code. Any other
 * exception is a defect: it is logged and answered as `internal`.
 */
export class Refusal extends Error {
  readonly code: string
  readonly status: number
  /** Seconds to wait before another try; sent as Retry-After. */
  readonly retryAfter: number | undefined
  /** Which fields are wrong and how, if the code alone does not say it. */
  readonly fields: readonly FieldProblem[] | undefined
  /** Who of the staff changed it meanwhile; sent to staff only. */
  readonly by: string | undefined

  constructor(
    code: string,
    status = 400,
    message = code,
    retryAfter?: number,
    fields?: readonly FieldProblem[],
    by?: string,
  ) {
    super(message)
    this.code = code
    this.status = status
    this.retryAfter = retryAfter
    this.fields = fields
    this.by = by
  }
}
/** Throws a Refusal. */
export function refuse(code: string, status = 400, message = code, retryAfter?: number): never {
  throw new Refusal(code, status, message, retryAfter)
}
