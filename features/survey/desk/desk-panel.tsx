import { useState } from 'react'
import { ApiError } from '#kit/web/api.tsx'
import { useText } from '#kit/web/language.tsx'
import { Loaded } from '#kit/web/staff/loaded.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.tsx'
import { Note } from '#ui/note.tsx'
import { State } from '#ui/state.tsx'
import { Completeness } from './completeness.tsx'
import type { Decide, deskContract, SurveyDesk } from './contract.ts'
import { Decided } from './decided.tsx'
import styles from './desk.module.css'
import { DeskMap } from './desk-map.tsx'
import { ProposalCard } from './proposal-card.tsx'
import { proposals } from './proposals.ts'
import { texts } from './texts.ts'

const useDesk = staffQueryHook<typeof deskContract>()
const call = staffClient<typeof deskContract>()

type Fault = 'failedDecided' | 'failedChanged' | 'failed'

/** The desk: what was recorded on the ground beside what the guide says. */
export function Panel() {
  const query = useDesk('GET /api/survey/desk', {})
  const [fault, setFault] = useState<Fault>()
  const decide: Decide = async (id, body) => {
    setFault(undefined)
    try {
      if (body === 'undo') await call('POST /api/survey/points/:id/undo', { params: { id } })
      else await call('POST /api/survey/points/:id/decision', { params: { id }, body })
    } catch (error) {
      const code = error instanceof ApiError ? error.code : ''
      setFault(
        code === 'decided' ? 'failedDecided' : code === 'changed-meanwhile' ? 'failedChanged' : 'failed',
      )
    }
    await query.refresh()
  }
  return <Loaded query={query}>{desk => <Desk desk={desk} decide={decide} fault={fault} />}</Loaded>
}

type Props = { desk: SurveyDesk; decide: Decide; fault: Fault | undefined }
function Desk({ desk, decide, fault }: Props) {
  const t = useText(texts)
  const [shown, setShown] = useState<string>()
  const { points, guide, metres, walkers } = desk
  const open = proposals(points, guide)
  const selected = open.find(({ point }) => point.id === shown) ?? open[0]
  const isEmpty = points.length === 0 && metres === null
  return (
    <div className={styles.desk}>
      {isEmpty ? null : (
        <p className={styles.summary}>
          {t('summary', { km: ((metres ?? 0) / 1000).toFixed(1), points: points.length, walkers })}
        </p>
      )}
      <Completeness guide={guide} />
      <div role="status">{fault ? <Note kind="err" title={t(fault)} /> : null}</div>
      {isEmpty ? (
        <State icon="i-route" title={t('none')}>
          <p>{t('noneUse')}</p>
        </State>
      ) : (
        <div className={styles.columns}>
          <DeskMap desk={desk} selected={selected} />
          <section className={styles.list} aria-labelledby="survey-to-decide">
            <h2 id="survey-to-decide">
              {open.length > 0 ? t('decide', { n: open.length }) : t('allDecided')}
            </h2>
            <ul>
              {open.map(proposal => (
                <ProposalCard
                  key={proposal.point.id}
                  proposal={proposal}
                  isShown={proposal === selected}
                  onShow={() => setShown(proposal.point.id)}
                  decide={decide}
                />
              ))}
            </ul>
            <Decided points={points} decide={decide} />
          </section>
        </div>
      )}
    </div>
  )
}
