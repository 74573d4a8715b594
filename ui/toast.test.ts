import { expect, test, vi } from 'vitest'
import { onToasts, shownToasts, showToast } from './toast.ts'

test('a toast disappears when the next answer arrives, so “found” is not shown above “not found”', () => {
  showToast('Vehicle found!')
  const hide = showToast('Vehicle not found', { kind: 'bad', ms: 5000 })
  expect(shownToasts().map(({ text }) => text)).toEqual(['Vehicle not found'])
  hide()
  expect(shownToasts()).toEqual([])
})

test('the two seconds of a toast start once there is something to show it', () => {
  vi.useFakeTimers()
  try {
    showToast('Thank you')
    vi.advanceTimersByTime(10_000)
    expect(shownToasts()).toHaveLength(1)
    const leave = onToasts(() => {})
    vi.advanceTimersByTime(1999)
    expect(shownToasts()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(shownToasts()).toEqual([])
    leave()
  } finally {
    vi.useRealTimers()
  }
})
