import { westernDigits } from '#common/phone-number.ts'
import { useText } from '#kit/web/language.tsx'
import { ChoiceField, InGuideField, LineField, PairField } from '#kit/web/staff/fields.tsx'
import { RecordEditor } from '#kit/web/staff/record-editor.tsx'
import { type RecordForm, useRecord } from '#kit/web/staff/use-record.ts'
import type { ContactFields, StaffContact } from '../contract.ts'
import { categories, contactsTexts, contactTypes } from '../texts.ts'
import { contactsStaffTexts } from './texts.ts'

/** The form that adds or changes one contact. */
export function ContactForm(form: RecordForm<StaffContact, ContactFields>) {
  const t = useText(contactsStaffTexts)
  const tc = useText(contactsTexts)
  const { fields, set, field, line, editor } = useRecord({
    ...form,
    fieldsOf,
    empty: emptyContact,
  })
  return (
    <RecordEditor title={t(form.row ? 'change' : 'add')} {...editor}>
      <ChoiceField
        label={t('category')}
        {...field('category')}
        choices={categories.map(id => ({ id, label: tc(id) }))}
      />
      <ChoiceField
        label={t('kind')}
        {...field('contact_type')}
        choices={contactTypes.map(id => ({ id, label: tc(id) }))}
      />
      <PairField label={t('name')} {...field('name')} max={120} />
      <PairField
        label={t('designation')}
        {...field('designation')}
        value={fields.designation ?? { en: '', hi: '' }}
        onChange={({ en, hi }) => set({ designation: en || hi ? { en, hi } : null })}
        isOptional
        hint={t('designationHint')}
        max={160}
      />
      <LineField label={t('phone')} type="tel" {...line('phone')} isOptional hint={t('phoneHint')} max={32} />
      <LineField label={t('email')} type="email" {...line('email')} isOptional max={254} />
      <LineField
        label={t('ranking')}
        type="number"
        {...field('ranking')}
        value={fields.ranking === null ? '' : String(fields.ranking)}
        onChange={text => set({ ranking: Number(westernDigits(text).replace(/\D/g, '')) || null })}
        isOptional
        hint={t('rankingHint')}
        max={4}
      />
      <LineField label={t('source')} {...field('source')} max={300} />
      <InGuideField {...field('is_active')} />
    </RecordEditor>
  )
}

const emptyContact: ContactFields = {
  contact_type: 'office',
  category: 'mmc_admin',
  name: { en: '', hi: '' },
  designation: null,
  phone: null,
  email: null,
  ranking: null,
  source: '',
  is_active: true,
}
function fieldsOf({ id: _id, updated_at: _at, ...fields }: StaffContact): ContactFields {
  return fields
}
