import { defineTexts } from '#common/text.ts'
import { useText } from '#kit/web/language.tsx'
import { SentCard, type SentProps } from '#kit/web/outbox/sent-card.tsx'
import { withCalls } from '#ui/with-calls.tsx'

const texts = defineTexts({
  sent: {
    en: 'Your report about a person has reached the control room',
    hi: 'बिछड़े व्यक्ति की आपकी सूचना नियंत्रण कक्ष को मिल गई',
  },
  use: {
    en: 'Keep your phone switched on. To ask what has happened, call 155304.',
    hi: 'फ़ोन चालू रखें। क्या हुआ, यह पूछने के लिए 155304 पर कॉल करें।',
  },
})

/** The report about a person that was sent later. */
export function SentPerson({ onPutAway }: SentProps) {
  const t = useText(texts)
  return (
    <SentCard title={t('sent')} onPutAway={onPutAway}>
      <p>{withCalls(t('use'))}</p>
    </SentCard>
  )
}
