/**
 * True if the error means that the database is restarting, unreachable or out of connections; false for an error of the query.
 * Such a call is answered 503 with Retry-After.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as Error & { code?: unknown }
  if (typeof code === 'string' && codes.test(code)) return true
  return error instanceof AggregateError
    ? error.errors.some(isDatabaseUnavailable)
    : messages.test(error.message)
}
// 08: connection exceptions; 53300: too many connections; 55000: the database accepts no connections (closed by its operator, or
// being dropped); 57P01-57P03: shutting down, crashed, starting up.
const codes =
  /^(08\w{3}|53300|55000|57P0[1-3]|ECONN(REFUSED|RESET|ABORTED)|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
// Errors that pg throws without a code.
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/
