import * as z from 'zod/mini'
import type { AppContext } from '#kit/server/context.ts'
import type { CachedResponse } from '#kit/server/http/response-cache.ts'
import { readSetting } from '#kit/server/staff/staff-settings.ts'
import { type GoneItem, type ItemList, listLength } from './contract.ts'
import { lostFoundTopic } from './item-kinds.ts'
import { itemOf, newestItems } from './items.server.ts'
import {
  type ItemRow,
  isPublic,
  type LostFoundDatabase,
  type LostFoundTables,
  publicItem,
  type Rules,
} from './tables.server.ts'

/** The contents of the open list, and how a change reaches phones. */
export type OpenList = {
  db: LostFoundDatabase
  answer: CachedResponse<ItemList>
  rules: () => Promise<Rules>
  /** Tells every phone that a thing was added, changed or removed. Call it after the commit. */
  changed: (row: ItemRow) => Promise<void>
  onChanged: (listener: () => void) => void
}

// Photos of things follow what staff decided for the contest's photos (threats D4, §7.6).
const moderation = { setting: 'photo-contest', topic: 'photo-contest-settings' }
const decided = z.object({ only_approved: z.boolean() })
const renewEvery = 600_000

export function openList(context: AppContext): OpenList {
  const db = context.db.withTables<LostFoundTables>()
  const rules = async (): Promise<Rules> => {
    const setting = await readSetting(context.db, moderation.setting, decided)
    return { now: context.clock(), onlyApproved: setting?.value.only_approved ?? false }
  }
  const answer = context.responseCache.answer('lost-found', [lostFoundTopic, moderation.topic], async () =>
    newestItems(db, await rules(), listLength),
  )
  // If staff switch approval of photos on or off, open phones fetch the list again.
  let before: boolean | undefined
  answer.onRenewed(async () => {
    const { onlyApproved } = await rules()
    if (before !== undefined && before !== onlyApproved)
      await context.live.publish('lost-found-rules', String(onlyApproved), {})
    before = onlyApproved
  })
  // Drop rows past their age even if no event arrives.
  context.looks.every(renewEvery, 'lost and found', () => context.responseCache.changed(lostFoundTopic))
  const listeners: (() => void)[] = []
  return {
    db,
    answer,
    rules,
    onChanged: listener => void listeners.push(listener),
    async changed(row) {
      for (const listener of listeners) listener()
      // Renewed before the answer, so that whoever made the change finds it in the list.
      await context.responseCache.changed(lostFoundTopic)
      await context.live.publish(lostFoundTopic, row.id, async () => {
        const now = await itemOf(db, row.id)
        const gone: GoneItem = { id: row.id, gone: true }
        return now && isPublic(now, await rules()) ? publicItem(now) : gone
      })
    },
  }
}
