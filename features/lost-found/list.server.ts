import * as z from 'zod/mini'
import type { House } from '#kit/server/house.ts'
import type { PreparedAnswer } from '#kit/server/http/prepared.ts'
import { readSetting } from '#kit/server/staff/staff-settings.ts'
import { type GoneItem, type ItemList, listLength } from './contract.ts'
import { lostFoundTopic } from './item-kinds.ts'
import { newestItems } from './items.server.ts'
import {
  type ItemRow,
  isPublic,
  type LostFoundDatabase,
  type LostFoundTables,
  publicItem,
  type Rules,
} from './tables.server.ts'

/** What the open list is, and how a change reaches the phones. */
export type OpenList = {
  db: LostFoundDatabase
  answer: PreparedAnswer<ItemList>
  rules: () => Promise<Rules>
  /** Tells every phone that a thing came, changed or left. Call it after the commit. */
  changed: (row: ItemRow) => Promise<void>
  onChanged: (listener: () => void) => void
}

// Photos of things follow what staff decided for the contest's photos (threats D4, §7.6).
const moderation = { setting: 'photo-contest', topic: 'photo-contest-settings' }
const decided = z.object({ only_approved: z.boolean() })
const renewEvery = 600_000

export function openList(house: House): OpenList {
  const db = house.db.withTables<LostFoundTables>()
  const rules = async (): Promise<Rules> => {
    const setting = await readSetting(house.db, moderation.setting, decided)
    return { now: house.clock(), onlyApproved: setting?.value.only_approved ?? false }
  }
  const answer = house.prepared.answer('lost-found', [lostFoundTopic, moderation.topic], async () =>
    newestItems(db, await rules(), listLength),
  )
  // What grew too old leaves without a word from anybody.
  const timer = setInterval(() => house.prepared.changed(lostFoundTopic), renewEvery).unref()
  house.app.addHook('onClose', async () => clearInterval(timer))
  const listeners: (() => void)[] = []
  return {
    db,
    answer,
    rules,
    onChanged: listener => void listeners.push(listener),
    async changed(row) {
      for (const listener of listeners) listener()
      // Whoever did it and reads the list next finds it done.
      await answer.renew()
      await house.prepared.changed(lostFoundTopic)
      const gone: GoneItem = { id: row.id, gone: true }
      await house.live.publish(lostFoundTopic, row.id, isPublic(row, await rules()) ? publicItem(row) : gone)
    },
  }
}
