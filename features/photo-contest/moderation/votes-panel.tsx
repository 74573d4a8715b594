import { useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { StaffNotLoaded } from '#kit/web/staff/loaded.tsx'
import { staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { Icon } from '#ui/icon.tsx'
import { State } from '#ui/state.tsx'
import { CohortList } from './cohort-list.tsx'
import styles from './moderation.module.css'
import type { staffContract } from './staff-contract.ts'
import { votesTexts as texts } from './texts.ts'
import { VoteAuditView } from './vote-audit-view.tsx'

const useAudits = staffQueryHook<typeof staffContract>()

/** The staff panel of the votes: every photo with votes, suspicious ones first; a tap opens its audit. */
export function VotesPanel() {
  const t = useText(texts)
  const [open, setOpen] = useState<string>()
  const query = useAudits('GET /api/vote-audits', {})
  const { value, refresh } = query
  if (open)
    return (
      <VoteAuditView
        id={open}
        onBack={() => {
          setOpen(undefined)
          refresh()
        }}
      />
    )
  if (!value) return <StaffNotLoaded query={query} failed={t('loadFailed')} />
  if (value.audits.length === 0) return <State icon="i-heart" title={t('none')} />
  const audits = value.audits.toSorted(
    (a, b) =>
      Number(b.flags.is_suspicious) - Number(a.flags.is_suspicious) ||
      (b.flags.is_suspicious ? b.flags.unusual_share - a.flags.unusual_share : 0) ||
      b.photo.vote_count - a.photo.vote_count,
  )
  return (
    <div className={`stack ${styles.panel} ${styles.votes}`}>
      <p className="sub pad">{t('lead')}</p>
      <CohortList onDecided={refresh} />
      <ul className={`divided ${styles.list}`}>
        {audits.map(({ photo, flags }) => (
          <li key={photo.id}>
            <button type="button" className={styles.row} onClick={() => setOpen(photo.id)}>
              <img src={photo.image_url} alt="" loading="lazy" />
              <span>
                <b>{t('photoOf', { name: photo.name })}</b>
                <small className="sub num">{t('votes', { n: photo.vote_count })}</small>
              </span>
              {flags.is_suspicious ? (
                <b className={styles.flag}>
                  <Icon name="i-warning" size={20} />
                  {t('unusualShare', { share: Math.round(100 * flags.unusual_share) })}
                </b>
              ) : null}
              <Icon name="i-chevron" size={20} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
