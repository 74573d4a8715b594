import type { ApiError } from '../api.ts'
import { manyPixels, unreadable } from '../outbox/trouble.ts'
import type { PhotoText } from './texts.ts'

const said: Readonly<Record<string, PhotoText>> = {
  'not-an-image': 'badPhoto',
  'file-too-large': 'tooLarge',
  [manyPixels]: 'manyPixels',
  [unreadable]: 'unreadable',
}

/** Why a photo was refused, by the server or by the phone; undefined where it was not. */
export const refusedPhoto = ({ code, fields }: ApiError): PhotoText | undefined =>
  said[fields.find(field => field.code in said)?.code ?? code]
