/** Throws unless the key is a path of plain names: `..` or an absolute path could leave the storage folder. */
export function checkKey(key: string): void {
  if (key.length > 200 || !/^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*(\.[a-z0-9]{1,8})?$/.test(key))
    throw new Error('A storage key must be a path of plain names.')
}

const types: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webm: 'audio/webm',
  json: 'application/json',
}
/** The content type of an object, by its key's extension. */
export const typeOf = (key: string): string => types[key.split('.')[1] ?? ''] ?? 'application/octet-stream'
