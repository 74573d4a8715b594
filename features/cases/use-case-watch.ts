import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { listenLive } from '#kit/web/live.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { usePolling } from '#kit/web/staff/use-polling.ts'
import { announcement } from './announcement.ts'
import type { CaseWatch, casesContract } from './contract.ts'
import { sound } from './sound.ts'

const useCall = staffQueryHook<typeof casesContract>()
/** ms between two checks of how long cases have waited. */
const tick = 5000

/** How many cases wait for somebody, and how many of them nobody has seen. */
export type CaseCounts = { waiting: number; unseen: number }

/**
 * Watches cases on every screen of the console: live, even while the page is hidden. A new one sounds and vibrates, and again
 * when half and all of its time has passed.
 */
export function useCaseWatch(): CaseCounts {
  const { value, savedAt, refresh } = useCall('GET /api/cases/watch', {})
  usePolling(refresh)
  useCaseNews(value?.topics, refresh)
  useSound(value, savedAt)
  return useMemo(() => {
    const waiting = value?.cases.filter(({ owner }) => owner === null) ?? []
    return { waiting: waiting.length, unseen: waiting.filter(row => !row.seen_at).length }
  }, [value])
}

/** Calls back when a case of these live topics is added, changes or ends, even while the page is hidden. */
export function useCaseNews(topics: readonly string[] | undefined, tell: () => Promise<void>): void {
  const news = useEffectEvent(() => void tell())
  const all = topics?.join() ?? ''
  useEffect(() => {
    const ends = all
      .split(',')
      .filter(Boolean)
      .map(topic => listenLive({ topic, hear: () => news(), missed: () => news(), whileHidden: true }))
    return () => {
      for (const end of ends) end()
    }
  }, [all])
}

/** Reads a list of cases again whenever what the console watches has changed. Answers what it watches. */
export function useWatched(refresh: () => Promise<void>): CaseWatch | undefined {
  const { value } = useCall('GET /api/cases/watch', {})
  const readAgain = useEffectEvent(() => void refresh())
  const changes = JSON.stringify(value?.cases)
  useEffect(() => {
    if (changes) readAgain()
  }, [changes])
  return value
}

function useSound(value: CaseWatch | undefined, savedAt: number | undefined) {
  const said = useRef<Map<string, number>>(undefined)
  useEffect(() => {
    if (!value || savedAt === undefined) return
    // The server's clock decides: a phone's may be wrong.
    const ahead = Date.parse(value.now) - savedAt
    const look = () => {
      const next = announcement(value.cases, said.current, serverNow() + ahead)
      said.current = next.said
      if (next.sounds > 0) sound(next.isUrgent)
    }
    look()
    const timer = setInterval(look, tick)
    return () => clearInterval(timer)
  }, [value, savedAt])
}
