import type { Readable } from 'node:stream'

/** A folder or an S3 bucket. Keys are made by the server, never from a sender's file name. */
export type Storage = {
  /** Durable when it resolves (fsync of file and folder, or the bucket's acknowledgement). Writing a key twice is harmless. */
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>
  /** undefined where there is no such object. */
  get: (key: string) => Promise<{ body: Readable; size: number; contentType: string } | undefined>
  remove: (key: string) => Promise<void>
  /** Every key that starts with the prefix, and its time of change. */
  list: (prefix: string) => AsyncIterable<{ key: string; modified: Date }>
  close: () => Promise<void>
}
