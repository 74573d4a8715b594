import { defineTexts } from '#common/text.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import type { Facility } from './contract.ts'

const texts = defineTexts({
  distance: {
    en: 'Distances are in a straight line, so the walk is longer. They are worked out on your phone: your position is not sent anywhere.',
    hi: 'दूरियाँ सीधी रेखा में हैं, पैदल रास्ता इससे लंबा होगा। हिसाब आपके फ़ोन में ही होता है, आपकी लोकेशन कहीं नहीं भेजी जाती।',
  },
  sources: { en: 'Where each place was named:', hi: 'कौन-सी जगह कहाँ से पता चली:' },
})

/** The source of each place. Loaded when it is opened, to keep the first visit small. */
export function ListSources({ places }: { places: readonly Facility[] }) {
  const { language } = useLanguage()
  const t = useText(texts)
  // The list inside the page has empty sources, see `shortList`.
  const named = places.filter(({ source }) => source)
  return (
    <>
      <p>{t('distance')}</p>
      {named.length > 0 ? <p>{t('sources')}</p> : null}
      <ul>
        {named.map(place => (
          <li key={place.id}>
            <b>{place.name[language]}</b> · <span lang="en">{place.source}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
