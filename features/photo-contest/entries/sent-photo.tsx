import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { defineTexts } from '#common/text.ts'
import { client } from '#kit/web/api.ts'
import { withDevice } from '#kit/web/device.ts'
import { useText } from '#kit/web/language.tsx'
import { SentCard, type SentProps } from '#kit/web/outbox/sent-card.tsx'
import { paths } from '#kit/web/paths.ts'
import type { OwnPhoto, photoContestContract } from '../contract.ts'
import { ShareButton } from '../gallery/share-button.tsx'

const call = client<typeof photoContestContract>()
const texts = defineTexts({
  sent: { en: 'Your photo has been sent', hi: 'आपकी फोटो भेज दी गई' },
  shown: { en: 'Your photo is in the gallery', hi: 'आपकी फोटो गैलरी में है' },
  waiting: {
    en: 'Others see it once staff have approved it.',
    hi: 'कर्मचारियों की मंज़ूरी के बाद यह सबको दिखेगी।',
  },
  hidden: { en: 'Staff have hidden it.', hi: 'कर्मचारियों ने इसे छिपा दिया है।' },
  see: { en: 'See it in the gallery', hi: 'गैलरी में देखें' },
})

/** A photo that was sent later: whether everybody sees it, as the server knows it now. */
export function SentPhoto({ results: [result], onPutAway }: SentProps) {
  const t = useText(texts)
  const [photo, setPhoto] = useState<OwnPhoto>()
  const { id } = result
  useEffect(() => {
    withDevice(() => call('GET /api/photos/mine', {})).then(
      ({ photos }) => setPhoto(photos.find(other => other.id === id)),
      () => undefined, // Without an answer it is said to have been sent, which is known.
    )
  }, [id])
  const isShown = photo?.state === 'shown'
  const actions = isShown ? (
    <>
      <Link href={paths.gallery(id)} className="btn btn--main btn--s">
        {t('see')}
      </Link>
      <ShareButton id={id} wide />
    </>
  ) : null
  return (
    <SentCard title={t(isShown ? 'shown' : 'sent')} onPutAway={onPutAway} actions={actions}>
      {photo && photo.state !== 'shown' ? <p>{t(photo.state)}</p> : null}
    </SentCard>
  )
}
