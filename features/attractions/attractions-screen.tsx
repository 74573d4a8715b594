import { useContext, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { directionsUrl } from '#common/map-url.ts'
import { type Attraction, attractions } from '#content/attractions.ts'
import { BilingualText } from '#kit/web/bilingual-text.tsx'
import { useSay, useText } from '#kit/web/language.tsx'
import { useNow } from '#kit/web/now.ts'
import { OutsideLink } from '#kit/web/outside-link.tsx'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { TitlesContext } from '#kit/web/titles.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import style from './attractions.module.css'
import { attractionsTexts } from './texts.ts'

/** `/attractions`. The specification gives the texts in Hindi; readers of English see an English translation beside them. */
export function AttractionsScreen() {
  const { here: title } = useContext(TitlesContext)
  // The prerendered page has the first attractions only, to stay small; the script adds the rest.
  const isWritten = useNow() === undefined
  return (
    <Page className="wide" heading={<BilingualText text={title} />} onBack={() => navigate(paths.home())}>
      <div className={style.welcome}>
        <h2>
          <BilingualText text={attractionsTexts.welcome} />
        </h2>
        <BilingualText as="p" text={attractionsTexts.invitation} />
      </div>
      <ul className={style.cards}>
        {attractions.slice(0, isWritten ? 4 : undefined).map(attraction => (
          <AttractionCard key={attraction.id} attraction={attraction} />
        ))}
      </ul>
    </Page>
  )
}

const stock = '/art/day-1.svg'

/** One attraction: picture, description, directions. */
function AttractionCard({ attraction }: { attraction: Attraction }) {
  const t = useText(attractionsTexts)
  const say = useSay()
  const { id, title, description, location, coordinates, precision } = attraction
  const [isBroken, setBroken] = useState(false)
  return (
    <li className={`band ${style.card}`}>
      <img
        src={isBroken ? stock : `/art/attraction-${id}.svg`}
        alt={say(title)}
        width="400"
        height="300"
        loading="lazy"
        onError={() => setBroken(true)}
      />
      <div className={style.words}>
        <h3>
          <Icon name={icons[id] ?? 'i-star'} />
          <span>
            <BilingualText text={title} />
          </span>
        </h3>
        <BilingualText as="p" text={description} />
        <p className={`sub ${style.place}`}>
          <Icon name="i-pin" size={20} />
          <span>
            <BilingualText text={location} />
          </span>
        </p>
        {precision ? <p className="tiny">{t('roughly', { metres: precision })}</p> : null}
        <OutsideLink href={directionsUrl(coordinates, 'driving')} className="btn btn--line btn--block">
          <Icon name="i-navigate" />
          <span>
            <BilingualText text={attractionsTexts.directions} />
            <span className="hide">: {say(title)}</span>
          </span>
        </OutsideLink>
      </div>
    </li>
  )
}

const icons: Readonly<Record<string, IconName>> = {
  'sikandarpur-lake-front': 'i-lake',
  'litchi-gardens': 'm-bilva',
  'garibnath-temple': 'm-trishul',
  'jubba-sahni-park': 'm-bilva',
  'ramchandra-museum': 'i-dharamshala',
  'khudiram-memorial': 'i-star',
  motijheel: 'i-lake',
}
