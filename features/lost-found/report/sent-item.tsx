import { useEffect } from 'react'
import { Link } from 'wouter'
import { defineTexts } from '#common/text.ts'
import { useText } from '#kit/web/language.tsx'
import { writeStorage } from '#kit/web/local-storage.ts'
import { SentCard, type SentProps } from '#kit/web/outbox/sent-card.tsx'
import { paths } from '#kit/web/paths.ts'
import { ownKey } from '../item-kinds.ts'

const texts = defineTexts({
  sent: { en: 'Your lost & found report has been sent', hi: 'सामान की आपकी सूचना भेज दी गई' },
  list: { en: 'See the list', hi: 'सूची देखें' },
})

/** Tells that a waiting report of a thing has been sent. */
export function SentItem({ onPutAway }: SentProps) {
  const t = useText(texts)
  // Makes the list fetch this phone's own reports, which the form would have done.
  useEffect(() => writeStorage(ownKey, '1'), [])
  const list = (
    <Link href={paths.lostFound()} className="btn btn--main btn--s">
      {t('list')}
    </Link>
  )
  return <SentCard title={t('sent')} onPutAway={onPutAway} actions={list} />
}
