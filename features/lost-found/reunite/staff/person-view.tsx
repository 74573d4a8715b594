import { useState } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { useLive } from '#kit/web/live.ts'
import { OlderAnswer, StaffNotLoaded } from '#kit/web/staff/loaded.tsx'
import { staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { Call } from '#ui/call.tsx'
import { Icon } from '#ui/icon.tsx'
import { State } from '#ui/state.tsx'
import { isAdult } from '../../missing-person/person-kinds.ts'
import { CallPart } from '../../rings/call-part.tsx'
import { RingsPart } from '../../rings/rings-part.tsx'
import type { Person, reuniteContract } from '../contract.ts'
import { sayWho } from '../person-words.ts'
import { DescribeForm } from './describe-form.tsx'
import { Ending } from './ending.tsx'
import { HandOverPart } from './hand-over.tsx'
import { Known } from './known.tsx'
import { LoudspeakerPart } from './loudspeaker.tsx'
import { PolicePart, policeStepOf } from './police.tsx'
import { Proposals } from './proposals.tsx'
import { Receipt } from './receipt.tsx'
import styles from './reunite.module.css'
import { reuniteStaffTexts } from './texts.ts'
import { reuniteStaffViewTexts } from './view-texts.ts'

const usePerson = staffQueryHook<typeof reuniteContract>()

/** One person for a desk: who it may be, all that is known, and what can be done. */
export function PersonView({ id, match }: { id: string; match: string | null }) {
  const t = useText(reuniteStaffViewTexts)
  const list = useText(reuniteStaffTexts)
  const { language } = useLanguage()
  const query = usePerson('GET /api/missing-persons/:id', { params: { id } })
  const { value, savedAt, error, refresh } = query
  useLive('missing-persons', refresh, refresh)
  const [isEditing, setEditing] = useState(false)
  if (error?.code === 'not-found') return <State icon="i-check" title={t('erased')} />
  if (!value) return <StaffNotLoaded query={query} failed={list('personFailed')} />
  const { person, hand_over } = value
  const isOpen = person.status === 'open'
  const now = Date.parse(value.now)
  const policeStep = policeStepOf(person, now)
  const since = sayDayTime(Date.parse(person.seen_at ?? person.created_at), language)
  return (
    <div className={`stack ${styles.panel}`}>
      <header className="pad--phone">
        <h2 className={styles.title}>
          <span>{sayWho(person.sex, person.age_band, language)}</span>
          {person.village ? (
            <>
              , <bdi>{list('from', { village: person.village })}</bdi>
            </>
          ) : null}
        </h2>
        <p className="sub">
          {list('number', { n: person.number })} ·{' '}
          {t(person.is_found ? 'foundSince' : 'missingSince', { time: since })} · {t('looks')}
        </p>
      </header>
      <OlderAnswer error={error} title={list('listOf', { time: sayDayTime(savedAt ?? 0, language) })} />
      {person.status === 'closed' ? <Ended person={person} /> : null}
      {policeStep === 'now' && isOpen && !isAdult(person.age_band) ? <PoliceNow person={person} /> : null}
      {policeStep === 'now' ? <PolicePart {...{ person, now }} onChanged={refresh} /> : null}
      <div className={styles.columns}>
        <div className={styles.column}>
          {hand_over?.given_at ? <Receipt {...{ person, hand_over }} /> : null}
          {isOpen && person.is_found ? (
            <HandOverPart
              {...{ person, hand_over }}
              match={value.proposals.find(proposal => proposal.id === match)}
              onChanged={refresh}
            />
          ) : null}
          {isOpen ? <Proposals {...value} /> : null}
          {isOpen && !person.is_found ? <RingsPart {...value} onChanged={refresh} /> : null}
          {isOpen && value.call ? <CallPart person={person} call={value.call} onChanged={refresh} /> : null}
        </div>
        <div className={styles.column}>
          {isOpen ? <LoudspeakerPart {...value} onChanged={refresh} /> : null}
          {isEditing ? (
            <DescribeForm
              person={person}
              onDone={async () => {
                setEditing(false)
                await refresh()
              }}
              onStale={refresh}
              onCancel={() => setEditing(false)}
            />
          ) : (
            <Known person={person} onEdit={() => setEditing(true)} />
          )}
          {policeStep === 'told' || policeStep === 'later' ? (
            <PolicePart {...{ person, now }} onChanged={refresh} />
          ) : null}
          <Ending person={person} onChanged={refresh} />
        </div>
      </div>
    </div>
  )
}

/** Somebody under 18, or who may be: the police and Childline at once, before anything else is looked at. */
function PoliceNow({ person: { age_band } }: { person: Person }) {
  const t = useText(reuniteStaffViewTexts)
  return (
    <section className={styles.now} aria-labelledby="police-now">
      <h3 id="police-now">{t(age_band ? 'callNow' : 'callNowNoAge')}</h3>
      <Call icon="i-shield" label={t('callPolice')} number="112" emergency />
      <Call icon="i-child" label={t('callChildline')} number="1098" />
      <p className="sub">{t('thenWrite')}</p>
    </section>
  )
}

/** How a search ended, by whom and when: the desk that came second reads it here. */
function Ended({ person }: { person: Person }) {
  const t = useText(reuniteStaffViewTexts)
  const list = useText(reuniteStaffTexts)
  const { language } = useLanguage()
  const how = person.outcome ? list(person.outcome) : list('ended')
  const time = person.closed_at ? sayDayTime(Date.parse(person.closed_at), language) : ''
  return (
    <div className={styles.endedNote}>
      <Icon name="i-check" />
      <p>
        <b>{t('ended', { how })}</b>
        <span>{t('endedBy', { name: person.closed_by || t('whoReported'), time })}</span>
      </p>
    </div>
  )
}
