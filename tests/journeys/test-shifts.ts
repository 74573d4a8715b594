import type { Page } from '@playwright/test'

/** The layout shift without input so far, and what moved. A notice pushed above a screen would move it by 0.05 or more. */
export const shifts = (page: Page): Promise<{ sum: number; moved: string[] }> =>
  page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string[] }>(done => {
        let sum = 0
        const moved: string[] = []
        new PerformanceObserver(list => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
            sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
          })[]) {
            if (entry.hadRecentInput) continue
            sum += entry.value
            for (const { node, previousRect, currentRect } of entry.sources)
              moved.push(`${previousRect.y} to ${currentRect.y}: ${node?.textContent?.slice(0, 60)}`)
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => done({ sum, moved })))
      }),
  )
