import * as z from 'zod/mini'
import type { AnyDatabase } from './db/any-database.ts'
import { readSetting, writeSettingOnce } from './staff/staff-settings.ts'

export const pushKeysSetting = 'push-keys'
const keys = z.strictObject({
  /** Uncompressed point, base64url: browsers subscribe with it. */
  publicKey: z.string(),
  /** The scalar `d`, base64url. */
  privateKey: z.string(),
})
export type PushKeys = z.output<typeof keys>

/**
 * The key pair by which push services know this guide (VAPID, RFC 8292). Made once, kept in the database and so in its backup,
 * because new keys would make every subscription void.
 */
export async function pushKeys(db: AnyDatabase): Promise<PushKeys> {
  const known = await readSetting(db, pushKeysSetting, keys)
  if (known) return known.value
  const fresh = await newKeys()
  // Of two servers that start together, the first one's keys stay.
  await writeSettingOnce(db, pushKeysSetting, fresh)
  return (await readSetting(db, pushKeysSetting, keys))?.value ?? fresh
}

/** Whether the stored key pair exists, and whether its two halves belong together: one signs, the other verifies. */
export async function judgePushKeys(db: AnyDatabase): Promise<'fine' | 'missing' | 'broken'> {
  if (!(await readSetting(db, pushKeysSetting, z.unknown()))) return 'missing'
  const pair = await readSetting(db, pushKeysSetting, keys)
  return pair && (await belongTogether(pair.value).catch(() => false)) ? 'fine' : 'broken'
}

const curve = { name: 'ECDSA', namedCurve: 'P-256' }

async function belongTogether({ publicKey, privateKey }: PushKeys): Promise<boolean> {
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }
  const { subtle } = crypto
  const signs = await subtle.importKey('jwk', { ...jwk, d: privateKey }, curve, false, ['sign'])
  const accepts = await subtle.importKey('raw', point, curve, false, ['verify'])
  const how = { name: 'ECDSA', hash: 'SHA-256' }
  const text = Buffer.from('trial')
  return subtle.verify(how, accepts, await subtle.sign(how, signs, text), text)
}

async function newKeys(): Promise<PushKeys> {
  const pair = await crypto.subtle.generateKey(curve, true, ['sign'])
  const { d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  const point = await crypto.subtle.exportKey('raw', pair.publicKey)
  return { publicKey: Buffer.from(point).toString('base64url'), privateKey: d }
}
