import { Link } from 'wouter'
import { sayAgo, sayTime } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import { isAdult } from '../../missing-person/person-kinds.ts'
import { sayClothing } from '../clothing-words.ts'
import type { PersonRow } from '../contract.ts'
import { sayPlace, sayWho } from '../person-words.ts'
import { personLink } from './links.ts'
import styles from './reunite.module.css'
import { reuniteStaffTexts } from './texts.ts'
import { reuniteStaffViewTexts } from './view-texts.ts'

const { lastSeen, foundAt } = reuniteStaffViewTexts
const itemTexts = { ...reuniteStaffTexts, lastSeen, foundAt }

/** One person of the list, without name or number: who, how dressed, where and since when. */
export function PersonItem({ row, now }: { row: PersonRow; now: number }) {
  const t = useText(itemTexts)
  const { language } = useLanguage()
  const isChild = row.age_band !== null && !isAdult(row.age_band)
  const told = Date.parse(row.created_at)
  const parts = [
    sayClothing(row, language),
    sayPlace(row.place, language),
    row.seen_at ? sayTime(Date.parse(row.seen_at), language) : '',
  ].filter(Boolean)
  return (
    <li>
      <Link className={styles.item} href={personLink(row.id)}>
        <span className={isChild ? `${styles.face} ${styles.grave}` : styles.face}>
          <Icon name={isChild ? 'i-child' : 'i-user'} size={28} />
        </span>
        <span className={styles.who}>
          <b>
            <span>{sayWho(row.sex, row.age_band, language)}</span>
            {row.village ? (
              <>
                , <bdi>{t('from', { village: row.village })}</bdi>
              </>
            ) : null}
          </b>
          {parts.length > 0 ? <span>{parts.join(' · ')}</span> : null}
          {row.last_seen ? (
            <span dir="auto">{t(row.is_found ? 'foundAt' : 'lastSeen', { place: row.last_seen })}</span>
          ) : null}
          {row.person ? (
            <span className={`sub ${styles.said}`} dir="auto">
              {row.person}
            </span>
          ) : null}
          {row.desk ? <bdi>{row.desk}</bdi> : null}
          <small>
            <span>{t('number', { n: row.number })}</span>
            <span>{row.is_from_desk ? '' : ` · ${t('byVisitor')}`}</span>
            <span>{row.outcome ? ` · ${t(row.outcome)}` : row.police_at ? ` · ${t('toPolice')}` : ''}</span>
          </small>
        </span>
        <span className={styles.ago}>{sayAgo(now - told, language)}</span>
      </Link>
    </li>
  )
}
