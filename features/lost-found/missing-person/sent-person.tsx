import { useEffect } from 'react'
import { Link } from 'wouter'
import { defineTexts } from '#common/text.ts'
import { useText } from '#kit/web/language.tsx'
import { SentCard, type SentProps } from '#kit/web/outbox/sent-card.tsx'
import { paths } from '#kit/web/paths.ts'
import { withCalls } from '#ui/with-calls.tsx'
import type { OwnPerson } from './contract.ts'
import { keepReceipt } from './kept-persons.ts'

const texts = defineTexts({
  sent: {
    en: 'Your report about a person has reached the control room',
    hi: 'बिछड़े व्यक्ति की आपकी सूचना नियंत्रण कक्ष को मिल गई',
  },
  number: { en: 'Its number', hi: 'इसका नंबर' },
  use: {
    en: 'Keep your phone switched on. To ask what has happened, call 155304.',
    hi: 'फ़ोन चालू रखें। क्या हुआ, यह पूछने के लिए 155304 पर कॉल करें।',
  },
  look: { en: 'See your report', hi: 'अपनी सूचना देखें' },
})

/** Tells that a waiting report about a person has been sent. */
export function SentPerson({ results: [result], onPutAway }: SentProps) {
  const t = useText(texts)
  const { id, number, created_at } = result.reply as OwnPerson
  useEffect(() => keepReceipt({ id, number, created_at }), [id, number, created_at])
  // The report's own screen says all of this, and its later state.
  const look = (
    <Link href={paths.missingPerson()} onClick={onPutAway} className="btn btn--main btn--s">
      {t('look')}
    </Link>
  )
  return (
    <SentCard title={t('sent')} onPutAway={onPutAway} actions={look}>
      <p>
        {t('number')}
        <strong className="sent-number num">{number}</strong>
      </p>
      <p>{withCalls(t('use'))}</p>
    </SentCard>
  )
}
