import { useMemo } from 'react'
import { paths } from '#kit/web/paths.ts'
import { type SearchItem, spokenNames } from '#kit/web/search-items.ts'
import { useContacts } from './use-contacts.ts'

/** The offices that this phone knows, by name and designation. */
export function useOfficeItems(): readonly SearchItem[] {
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
