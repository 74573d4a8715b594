/** A folder or an S3 bucket. Keys are made by the server, never from a sender's file name. */
export type Storage = {
  /** Durable when it resolves (fsync of file and folder, or the bucket's acknowledgement). Writing a key twice is harmless. */
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>
  /** All of its bytes; undefined where there is no such object. */
  get: (key: string, options?: GetOptions) => Promise<Buffer | undefined>
  remove: (key: string) => Promise<void>
  /** Every key that starts with the prefix, and its time of change. */
  list: (prefix: string) => AsyncIterable<{ key: string; modified: Date }>
  close: () => Promise<void>
}

/**
 * `signal` gives the object up. `isForCrowd`: one of the pictures that thousands look at; a bucket takes a bounded number at once and
 * refuses more as `unavailable` 503, and nothing else waits for them.
 */
type GetOptions = { signal?: AbortSignal; isForCrowd?: boolean }
