import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useSay, useText } from '#kit/web/language.tsx'
import type { DayPicture, Tile } from '#kit/web/manifest.ts'
import { OfflineNote } from '#kit/web/offline-note.tsx'
import { OutsideLink } from '#kit/web/outside-link.tsx'
import { LanguageKey, useTitle } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { useScreenTitle } from '#kit/web/titles.ts'
import { Call } from '#ui/call.tsx'
import { opens } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { DayCarousel } from './day-carousel.tsx'
import { drawnPictures } from './day-pictures.ts'
import { homeTexts } from './texts.ts'

type Props = {
  tiles: readonly Required<Tile>[]
  /** Below the tiles: one-time hints for the visitor. */
  hint: ReactNode
  /** Beside the tiles, if the window has room for it. */
  map: ReactNode
  now: ReactNode
  queue: ReactNode
  weather: ReactNode
  /** Pictures for the carousel "Picture of the Day"; without any, drawings are shown. */
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

/** The banner of the photo contest with its two links: take part, gallery. */
function ContestBanner() {
  const t = useText(homeTexts)
  return (
    <section className="contest">
      <div className="garland" aria-hidden="true" />
      <h2>{useScreenTitle(paths.photoContest())}</h2>
      <p>{t('prize')}</p>
      <div className="row2">
        <Link href={paths.photoContest()} className="btn btn--main">
          <Icon name="i-camera" />
          {t('participate')}
        </Link>
        <Link href={paths.gallery()} className="btn btn--line">
          {t('viewPhotos')}
        </Link>
      </div>
    </section>
  )
}

/** Emergency numbers to call, the weather, and a link to all contacts. */
function EmergencyBlock({ weather }: { weather: ReactNode }) {
  const t = useText(homeTexts)
  return (
    <section className="help">
      <h2>{t('contacts')}</h2>
      <Call icon="i-ambulance" label={t('ambulance')} number="108" emergency />
      {weather}
      <Call icon="i-control" label={t('controlRoomAndHelpDesk')} number="155304" />
      <Link href={paths.facility('centralised-contact')} className="row">
        <Icon name="i-contact" />
        <span>{t('allContacts')}</span>
        <Icon name="i-chevron" className="row-end" />
      </Link>
      <div className="wave" />
    </section>
  )
}

/** The row of live tiles: darshan, pooja, crowd, bhajan. */
function LiveAarti({ bhajanUrl }: { bhajanUrl: string }) {
  const t = useText(homeTexts)
  return (
    <section className="live">
      <h2>{t('liveAarti')}</h2>
      <Link href={paths.liveDarshan()} className="live-main">
        <img src="/art/darshan.svg" alt="" width="328" height="150" loading="lazy" />
        <span className="live-t">
          {useScreenTitle(paths.liveDarshan())}
          <small>{t('aartiTimes')}</small>
        </span>
      </Link>
      <ul className="trio">
        <li>
          <Link href={paths.virtualPooja()}>
            <Icon name="i-pooja" size={28} />
            <span>{useScreenTitle(paths.virtualPooja())}</span>
          </Link>
        </li>
        <li>
          <Link href={paths.crowdStatus()}>
            <Icon name="i-crowd" size={28} />
            <span>{useScreenTitle(paths.crowdStatus())}</span>
          </Link>
        </li>
        <li>
          <OutsideLink href={bhajanUrl} mark={false}>
            <Icon name="i-bhajan" size={28} />
            <span>
              {t('shivBhajan')}
              <Icon name="i-external" size={20} className="outside" />
            </span>
          </OutsideLink>
        </li>
      </ul>
    </section>
  )
}

const tints: Record<Tile['row'], string> = { care: 'g1', way: 'g2', food: 'g3', stay: 'g4' }

/** The sixteen tiles that lead to the features, four to a row. */
function TileGrid({ tiles }: { tiles: readonly Required<Tile>[] }) {
  const say = useSay()
  return (
    <ul className="grid">
      {tiles.map(tile => (
        <li key={tile.to} className={tints[tile.row]}>
          <Link href={tile.to}>
            <Icon name={tile.icon} />
            <span>{say(tile.label)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
