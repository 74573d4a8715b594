import { expect, test, vi } from 'vitest'
import { onToast, shownToast, showToast } from './toast.ts'

test('a toast disappears when the next answer arrives, so “found” is not shown above “not found”', () => {
  showToast('Vehicle found!')
  const hide = showToast('Vehicle not found', { kind: 'bad', ms: 5000 })
  expect(shownToast()?.text).toBe('Vehicle not found')
  hide()
  expect(shownToast()).toBeUndefined()
})

test('the two seconds of a toast start once there is something to show it', () => {
  vi.useFakeTimers()
  try {
    showToast('Thank you')
    vi.advanceTimersByTime(10_000)
    expect(shownToast()).toBeDefined()
    const leave = onToast(() => {})
    vi.advanceTimersByTime(1999)
    expect(shownToast()).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(shownToast()).toBeUndefined()
    leave()
  } finally {
    vi.useRealTimers()
  }
})
