import type { ApiError } from '#kit/web/api.ts'
import type { useText } from '#kit/web/language.tsx'
import { refusedPhoto } from '#kit/web/photo/refused-photo.ts'
import type { vehiclesTexts } from './texts.ts'

export type Say = ReturnType<typeof useText<typeof vehiclesTexts>>

/** Whether a refusal is about the printed slip. */
export const isSlipProblem = ({ code }: ApiError): boolean => slipReason(code) !== undefined
const slipReasons = {
  'slip-unknown': 'slipUnknown',
  'slip-used': 'slipUsed',
  'slip-ended': 'slipEnded',
} as const
const slipReason = (code: string) => slipReasons[code as keyof typeof slipReasons] as SlipReason | undefined
type SlipReason = (typeof slipReasons)[keyof typeof slipReasons]

/** Why a request with photos failed: the photo, the network or the server; undefined for any other reason. */
export function reasonOf(error: ApiError) {
  const photo = refusedPhoto(error)
  if (photo) return photoReasons[photo]
  if (error.status === 0) return 'whyAway'
  if (error.status === 408) return 'whySlow'
  if (error.status === 503) return 'whyBusy'
  return error.status >= 500 ? 'whyServer' : error.status < 0 ? 'whyPage' : undefined
}
const photoReasons = {
  badPhoto: 'whyNoImage',
  notImage: 'whyNoImage',
  tooLarge: 'whyTooLarge',
  manyPixels: 'whyManyPixels',
  unreadable: 'whyUnreadable',
} as const

/** The message for a failed registration (specification §8), with the reason if known. */
export function sayFailure(t: Say, error: ApiError): string {
  const { code } = error
  const slip = slipReason(code)
  if (slip) return t(slip)
  switch (code) {
    case 'no-id':
      return t('noId')
    case 'no-held-number':
      return t('idFailed', { reason: t('whyNoNumber') })
    case 'no-numbers':
      return t('idFailed', { reason: t('whyNoneFree') })
    case 'number-not-held':
      return t('idFailed', { reason: t('whyNotHeld') })
    case 'invalid':
      return t('saveFailed', { reason: t('whyFields') })
    case 'key-reused':
      return t('saveFailed', { reason: t('whyReused') })
  }
  const reason = reasonOf(error)
  if (!reason) return t('registerFailed')
  return t(refusedPhoto(error) ? 'uploadFailed' : 'saveFailed', { reason: t(reason) })
}
