import type { Language } from '#common/text.ts'
import type { OutboxItem } from '#kit/web/outbox/item.ts'
import type { AgeBand, Sex } from '../../missing-person/person-kinds.ts'
import { sayWho } from '../person-words.ts'

/** Entries of a desk in the outbox. */
export const entryKind = 'desk-person'

/** Words by which a desk knows an entry again that waits on its phone. */
export const sayEntry = ({ fields }: Pick<OutboxItem, 'fields'>, language: Language): string =>
  sayWho((fields.sex || null) as Sex | null, (fields.age_band || null) as AgeBand | null, language)
