import { Link } from 'wouter'
import type { Text } from '#common/text.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { type AlongType, alongTypes } from './along-types.ts'
import type { MelaRoute } from './contract.ts'
import { melaRouteTexts } from './texts.ts'
import styles from './walk.module.css'

/** Links to the facilities along the walk, each with how many places lie near it. */
export function AlongLinks({ along }: { along: MelaRoute['along'] }) {
  const t = useText(melaRouteTexts)
  const say = useSay()
  return (
    <ul className={styles.quick}>
      {alongTypes.map(type => (
        <li key={type}>
          <Link href={paths.facility(type)}>
            <Icon name={alongLabels[type].icon} />
            <span>
              <span>{say(alongLabels[type].label)}</span>
              {along[type] ? <small>{t('count', { count: along[type] })}</small> : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Short labels, so that five fit in a row (visual direction, 05-route). */
export const alongLabels: Record<AlongType, { label: Text; icon: IconName }> = {
  'drinking-water': { label: { en: 'Water', hi: 'पानी' }, icon: 'i-water' },
  toilet: { label: { en: 'Toilet', hi: 'शौचालय' }, icon: 'i-toilet' },
  'health-centre': { label: { en: 'Health', hi: 'स्वास्थ्य' }, icon: 'i-health' },
  shivir: { label: { en: 'Shivir', hi: 'शिविर' }, icon: 'i-shivir' },
  parking: { label: { en: 'Parking', hi: 'पार्किंग' }, icon: 'i-parking' },
}
