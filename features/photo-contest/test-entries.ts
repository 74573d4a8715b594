import { newId } from '#common/id.ts'
import type { Entry } from './contract.ts'

/** An entry as a phone writes it, with changes. */
export const writtenEntry = (changes: Partial<Entry> = {}): Entry => ({
  id: newId(),
  name: 'Anita Devi',
  phone: '9876500001',
  description: 'Lamps on the Gandak at dusk',
  notice_version: '2027-1',
  notice_language: 'hi',
  ...changes,
})
