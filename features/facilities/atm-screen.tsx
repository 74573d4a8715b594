import { mapSearchUrl } from '#common/map-url.ts'
import { defineTexts } from '#common/text.ts'
import { useText } from '#kit/web/language.tsx'
import { OutsideLink } from '#kit/web/outside-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { MapCard } from './map-card.tsx'
import { PlacesScreen } from './places-screen.tsx'

const texts = defineTexts({
  atms: {
    en: 'ATMs around the temple on a street map',
    hi: 'मंदिर के आस-पास के एटीएम नक्शे पर',
  },
  branches: {
    en: 'These are bank branches; not all have a cash machine.',
    hi: 'नीचे बैंक शाखाएँ हैं; हर जगह एटीएम हो, ज़रूरी नहीं।',
  },
  openMap: { en: 'Open map', hi: 'नक्शा खोलें' },
})

/** `/facility/atm`: a card that links to a map search comes first, because that knows more ATMs than our list. */
export function AtmScreen() {
  const t = useText(texts)
  return (
    <PlacesScreen type="atm">
      <MapCard title={t('atms')}>
        <p>{t('branches')}</p>
        <OutsideLink className="btn btn--line" href={mapSearchUrl('ATM Purani Bazar Muzaffarpur')}>
          <Icon name="i-map" size={20} />
          {t('openMap')}
        </OutsideLink>
      </MapCard>
    </PlacesScreen>
  )
}
