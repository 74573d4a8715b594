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
