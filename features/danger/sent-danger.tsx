import { Link } from 'wouter'
import { defineTexts } from '#common/text.ts'
import { useText } from '#kit/web/language.tsx'
import { SentCard, type SentProps } from '#kit/web/outbox/sent-card.tsx'
import { paths } from '#kit/web/paths.ts'

const texts = defineTexts({
  sent: {
    en: 'Your report of a danger has reached the control room',
    hi: 'खतरे की आपकी सूचना नियंत्रण कक्ष को मिल गई',
  },
  answer: { en: 'See the answer', hi: 'जवाब देखें' },
})

/** A report of a danger that was sent later. */
export function SentDanger({ onPutAway }: SentProps) {
  const t = useText(texts)
  const answer = (
    <Link className="btn btn--main btn--s" href={paths.danger()}>
      {t('answer')}
    </Link>
  )
  return <SentCard title={t('sent')} onPutAway={onPutAway} actions={answer} />
}
