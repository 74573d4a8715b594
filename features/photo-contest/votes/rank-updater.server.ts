import type { Pool } from 'pg'
import { inQueryClass } from '#kit/server/db/shared-pool.ts'
import { takeCountLock } from './count-votes.server.ts'

/**
 * Copies `vote_count` to `ranked_votes`, by which the gallery is sorted. `vote_count` changes with every vote and is in no
 * index, so that a vote is cheap; `ranked_votes` is indexed and updated here for many photos at once
 * (docs/decisions/012-fair-votes.md).
 */
export type RankUpdater = {
  /** Call after a commit: the counts of these photos changed. */
  add: (photoIds: readonly string[]) => void
  /** Resolves when the order is up to date; under many votes it may be `intervalMs` behind. Never rejects. */
  catchUp: () => Promise<void>
  /** Compares all photos at the next update, as at the start: a killed process may have left some behind. */
  compareAll: () => void
  close: () => void
}

const intervalMs = 2000
/** `catchUp` updates up to this many photos at once; more of them only every `intervalMs`. */
const fewPhotos = 50
/** Photos per statement: votes for a photo wait while it is updated. */
const photosPerStatement = 100

/** `onChange` is called when an update that nobody waited for changed the order. */
export function createRankUpdater(pool: Pool, onChange: () => void): RankUpdater {
  let changed = new Set<string>()
  let isChecked = false
  let running: Promise<number> | undefined
  let timer: NodeJS.Timeout | undefined
  let startedAt = Number.NEGATIVE_INFINITY

  const update = async () => {
    const ids = changed
    const wasChecked = isChecked
    startedAt = performance.now()
    changed = new Set()
    isChecked = true
    try {
      return await updateRanks(pool, wasChecked ? [...ids] : await photosBehind(pool))
    } catch {
      // The database is away, which the reader of the list gets as an error. Try these photos again later.
      for (const id of ids) changed.add(id)
      isChecked = wasChecked
      schedule()
      return 0
    }
  }
  const run = () => {
    // Whoever looks may read from a copy, which refuses to be updated.
    running ??= inQueryClass('other', update).finally(() => {
      running = undefined
    })
    return running
  }
  const isBehind = () => !isChecked || changed.size > 0
  const schedule = () => {
    timer ??= setTimeout(async () => {
      timer = undefined
      if (isBehind() && (await run()) > 0) onChange()
    }, intervalMs).unref()
  }

  return {
    add(ids) {
      for (const id of ids) changed.add(id)
      schedule()
    },
    async catchUp() {
      // A run that began earlier may have missed the newest counts, so wait for it and run again.
      await running
      const isTooSoon = isChecked && changed.size > fewPhotos && performance.now() - startedAt < intervalMs
      if (isBehind() && !isTooSoon) await run()
    },
    compareAll() {
      isChecked = false
      schedule()
    },
    close: () => clearTimeout(timer),
  }
}

async function photosBehind(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from photo_contest_submissions where ranked_votes <> vote_count',
  )
  return rows.map(row => row.id)
}

/** Answers how many photos changed. */
async function updateRanks(pool: Pool, ids: string[]): Promise<number> {
  let updated = 0
  for (let from = 0; from < ids.length; from += photosPerStatement) {
    const { rowCount } = await pool.query({
      name: 'update-ranks',
      text: statement,
      values: [ids.slice(from, from + photosPerStatement)],
    })
    updated += rowCount ?? 0
  }
  return updated
}

const statement = `
update photo_contest_submissions as photo set ranked_votes = vote_count
from unnest($1::uuid[]) as changed (id)
where photo.id = changed.id and ranked_votes <> vote_count and ${takeCountLock}`
