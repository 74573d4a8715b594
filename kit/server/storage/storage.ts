/** A folder or an S3 bucket. Keys are made by the server, never from a sender's file name. */
export type Storage = {
  /** Durable when it resolves (fsync of file and folder, or the bucket's acknowledgement). Writing a key twice is harmless. */
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** All bytes; undefined if there is no such object. */
  get: (key: string, options?: GetOptions) => Promise<Buffer | undefined>
  remove: (key: string) => Promise<void>
  /** Every key that starts with the prefix, and its modification time. */
  list: (prefix: string) => AsyncIterable<{ key: string; modified: Date }>
  close: () => Promise<void>
}

/**
 * `signal` cancels the request. `isForCrowd`: a picture that thousands look at; a bucket limits how many it serves at once and
 * refuses more as `unavailable` 503, so that nothing else waits for them.
 */
type GetOptions = { signal?: AbortSignal; isForCrowd?: boolean }
