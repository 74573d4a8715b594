import type { ReactNode } from 'react'
import { useText } from '#kit/web/language.tsx'
import type { DayPicture, Tile } from '#kit/web/manifest.tsx'
import { OfflineNote } from '#kit/web/offline-note.tsx'
import { LanguageKey, useTitle } from '#kit/web/page.tsx'
import { useScreenTitle } from '#kit/web/titles.tsx'
import { opens } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { ContestBanner } from './contest-banner.tsx'
import { DayCarousel } from './day-carousel.tsx'
import { drawnPictures } from './day-pictures.ts'
import { EmergencyBlock } from './emergency-block.tsx'
import { LiveAarti } from './live-aarti.tsx'
import { homeTexts } from './texts.ts'
import { TileGrid } from './tile-grid.tsx'

type Props = {
  tiles: readonly Required<Tile>[]
  /** Below the tiles: what the visitor is told once. */
  hint: ReactNode
  /** Beside the tiles, where the window has room for it. */
  map: ReactNode
  now: ReactNode
  queue: ReactNode
  weather: ReactNode
  /** For the carousel "Picture of the Day"; drawn pictures are shown where there are none. */
  dayPictures: readonly DayPicture[]
  bhajanUrl: string
}

/** Home. The host passes in the blocks of other features, because features do not import each other. */
export function HomeScreen({ tiles, hint, map, now, queue, weather, dayPictures, bhajanUrl }: Props) {
  const t = useText(homeTexts)
  useTitle(useScreenTitle())
  return (
    <div className="page">
      <OfflineNote />
      <header className="mast">
        <div className="mast-art" />
        <div className="mast-top">
          <button type="button" className="icbtn" aria-label={t('menu')} {...opens('menu')}>
            <Icon name="i-menu" />
          </button>
          <h1 tabIndex={-1}>
            {t('title')}
            <small>{t('subtitle')}</small>
          </h1>
          <LanguageKey className="mast-lang" />
        </div>
        {now}
      </header>
      <main id="content" className="home">
        <div className="lift">
          <h2 className="hide">{t('facilities')}</h2>
          {queue}
          <TileGrid tiles={tiles} />
          {hint}
        </div>
        {map}
        <LiveAarti bhajanUrl={bhajanUrl} />
        <div className="pictures">
          <ContestBanner />
          <DayCarousel pictures={dayPictures.length > 0 ? dayPictures : drawnPictures} />
        </div>
        <EmergencyBlock weather={weather} />
      </main>
    </div>
  )
}
