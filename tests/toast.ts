import type { Page } from '@playwright/test'

/** What the toast with these words covers: buttons, fields and numbers, and an open dialog. Undefined if it is not shown. */
export const coveredByToast = (page: Page, words: string): Promise<string[] | undefined> =>
  page.evaluate(said => {
    const toast = document.querySelector('.toast')
    if (!toast?.textContent?.includes(said)) return undefined
    const over = toast.getBoundingClientRect()
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    const kept = [
      ...(dialog ?? document).querySelectorAll('a[href], button, summary, input, select, textarea, .num'),
    ]
    return [...kept, ...(dialog?.children ?? [])]
      .filter(element => {
        const at = element.getBoundingClientRect()
        const isBeside = at.right <= over.left || at.left >= over.right
        return at.height > 1 && !isBeside && at.bottom > over.top && at.top < over.bottom
      })
      .map(element => element.textContent || element.getAttribute('aria-label') || element.tagName)
  }, words)
