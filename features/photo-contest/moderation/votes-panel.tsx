import { useState } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { StaffNotLoaded } from '#kit/web/staff/loaded.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { Icon } from '#ui/icon.tsx'
import { State } from '#ui/state.tsx'
import { DecisionForm } from './decision-form.tsx'
import styles from './moderation.module.css'
import type { ShownCohort, staffContract } from './staff-contract.ts'
import { cohortTexts, votesTexts } from './texts.ts'
import { VoteAuditView } from './vote-audit-view.tsx'

const useAudits = staffQueryHook<typeof staffContract>()

/** The staff panel of the votes: every photo with votes, suspicious ones first; a tap opens its audit. */
export function VotesPanel() {
  const t = useText(votesTexts)
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
      <ul className="divided board">
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

const useCohorts = staffQueryHook<typeof staffContract>()
const call = staffClient<typeof staffContract>()
const cohortListTexts = { ...votesTexts, ...cohortTexts }
type Open = { cohort: ShownCohort; decision: 'void' | 'restore' }

/** Groups of networks that voted alike over all photos: each is voided or restored in one decision. */
function CohortList({ onDecided }: { onDecided: () => void }) {
  const t = useText(cohortListTexts)
  const { language } = useLanguage()
  const { value, error, refresh, replace } = useCohorts('GET /api/vote-cohorts', {})
  const [open, setOpen] = useState<Open>()
  if (!value && error)
    return <StaffNotLoaded query={{ isLoading: false, error, refresh }} failed={t('cohortsFailed')} />
  if (!value || value.cohorts.length === 0) return null
  const decide = async (reason: string) => {
    if (!open) return
    const { networks, cells, last } = open.cohort
    const body = { decision: open.decision, networks, cells, until: last, reason }
    const after = await call('POST /api/vote-cohorts/decisions', { body })
    replace(() => after)
    setOpen(undefined)
    onDecided()
  }
  const time = (at: string) => sayDayTime(Date.parse(at), language)
  return (
    <section>
      <h2 className="pad">{t('cohorts')}</h2>
      <p className="sub pad">{t('cohortsLead')}</p>
      <ul className={`divided ${styles.networks} pad`}>
        {value.cohorts.map(cohort => (
          <li key={`${cohort.networks[0]} ${cohort.first}`}>
            <span>
              <b>
                {cohort.signs.length > 0 ? <Icon name="i-warning" size={20} /> : null}{' '}
                <span>
                  {cohort.signs.length > 0 ? cohort.signs.map(sign => t(sign)).join(', ') : t('unusual')}
                </span>
              </b>
              <small className="sub num">
                {t('cohortSaid', {
                  networks: cohort.networks.length,
                  devices: cohort.devices,
                  votes: cohort.votes,
                  voided: cohort.voided,
                  from: time(cohort.first),
                  until: time(cohort.last),
                })}
              </small>
              <small className="sub num">
                {cohort.photos.map(({ name, votes }) => `${name ?? '–'}: ${votes}`).join(' · ')}
              </small>
            </span>
            {cohort.voided < cohort.votes ? (
              <button
                type="button"
                className="btn btn--line btn--s"
                onClick={() => setOpen({ cohort, decision: 'void' })}
              >
                {t('void')}
              </button>
            ) : null}
            {cohort.voided > 0 ? (
              <button
                type="button"
                className="btn btn--line btn--s"
                onClick={() => setOpen({ cohort, decision: 'restore' })}
              >
                {t('restore')}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {open ? (
        <DecisionForm
          title={t(open.decision === 'void' ? 'voidCohort' : 'restoreCohort', { votes: open.cohort.votes })}
          decision={open.decision}
          onDecide={decide}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </section>
  )
}
