import { useLocation } from 'wouter'
import { shortId } from '#common/id.ts'
import { defineTexts } from '#common/text.ts'
import { useText } from '#kit/web/language.tsx'
import { SentCard, type SentProps } from '#kit/web/outbox/sent-card.tsx'
import { paths } from '#kit/web/paths.ts'
import { isCounted } from './waiting-votes.ts'

const texts = defineTexts({
  one: { en: 'Your vote for photo #{ids} has been recorded', hi: 'फोटो #{ids} को आपका वोट दर्ज हो गया' },
  more: { en: 'Your votes have been recorded: {n}', hi: 'आपके {n} वोट दर्ज हो गए' },
  refused: { en: 'Not counted: your vote for photo #{ids}', hi: 'नहीं गिना गया: फोटो #{ids} को आपका वोट' },
  refusedUse: {
    en: 'The contest is over, or the photo is no longer in the gallery.',
    hi: 'प्रतियोगिता पूरी हो चुकी है, या फोटो अब गैलरी में नहीं है।',
  },
})

/** Votes that were sent later. In the gallery the hearts show those that count. */
export function SentVotes({ results, onPutAway }: SentProps) {
  const t = useText(texts)
  const [at] = useLocation()
  const counted = results.filter(isCounted)
  const refused = results.filter(result => !isCounted(result))
  const isInGallery = at === paths.gallery()
  const idsOf = (votes: typeof counted) => ({
    ids: votes.map(({ params }) => shortId(params?.id ?? '')).join(', #'),
  })
  return (
    <>
      {counted.length === 0 || isInGallery ? null : (
        <SentCard
          title={counted.length === 1 ? t('one', idsOf(counted)) : t('more', { n: counted.length })}
          onPutAway={onPutAway}
        />
      )}
      {refused.length === 0 ? null : (
        <SentCard title={t('refused', idsOf(refused))} isRefused onPutAway={onPutAway}>
          {refused.every(({ refusal }) => refusal === 'closed' || refusal === 'not-found') ? (
            <p>{t('refusedUse')}</p>
          ) : null}
        </SentCard>
      )}
    </>
  )
}
