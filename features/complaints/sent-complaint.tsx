import { defineTexts } from '#common/text.ts'
import { useText } from '#kit/web/language.tsx'
import { SentCard, type SentProps } from '#kit/web/outbox/sent-card.tsx'
import { paths } from '#kit/web/paths.ts'

const texts = defineTexts({
  sent: { en: 'Your complaint has been sent', hi: 'आपकी शिकायत भेज दी गई' },
  number: { en: 'Your complaint number', hi: 'आपका शिकायत नंबर' },
  status: { en: 'See status', hi: 'स्थिति देखें' },
})

/** The number of a complaint that was sent later. */
export function SentComplaint({ results: [result], onPutAway }: SentProps) {
  const t = useText(texts)
  const { number, secret } = result.reply
  // A plain link, so that the browser tells the screen about a new fragment.
  const status = (
    <a className="btn btn--main btn--s" href={`${paths.complaints()}#${secret}`}>
      {t('status')}
    </a>
  )
  return (
    <SentCard title={t('sent')} onPutAway={onPutAway} actions={status}>
      <p>
        {t('number')}
        <strong className="sent-number num">{String(number)}</strong>
      </p>
    </SentCard>
  )
}
