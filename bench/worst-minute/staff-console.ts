import { setTimeout as sleep } from 'node:timers/promises'
import { oneAtATime } from '#common/shared-runs.ts'
import type { CaseRow, CaseWatch } from '#features/cases/contract.ts'
import type { StaffAnswer, StaffBrowser } from '#tests/world/staff-browser.ts'

type ConsoleOptions = {
  url: string
  browser: StaffBrowser
  /** Called after each call; status 0 if it was not answered. */
  onCall: (name: string, ms: number, status: number) => void
  /** Live topics in addition to those of its cases. */
  topics?: readonly string[]
}
export type Console = {
  call: (name: string, method: string, path: string, body?: unknown) => Promise<StaffAnswer>
  cases: () => readonly CaseRow[]
  close: () => void
}

/**
 * An open staff console as the network sees it (features/cases/use-case-watch.ts, staff/cases-panel.tsx): a live stream, the
 * watch at each event and every 20 s, the list whenever the watch has changed, and a call for each case that was seen.
 */
export function openConsole({ url, browser, onCall, topics = [] }: ConsoleOptions): Console {
  const closing = new AbortController()
  let shown: readonly CaseRow[] = []
  let known = ''
  let stream: string | undefined

  const call: Console['call'] = async (name, method, path, body) => {
    const began = performance.now()
    const answer = await browser
      .call(method, path, body)
      .catch(() => ({ status: 0, body: undefined, headers: new Headers() }))
    onCall(name, performance.now() - began, answer.status)
    return answer
  }
  const list = oneAtATime(async () => {
    const { status, body } = await call('list', 'GET', '/api/cases?list=open')
    if (status !== 200) return
    shown = (body as { cases: CaseRow[] }).cases
    const ids = shown.filter(row => !row.seen_at).map(({ id }) => id)
    if (ids.length > 0) await call('seen', 'POST', '/api/cases/seen', { ids: ids.slice(0, 200) })
  })
  const watch = oneAtATime(async () => {
    const { status, body } = await call('watch', 'GET', '/api/cases/watch')
    if (status !== 200) return
    const { cases, topics: own } = body as CaseWatch
    const changed = JSON.stringify(cases)
    if (changed !== known) void list()
    known = changed
    if (stream === undefined && !closing.signal.aborted) {
      stream = [...own, ...topics].sort().join()
      void listen(stream)
    }
  })
  /** Opens the stream again whenever it ends, as a browser does; after a refusal it waits as kit/web/live.ts does. */
  async function listen(wanted: string): Promise<void> {
    if (!wanted) return
    const cookie = [...browser.cookies].map(pair => pair.join('=')).join('; ')
    for (let isRefused = false; !closing.signal.aborted; ) {
      let retry = 3000
      try {
        const answer = await fetch(`${url}/api/live?topics=${wanted}`, {
          headers: { cookie },
          signal: closing.signal,
        })
        if (!answer.ok) {
          if (isRefused) void watch()
          isRefused = true
          onCall('stream', 0, answer.status)
          await answer.body?.cancel()
          retry = 8000 + Math.random() * 8000
        } else {
          isRefused = false
          for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
            retry = Number(/retry: (\d+)/.exec(text)?.[1] ?? retry)
            if (/event: (cases|ready)/.test(text)) void watch()
          }
        }
      } catch {
        // The server or this console ended the stream.
      }
      await sleep(retry, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }
  void watch()
  const polling = setInterval(() => void watch(), 20_000)
  return {
    call,
    cases: () => shown,
    close() {
      clearInterval(polling)
      closing.abort()
    },
  }
}
