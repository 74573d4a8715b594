import { useMemo } from 'react'
import { wordList } from '#common/word-list.ts'
import { paths } from '#kit/web/paths.ts'
import { type FeatureSearchWords, type SearchItem, spokenNames } from '#kit/web/search-items.ts'
import { useContacts } from './use-contacts.ts'

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

/** The offices that this phone knows, by name and designation. */
function useOfficeItems(): readonly SearchItem[] {
  const offices = useContacts().value?.contacts
  return useMemo(
    () =>
      (offices ?? []).map(office => ({
        label: office.name,
        ...(office.designation && { detail: office.designation }),
        icon: 'i-contact',
        to: paths.facility('centralised-contact'),
        words: [...spokenNames(office.name), ...(office.designation ? spokenNames(office.designation) : [])],
        kind: 'contacts',
      })),
    [offices],
  )
}
