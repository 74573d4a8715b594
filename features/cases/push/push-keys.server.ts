import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { forgetSetting, readSetting, writeSettingOnce } from '#kit/server/staff/staff-settings.ts'

const settingsKey = 'push-keys'
const keys = z.strictObject({
  /** Uncompressed point, base64url: browsers subscribe with it. */
  publicKey: z.string(),
  /** The scalar `d`, base64url. */
  privateKey: z.string(),
})
export type PushKeys = z.output<typeof keys>

/**
 * The key pair by which push services know this guide (VAPID, RFC 8292). Made once, kept in the database and so in its
 * backup: with other keys every subscription would be void.
 */
// biome-ignore lint/complexity/noBannedTypes: the settings belong to the server kit
export async function pushKeys(db: Kysely<{}>): Promise<PushKeys> {
  const known = await readSetting(db, settingsKey, keys)
  if (known) return known.value
  const fresh = await newKeys()
  // Of two servers that start together the first one's stay.
  await writeSettingOnce(db, settingsKey, fresh)
  return (await readSetting(db, settingsKey, keys))?.value ?? fresh
}

/** Forgets the pair and every subscription: the next start makes another pair, and staff switch messages on again. */
// biome-ignore lint/complexity/noBannedTypes: the settings belong to the server kit
export async function forgetPushKeys(db: Kysely<{}>): Promise<void> {
  await forgetSetting(db, settingsKey)
  await sql`delete from push_subscriptions`.execute(db)
}

async function newKeys(): Promise<PushKeys> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign'])
  const { d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  const point = await crypto.subtle.exportKey('raw', pair.publicKey)
  return { publicKey: Buffer.from(point).toString('base64url'), privateKey: d }
}
