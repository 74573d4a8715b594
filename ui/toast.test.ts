import { expect, test } from 'vitest'
import { shownToasts, showToast } from './toast.ts'

test('a toast disappears when the next answer arrives, so “found” is not shown above “not found”', () => {
  showToast('Vehicle found!')
  const hide = showToast('Vehicle not found', { kind: 'bad', ms: 5000 })
  expect(shownToasts().map(({ text }) => text)).toEqual(['Vehicle not found'])
  hide()
  expect(shownToasts()).toEqual([])
})
