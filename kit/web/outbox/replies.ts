import { readStorage, writeStorage } from '../local-storage.ts'
import type { OutboxResult } from './item.ts'
import { deleteResult, saveResult } from './store.ts'

/** Stores the newest five replies under a key of local storage, each once. */
export function addReply(key: string, reply: unknown): void {
  const known = readReplies(key).filter(other => JSON.stringify(other) !== JSON.stringify(reply))
  writeStorage(key, JSON.stringify([reply, ...known].slice(0, 5)))
}
/**
 * The service worker cannot reach local storage, so the next page moves the replies there, and forgets there what was refused.
 * Resolves to whether the result is still to be shown.
 */
export async function takeReply(result: OutboxResult): Promise<boolean> {
  const { keepRepliesIn, forgetIfRefused, refusal, ...others } = result
  if (forgetIfRefused && refusal) {
    forget(forgetIfRefused)
    await deleteResult(result.id)
    return false
  }
  if (!keepRepliesIn || refusal) return true
  addReply(keepRepliesIn, result.reply)
  await saveResult(others)
  return true
}

function forget({ storageKey, key }: NonNullable<OutboxResult['forgetIfRefused']>): void {
  try {
    const { [key]: _, ...others } = JSON.parse(readStorage(storageKey) ?? '{}') as Record<string, unknown>
    writeStorage(storageKey, JSON.stringify(others))
  } catch {
    // It holds nothing of ours.
  }
}

function readReplies(key: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(readStorage(key) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
