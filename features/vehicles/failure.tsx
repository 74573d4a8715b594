import type { ApiError } from '#kit/web/api.tsx'
import type { useText } from '#kit/web/language.tsx'
import type { texts } from './texts.ts'

type Say = ReturnType<typeof useText<typeof texts>>

/** Whether a refusal is about the printed slip. */
export const isSlipProblem = ({ code }: ApiError): boolean => slipReason(code) !== undefined
const slipReasons = {
  'slip-unknown': 'slipUnknown',
  'slip-used': 'slipUsed',
  'slip-ended': 'slipEnded',
} as const
const slipReason = (code: string) => slipReasons[code as keyof typeof slipReasons] as SlipReason | undefined
type SlipReason = (typeof slipReasons)[keyof typeof slipReasons]

/** The message for a failed registration (specification §8), with the reason if it is known. */
export function sayFailure(t: Say, { code }: ApiError): string {
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
    case 'not-an-image':
      return t('uploadFailed', { reason: t('whyNoImage') })
    case 'file-too-large':
      return t('uploadFailed', { reason: t('whyTooLarge') })
    case 'invalid':
      return t('saveFailed', { reason: t('whyFields') })
    case 'key-reused':
      return t('saveFailed', { reason: t('whyReused') })
    default:
      return t('registerFailed')
  }
}
