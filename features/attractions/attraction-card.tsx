import { useState } from 'react'
import { directionsUrl } from '#common/map-url.ts'
import type { Attraction } from '#content/attractions.ts'
import { BilingualText } from '#kit/web/bilingual-text.tsx'
import { useSay, useText } from '#kit/web/language.tsx'
import { OutsideLink } from '#kit/web/outside-link.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import style from './attractions.module.css'
import { attractionsTexts } from './texts.ts'

const stock = '/art/day-1.svg'

/** One attraction: picture, description, directions. */
export function AttractionCard({ attraction }: { attraction: Attraction }) {
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
