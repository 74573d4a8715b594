import { join } from 'node:path'
import type { Settings } from '#kit/server/settings.ts'
import { openFolder } from './folder.ts'
import type { Storage } from './storage.ts'

/** Opens the storage that the settings name; the S3 client is only loaded if needed. */
export async function openStorage(settings: Pick<Settings, 'dataDir' | 's3'>): Promise<Storage> {
  if (!settings.s3) return openFolder(join(settings.dataDir, 'files'))
  const { openBucket } = await import('./s3.ts')
  return openBucket(settings.s3)
}
