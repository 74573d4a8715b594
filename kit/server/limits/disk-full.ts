/** True for an error of the file system or the database that means: no space left. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, cause } = error as Error & { code?: unknown }
  if (code === 'ENOSPC' || code === '53100' || /No space left on device/i.test(error.message)) return true
  return cause !== undefined && isDiskFull(cause)
}
