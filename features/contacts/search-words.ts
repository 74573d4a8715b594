import { wordList } from '#common/word-list.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'
import { useOfficeItems } from './search-items.ts'

/** What people say when they look for an officer. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    kind: 'contacts',
    words:
      wordList(`ज़रूरी नंबर, केंद्रीकृत संपर्क, संपर्क, संपर्क नंबर, फोन नंबर, मोबाइल नंबर, अधिकारी, अधिकारी का नंबर, अफसर, डीएम, डीएम साहब, जिला प्रशासन, नगर निगम,
      contact, contacts, phone number, zaruri number, important number, important numbers, officer, afsar, adhikari, sampark, dm, municipal corporation, district admin, centralised contact`),
  },
]

export const namedItems = { group: 'contacts', useItems: useOfficeItems } as const
