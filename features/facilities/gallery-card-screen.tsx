import { Link } from 'wouter'
import { defineTexts } from '#common/text.ts'
import { facilityTypes } from '#content/facility-types.ts'
import { useText } from '#kit/web/language.tsx'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { MapCard } from './map-card.tsx'

const texts = defineTexts({
  photos: {
    en: 'Photos that pilgrims took at the fair',
    hi: 'श्रद्धालुओं की खींची मेले की फोटो',
  },
  openGallery: { en: 'Open the photo gallery', hi: 'फोटो गैलरी खोलें' },
})

/** `/facility/gallery`: a card that links to the photo gallery. */
export function GalleryCardScreen() {
  const t = useText(texts)
  return (
    <Page icon={facilityTypes.gallery.icon}>
      <MapCard title={t('photos')}>
        <Link className="btn btn--main" href={paths.gallery()}>
          <Icon name="i-gallery" size={20} />
          {t('openGallery')}
        </Link>
      </MapCard>
    </Page>
  )
}
