/**
 * Is this the database's absence (restarting, unreachable, out of connections) rather than a fault of the query?
 * Such a call is answered 503 with Retry-After: the same call will work in a moment.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as Error & { code?: unknown }
  if (typeof code === 'string' && codes.test(code)) return true
  return error instanceof AggregateError
    ? error.errors.some(isDatabaseUnavailable)
    : messages.test(error.message)
}
// 08: connection exceptions; 53300: too many connections; 57P01-57P03: shutting down, crashed, starting up.
const codes =
  /^(08\w{3}|53300|57P0[1-3]|ECONN(REFUSED|RESET|ABORTED)|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
// What pg throws without a code.
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/
