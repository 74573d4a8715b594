import { defineTexts } from '#common/text.ts'
import { useText } from '#kit/web/language.tsx'
import { SentCard, type SentProps } from '#kit/web/outbox/sent-card.tsx'

const texts = defineTexts({
  sent: { en: 'Your feedback has been sent. Thank you!', hi: 'आपका सुझाव भेज दिया गया। धन्यवाद!' },
})

/** Feedback that was sent later. */
export function SentFeedback({ onPutAway }: SentProps) {
  const t = useText(texts)
  return <SentCard title={t('sent')} onPutAway={onPutAway} />
}
