import { useState } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { Axis, Chart, ChartBand, Columns, Legend } from '#kit/web/staff/chart.tsx'
import { StaffNotLoaded } from '#kit/web/staff/loaded.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { Icon } from '#ui/icon.tsx'
import { DecisionForm } from './decision-form.tsx'
import styles from './moderation.module.css'
import type { staffContract, VoteAudit } from './staff-contract.ts'
import { votesTexts as texts } from './texts.ts'

const useAudit = staffQueryHook<typeof staffContract>()
const call = staffClient<typeof staffContract>()
/** The votes of a photo to decide on: of one network, or all. */
type Cohort = { network?: string; decision: 'void' | 'restore' }

/** The audit of one photo: its flags, its votes by hour and by network, and the decisions on them. */
export function VoteAuditView({ id, onBack }: { id: string; onBack: () => void }) {
  const t = useText(texts)
  const { language } = useLanguage()
  const query = useAudit('GET /api/vote-audits/:id', { params: { id } })
  const { value, savedAt, replace } = query
  const [cohort, setCohort] = useState<Cohort>()
  const decide = async (reason: string) => {
    if (!cohort || savedAt === undefined) return
    const { network, decision } = cohort
    // Later votes are none that the moderator saw.
    const until = new Date(savedAt).toISOString()
    const body = { decision, reason, until, ...(network && { network }) }
    const after = await call('POST /api/vote-audits/:id/decisions', { params: { id }, body })
    replace(() => after)
    setCohort(undefined)
  }
  const back = (
    <button type="button" className="btn btn--quiet" onClick={onBack}>
      <Icon name="i-back" size={20} />
      {t('back')}
    </button>
  )
  if (!value)
    return (
      <>
        {back}
        <StaffNotLoaded query={query} failed={t('loadFailed')} />
      </>
    )
  return (
    <div className={`stack ${styles.panel} ${styles.votes}`}>
      {back}
      <img
        className={styles.audited}
        src={value.photo.image_url}
        alt={t('photoOf', { name: value.photo.name })}
      />
      <Flags audit={value} />
      <Hours audit={value} />
      <ChartBand title={t('networks')}>
        <ul className={`divided ${styles.networks}`}>
          {value.networks.slice(0, 50).map(from => (
            <li key={from.network}>
              <span>
                <b className="num">{t('network', { name: from.network.slice(0, 6) })}</b>
                <small className="sub num">{t('networkSaid', from)}</small>
              </span>
              {from.valid ? (
                <button
                  type="button"
                  className="btn btn--line btn--s"
                  onClick={() => setCohort({ network: from.network, decision: 'void' })}
                >
                  {t('void')}
                </button>
              ) : null}
              {from.voided ? (
                <button
                  type="button"
                  className="btn btn--line btn--s"
                  onClick={() => setCohort({ network: from.network, decision: 'restore' })}
                >
                  {t('restore')}
                </button>
              ) : null}
            </li>
          ))}
        </ul>
        <p className="cluster">
          {value.valid ? (
            <button type="button" className="btn btn--quiet" onClick={() => setCohort({ decision: 'void' })}>
              {t('voidAll')}
            </button>
          ) : null}
          {value.voided ? (
            <button
              type="button"
              className="btn btn--quiet"
              onClick={() => setCohort({ decision: 'restore' })}
            >
              {t('restoreAll')}
            </button>
          ) : null}
        </p>
      </ChartBand>
      {value.decisions.length ? (
        <ChartBand title={t('decisions')}>
          <ul className={`divided ${styles.decisions}`}>
            {value.decisions.map(decision => (
              <li key={decision.decided_at}>
                <b>{t(decision.decision)}</b>{' '}
                {t('decisionSaid', {
                  votes: decision.votes,
                  who: decision.decided_by,
                  time: sayDayTime(Date.parse(decision.decided_at), language),
                  reason: decision.reason,
                })}
              </li>
            ))}
          </ul>
        </ChartBand>
      ) : null}
      {cohort ? (
        <DecisionForm
          title={
            cohort.network
              ? `${t(cohort.decision)}: ${t('network', { name: cohort.network.slice(0, 6) })}`
              : t(cohort.decision === 'void' ? 'voidAll' : 'restoreAll')
          }
          decision={cohort.decision}
          onDecide={decide}
          onClose={() => setCohort(undefined)}
        />
      ) : null}
    </div>
  )
}

function Flags({ audit: { flags } }: { audit: VoteAudit }) {
  const t = useText(texts)
  const percent = (share: number) => ({ value: Math.round(share * 100) })
  const facts = [
    {
      name: t('networkZ'),
      said: t('networkZHint', { value: flags.network_z.toFixed(1) }),
      bad: flags.network_z > 6,
    },
    {
      name: t('exclusive'),
      said: t('exclusiveHint', percent(flags.exclusive_share)),
      bad: flags.exclusive_share > 0.25,
    },
    { name: t('sawOnly'), said: t('sawOnlyHint', percent(flags.saw_only_this)), bad: false },
    { name: t('burst'), said: t('burstHint', { value: flags.burst.toFixed(1) }), bad: false },
  ]
  return (
    <dl className={`divided board ${styles.flags}`}>
      {facts.map(({ name, said, bad }) => (
        <div key={name}>
          <dt>
            {bad ? <Icon name="i-warning" size={20} /> : null}
            <span>{name}</span>
          </dt>
          <dd className="num quiet">{said}</dd>
        </div>
      ))}
    </dl>
  )
}

function Hours({ audit }: { audit: VoteAudit }) {
  const t = useText(texts)
  const { language } = useLanguage()
  const hours = audit.by_hour
  const time = (hour: string) => sayDayTime(Date.parse(hour), language)
  return (
    <Chart
      title={t('byHour')}
      said={t('byHourSaid', { valid: audit.valid, voided: audit.voided })}
      table={{
        head: [t('hour'), t('valid'), t('voided')],
        rows: hours.map(({ hour, valid, voided }) => [time(hour), valid, voided]),
      }}
    >
      <Columns
        columns={hours.map(({ valid, voided }) => [
          { kind: 'plain', value: valid },
          { kind: 'bad', value: voided },
        ])}
        tallest={Math.max(0, ...hours.map(({ valid, voided }) => valid + voided))}
      />
      <Axis
        words={[
          time(hours[0]?.hour ?? audit.photo.created_at),
          time(hours.at(-1)?.hour ?? audit.photo.created_at),
        ]}
      />
      <Legend
        parts={[
          { kind: 'plain', label: t('valid') },
          { kind: 'bad', label: t('voided') },
        ]}
      />
    </Chart>
  )
}
