import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Only keys of the keyboard, and what a screen reader says at each: role, name and state of what has the focus. */
export type Keyboard = {
  /** Presses Tab until what is said holds these words; fails where the focus came round without it. */
  reach: (words: string | RegExp) => Promise<string>
  press: (...keys: string[]) => Promise<void>
  type: (words: string) => Promise<void>
  /** Waits until what has the focus is said with these words. */
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
        passed.push(line)
        if (!holds(line, words)) continue
        return line
      }
      throw new Error(`no Tab leads to ${words}; passed: ${passed.join(' | ')}`)
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key)
    },
    type: words => page.keyboard.type(words),
    async hears(words) {
      await expect.poll(async () => holds(await said(), words), { message: `${words}` }).toBe(true)
    },
  }
}

/** Keys, links and fields of the accessibility tree that have no name, and where it says `words` in another order. */
export async function treeFaults(page: Page, words: readonly string[]): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot()
  const nameless = tree
    .split('\n')
    .filter(line => /^\s*- (button|link|textbox|radio|checkbox|combobox|tab|switch|img)\b(?! ")/.test(line))
  let from = 0
  const misplaced = words.filter(word => {
    const at = tree.indexOf(word, from)
    if (at >= 0) from = at + word.length
    return at < 0
  })
  return [
    ...nameless.map(line => `no name: ${line.trim()}`),
    ...misplaced.map(word => `out of order: ${word}`),
  ]
}
