import type { Pool } from 'pg'
import { oneAtATime } from './count-lock.server.ts'

/**
 * Lets the order of the gallery follow the counts: `vote_count` changes with each vote and is in no index,
 * `ranked_votes` is indexed and set here for many votes at once (docs/decisions/fair-votes.md).
 */
export type Ranks = {
  /** After a commit: these photos have other counts. */
  add: (photoIds: readonly string[]) => void
  /** Resolves when the order is true; in a rush of votes it may be `pause` behind. Nothing is thrown. */
  follow: () => Promise<void>
  close: () => void
}

const pause = 2000
/** So few are ranked at once, whenever somebody asks. */
const few = 50
/** Votes for a photo wait while it is ranked: so many at a time. */
const portion = 100
/** What a killed process left behind is found by a look at all photos: at the start and now and then. */
const healing = 60_000

/** `onRanked` hears of an order that changed without being asked for. */
export function createRanks(pool: Pool, onRanked: () => void): Ranks {
  let changed = new Set<string>()
  let isHealed = false
  let running: Promise<number> | undefined
  let timer: NodeJS.Timeout | undefined
  let begun = Number.NEGATIVE_INFINITY

  const rank = async () => {
    const ids = changed
    const wasHealed = isHealed
    begun = performance.now()
    changed = new Set()
    isHealed = true
    try {
      return await rankPhotos(pool, wasHealed ? [...ids] : await outOfRank(pool))
    } catch {
      // The database is away, which whoever reads will hear; the order waits.
      for (const id of ids) changed.add(id)
      isHealed = wasHealed
      later()
      return 0
    }
  }
  const run = () => {
    running ??= rank().finally(() => {
      running = undefined
    })
    return running
  }
  const isBehind = () => !isHealed || changed.size > 0
  const later = () => {
    timer ??= setTimeout(async () => {
      timer = undefined
      if (isBehind() && (await run()) > 0) onRanked()
    }, pause).unref()
  }
  const heal = setInterval(() => {
    isHealed = false
    later()
  }, healing).unref()

  return {
    add(ids) {
      for (const id of ids) changed.add(id)
      later()
    },
    async follow() {
      // What came after a run began may have come too late for it.
      await running
      const isRush = isHealed && changed.size > few && performance.now() - begun < pause
      if (isBehind() && !isRush) await run()
    },
    close() {
      clearTimeout(timer)
      clearInterval(heal)
    },
  }
}

async function outOfRank(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from photo_contest_submissions where ranked_votes <> vote_count',
  )
  return rows.map(row => row.id)
}

async function rankPhotos(pool: Pool, ids: string[]): Promise<number> {
  let ranked = 0
  for (let at = 0; at < ids.length; at += portion) {
    const { rowCount } = await pool.query({
      name: 'rank-photos',
      text: statement,
      values: [ids.slice(at, at + portion)],
    })
    ranked += rowCount ?? 0
  }
  return ranked
}

const statement = `
update photo_contest_submissions as photo set ranked_votes = vote_count
from unnest($1::uuid[]) as changed (id)
where photo.id = changed.id and ranked_votes <> vote_count and ${oneAtATime}`
