/** The result of `work`; undefined if it fails or takes longer. */
export function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => late.resolve(undefined), ms)
  const done = work.catch(() => undefined)
  return Promise.race([done, late.promise]).finally(() => clearTimeout(timer))
}
