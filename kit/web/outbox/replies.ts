import { readStorage, writeStorage } from '../local-storage.ts'
import type { OutboxResult } from './item.ts'
import { saveResult } from './store.ts'

/** Stores the newest five replies under a key of local storage, each once. */
export function addReply(key: string, reply: unknown): void {
  const known = readReplies(key).filter(other => JSON.stringify(other) !== JSON.stringify(reply))
  writeStorage(key, JSON.stringify([reply, ...known].slice(0, 5)))
}
/** The service worker cannot reach local storage, so the next page moves the replies there. */
export async function takeReply(result: OutboxResult): Promise<void> {
  const { keepRepliesIn, refusal, ...others } = result
  if (!keepRepliesIn || refusal) return
  addReply(keepRepliesIn, result.reply)
  await saveResult(others)
}

function readReplies(key: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(readStorage(key) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
