import { maskPhone, normalizePhone } from '#common/phone-number.ts'
import type { ItemKind, ItemType } from '../item-kinds.ts'

/** Fields of the form, without the photo. The kind `person` is never sent. */
export type ReportDraft = {
  type: ItemType
  kind: ItemKind | 'person'
  description: string
  name: string
  phone: string
  show_phone: boolean
  submitted_at: string
  helpdesk_contact: string
}
export const emptyReport: ReportDraft = {
  type: 'Lost', // specification §5
  kind: 'other',
  description: '',
  name: '',
  phone: '',
  show_phone: false,
  submitted_at: '',
  helpdesk_contact: '',
}

export type ReportFaults = Partial<
  Record<'photo' | 'name' | 'phone', 'photoRequired' | 'nameRequired' | 'phoneRequired' | 'phoneDigits'>
>
/** What is missing or wrong, by field, with the message that says so (specification §5). */
export function faultsOf({ name, phone }: ReportDraft, hasPhoto: boolean): ReportFaults {
  const faults: ReportFaults = {}
  if (!hasPhoto) faults.photo = 'photoRequired'
  if (name.trim() === '') faults.name = 'nameRequired'
  if (phone.trim() === '') faults.phone = 'phoneRequired'
  else if (tenDigits(phone) === undefined) faults.phone = 'phoneDigits'
  return faults
}

/** The report as it is sent: a lost thing is at no help desk. */
export const reportOf = (draft: ReportDraft): ReportDraft =>
  draft.type === 'Found' ? draft : { ...draft, submitted_at: '', helpdesk_contact: '' }

/** The number as the list will show it; an example until one is typed. */
export const maskedNumber = (typed: string): string => maskPhone(tenDigits(typed) ?? '9800000010')

function tenDigits(typed: string): string | undefined {
  const digits = normalizePhone(typed)
  return digits?.length === 10 ? digits : undefined
}
