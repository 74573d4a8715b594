import { afterEach, expect, test, vi } from 'vitest'
import { keptState } from './shared-state.ts'

afterEach(() => vi.unstubAllGlobals())

test.each(['blocked', 'full'])(
  'what a phone cannot store because its storage is %s holds until the page is closed',
  why => {
    const no = () => {
      throw new DOMException('', why === 'full' ? 'QuotaExceededError' : 'SecurityError')
    }
    vi.stubGlobal('localStorage', {
      getItem: () => (why === 'full' ? '"older"' : no()),
      setItem: no,
      removeItem: no,
    })
    const state = keptState('own-walk', stored => JSON.parse(stored ?? '"nothing"') as string)
    state.set('newer')
    expect(state.get()).toBe('newer')
    state.remove()
    expect(state.get()).toBe(why === 'full' ? 'older' : 'nothing')
  },
)
