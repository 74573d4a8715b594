import { defineTexts } from '#common/text.ts'
import { useText } from '#kit/web/language.tsx'
import { SentCard, type SentProps } from '#kit/web/outbox/sent-card.tsx'

const texts = defineTexts({
  sent: {
    en: 'Your entry is in the list of all desks now',
    hi: 'आपकी लिखी जानकारी अब सब डेस्क की सूची में है',
  },
})

/** The entry of a desk that was sent after its form was closed. */
export function SentEntry({ onPutAway }: SentProps) {
  const t = useText(texts)
  return <SentCard title={t('sent')} onPutAway={onPutAway} />
}
