import { Link } from 'wouter'
import { useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { useScreenTitle } from '#kit/web/titles.tsx'
import { Icon } from '#ui/icon.tsx'
import { homeTexts } from './texts.ts'

/** The banner of the photo contest with its two links: take part, gallery. */
export function ContestBanner() {
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
