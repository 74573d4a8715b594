import { expect, test } from 'vitest'
import { sayClock } from './fair-time.ts'

test('the evening lasts until 8 PM, and the night from then until 4 AM', () => {
  expect([15, 16, 19, 20, 21, 3, 4].map(hour => sayClock(hour, 0, 'hi'))).toEqual([
    'दोपहर 3:00 बजे',
    'शाम 4:00 बजे',
    'शाम 7:00 बजे',
    'रात 8:00 बजे',
    'रात 9:00 बजे',
    'रात 3:00 बजे',
    'सुबह 4:00 बजे',
  ])
})
