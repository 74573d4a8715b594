import { Link } from 'wouter'
import { useSay, useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { alongLabels } from './along-labels.tsx'
import { alongTypes } from './along-types.ts'
import type { MelaRoute } from './contract.ts'
import { texts } from './texts.ts'
import styles from './walk.module.css'

/** What one needs on the way, one tap each, with how many of them lie along the walk. */
export function AlongLinks({ along }: { along: MelaRoute['along'] }) {
  const t = useText(texts)
  const say = useSay()
  return (
    <ul className={styles.quick}>
      {alongTypes.map(type => (
        <li key={type}>
          <Link href={paths.facility(type)}>
            <Icon name={alongLabels[type].icon} />
            <span>
              {say(alongLabels[type].label)}
              {along[type] ? <small>{t('count', { count: along[type] })}</small> : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
