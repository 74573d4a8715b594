import { visitorForm } from '#tests/world/forms.ts'
import type { Visitor } from '#tests/world/visitor.ts'

/** What a desk enters about a person, as a form or JSON sends it. */
export const described = {
  sex: 'female',
  age_band: 'elder',
  first_name: 'Sona',
  village: 'Goraul',
  speaks: 'bajjika',
  colours: 'green',
  garments: 'sari',
  marks: 'Walks with a stick',
  place: 'hathi-chowk',
  seen_at: '',
  desk: '',
}
/** A new person entered by a desk; a different one each time. */
export const deskEntry = (change: Record<string, string> = {}): Record<string, string> => ({
  id: crypto.randomUUID(),
  is_found: 'false',
  ...described,
  name: 'Mohan Sah',
  phone: '9876500010',
  ...change,
})
/** What a desk says when it ends a search. */
export const together = { status: 'closed', outcome: 'together', note: 'Here' }

type Caller = Pick<Visitor, 'call'>
/** Enters a person at a desk; resolves to the person's id. */
export async function enter({ call }: Caller, change: Record<string, string> = {}): Promise<string> {
  const id = crypto.randomUUID()
  await call('POST /api/missing-persons/entries', visitorForm(deskEntry({ id, ...change })))
  return id
}
/** Reports a person as a visitor does; resolves to the report's id. */
export async function reportPerson({ call }: Caller, change: Record<string, string> = {}): Promise<string> {
  const id = crypto.randomUUID()
  const said = { is_found: 'false', person: 'Boy in blue', name: 'Asha', phone: '9876500001' }
  const { status } = await call('POST /api/missing-persons', visitorForm({ id, ...said, ...change }))
  if (status !== 201) throw new Error(`a report answered ${status}`)
  return id
}
