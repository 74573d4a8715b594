import { defineTexts, type Text } from '#common/text.ts'
import { ApiError } from './api.ts'
import { refusedPhoto } from './photo/refused-photo.ts'

export const fieldFaultTexts = defineTexts({
  needed: { en: 'Please fill this in', hi: 'कृपया इसे भरें' },
  tooLong: { en: 'This is too long. Please shorten it.', hi: 'यह बहुत लंबा है। कृपया छोटा करें।' },
  textNotAllowed: {
    en: 'Some characters in this text cannot be used. Please remove them.',
    hi: 'इसमें कुछ निशान ऐसे हैं जो यहाँ नहीं चलते। उन्हें हटाकर फिर भेजें।',
  },
  badPhone: { en: 'Please write a phone number', hi: 'कृपया सही फ़ोन नंबर लिखें' },
  phoneOrEmail: {
    en: 'Please write a phone number or an e-mail',
    hi: 'कृपया फ़ोन नंबर या ईमेल में से एक लिखें',
  },
  notRight: {
    en: 'Please check this, it is not in the right form',
    hi: 'कृपया इसे जाँच लें, यह सही ढंग से नहीं लिखा है',
  },
})

/** What to do about a fault that the server named at a field, by its code. */
export function fieldFault(code: string): Text {
  switch (code) {
    case 'required':
      return fieldFaultTexts.needed
    case 'too-long':
      return fieldFaultTexts.tooLong
    case 'text-not-allowed':
      return fieldFaultTexts.textNotAllowed
    case 'invalid-phone':
      return fieldFaultTexts.badPhone
    case 'phone-or-email':
      return fieldFaultTexts.phoneOrEmail
    default:
      return fieldFaultTexts.notRight
  }
}

/** Whether a refusal is about the photo or a field, so that its writer can fix it there. */
export const isAtField = (error: ApiError): boolean =>
  refusedPhoto(error) !== undefined || error.fields.length > 0

/** A refusal once these fields are written again, or another photo is chosen; undefined if no fault is left. */
export function withoutFaultsAt(names: readonly string[], error: ApiError): ApiError | undefined {
  if (!isAtField(error)) return error
  if (refusedPhoto(error)) return names.includes('photo') ? undefined : error
  const fields = error.fields.filter(({ path }) => !names.includes(path))
  return fields.length > 0 ? new ApiError(error.status, error.code, error.retryAfter, fields) : undefined
}

/** What to do about a field that the server refused; undefined if it did not refuse this one. */
export function faultAt(error: ApiError | undefined, name: string): Text | undefined {
  const refused = error?.fields.find(({ path }) => path === name)
  return refused && fieldFault(refused.code)
}
