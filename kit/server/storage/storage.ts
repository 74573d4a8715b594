import type { Readable } from 'node:stream'

/** Where bytes live: a folder or an S3 bucket. Keys are made by the server, never from a file's own name. */
export type Storage = {
  /** Durable when it resolves (fsync of file and folder, or the bucket's word). Writing the same key twice is harmless. */
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>
  /** undefined where there is no such object. */
  get: (key: string) => Promise<{ body: Readable; size: number; contentType: string } | undefined>
  remove: (key: string) => Promise<void>
  /** Every key below a prefix with its age, for the orphan sweep. */
  list: (prefix: string) => AsyncIterable<{ key: string; modified: Date }>
  close: () => Promise<void>
}
