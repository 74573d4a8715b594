import { Link } from 'wouter'
import { useText } from '#kit/web/language.tsx'
import { OutsideLink } from '#kit/web/outside-link.tsx'
import { paths } from '#kit/web/paths.ts'
import { useScreenTitle } from '#kit/web/titles.tsx'
import { Icon } from '#ui/icon.tsx'
import { homeTexts } from './texts.ts'

/** The row of live tiles: darshan, pooja, crowd, bhajan. */
export function LiveAarti({ bhajanUrl }: { bhajanUrl: string }) {
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
