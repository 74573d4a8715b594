import { StartError } from '../start-error.ts'

/** The result of work; rejects as soon as the signal is aborted. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  const aborted = Promise.withResolvers<never>()
  const stop = () => aborted.reject(new StartError('The backup was broken off.'))
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop)
  return Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener('abort', stop))
}
