import { expect, type Page } from '@playwright/test'

/** A keyboard, and what a screen reader says at each stop: role, name and state of the focused element. */
export type Keyboard = {
  /** Presses Tab until the announcement contains these words; fails if the focus comes round without it. */
  reach: (words: string | RegExp) => Promise<void>
  press: (...keys: string[]) => Promise<void>
  type: (words: string) => Promise<void>
  /** Waits until the focused element is announced with these words. */
  hears: (words: string | RegExp) => Promise<void>
}

export function keyboardOf(page: Page): Keyboard {
  const focused = page.locator(':focus')
  const said = async () => {
    if ((await focused.count()) === 0) return ''
    const tree = await focused.ariaSnapshot()
    return (tree.split('\n')[0] ?? '').replace(/^- /, '').replace(/:$/, '')
  }
  const holds = (line: string, words: string | RegExp) =>
    typeof words === 'string' ? line.includes(words) : words.test(line)
  return {
    async reach(words) {
      const passed: string[] = []
      for (let presses = 0; presses < 90; presses += 1) {
        await page.keyboard.press('Tab')
        const line = await said()
        if (holds(line, words)) return
        passed.push(line)
      }
      throw new Error(`no Tab leads to ${words}; passed: ${passed.join(' | ')}`)
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key)
    },
    type: words => page.keyboard.type(words),
    hears: words => expect.poll(said).toMatch(words),
  }
}
