import type { Text } from '#common/text.ts'

/** The three daily aartis of the temple (specification §2), told on the fair's clock. */
export const aartis: readonly { id: 'morning' | 'afternoon' | 'evening'; hour: number; time: Text }[] = [
  { id: 'morning', hour: 4, time: { en: '4:00 AM', hi: 'सुबह 4:00 बजे' } },
  { id: 'afternoon', hour: 14, time: { en: '2:00 PM', hi: 'दोपहर 2:00 बजे' } },
  { id: 'evening', hour: 21, time: { en: '9:00 PM', hi: 'रात 9:00 बजे' } },
]
