import { useText } from '#kit/web/language.tsx'
import { SentCard, type SentProps } from '#kit/web/outbox/sent-card.tsx'
import { reuniteStaffSentTexts } from './sent-texts.ts'

/** The entry of a desk that was sent after its form was closed. */
export function SentEntry({ onPutAway }: SentProps) {
  const t = useText(reuniteStaffSentTexts)
  return <SentCard title={t('sent')} onPutAway={onPutAway} />
}
