import { expect, type Page } from '@playwright/test'

/** Only keys of the keyboard, and what a screen reader says at each: role, name and state of what has the focus. */
export type Keyboard = {
  /** Presses Tab until what is said holds these words; fails where the focus came round without it. */
  reach: (words: string | RegExp) => Promise<void>
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
