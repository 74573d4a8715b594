import { useLiveList } from '#kit/web/live-list.ts'
import { type QueryResult, queryHook } from '#kit/web/query.ts'
import type { ContactList, contactsContract } from './contract.ts'

const useCall = queryHook<typeof contactsContract>()

/** The contacts, with what staff change while they are on the screen. */
export function useContacts(): QueryResult<ContactList> {
  const query = useCall('GET /api/contacts', {})
  useLiveList('contacts', query, {
    url: '/api/contacts',
    rowsOf: ({ contacts }) => contacts,
    idOf: ({ id }) => id,
    withRows: (list, contacts) => ({ ...list, contacts }),
  })
  return query
}
