import { openDevice } from '#tests/world/device.ts'
import type { KeptComplaint } from './contract.ts'

/** A visitor complains about a drain; resolves to the words, the number and the secret of its link. */
export async function complain(url: string) {
  const words = `नाली भरी है ${crypto.randomUUID()}`
  const notice = { notice_version: 'v1', notice_language: 'hi' }
  const fields = { id: crypto.randomUUID(), category: 'drain', words, ...notice }
  const { body } = await (await openDevice(url)).send('/api/complaints', fields)
  const { number, secret } = body as KeptComplaint
  return { words, number, secret }
}
