import { useState } from 'react'
import { fairClock, fairDate, fairMoment } from '#common/fair-time.ts'
import { editions } from '#content/edition.ts'
import { Age } from '#kit/web/age.tsx'
import { useText } from '#kit/web/language.tsx'
import { useApproximateNow, useNow } from '#kit/web/now.tsx'
import { Page } from '#kit/web/page.tsx'
import { queryHook } from '#kit/web/query.tsx'
import { Icon } from '#ui/icon.tsx'
import { Loading, State } from '#ui/state.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import type { planContract } from './contract.ts'
import styles from './plan.module.css'
import { PlanAnswer } from './plan-answer.tsx'
import { type Chosen, PlanForm } from './plan-form.tsx'
import { RuleList } from './rule-list.tsx'
import { texts } from './texts.ts'

const usePlan = queryHook<typeof planContract>()
/** Hour of arrival on another day than today, until the reader chooses. */
const usualHour = 6

/** `/journey`: what holds on a day and hour for people who come by car, bus, train or on foot. */
export function Screen() {
  const t = useText(texts)
  const now = useApproximateNow() ?? 0
  // The words of an age depend on the phone's clock, so the page does not carry them.
  const isUp = useNow() !== undefined
  const { value, savedAt, isLoading, refresh } = usePlan('GET /api/travel-rules', {})
  const [chosen, setChosen] = useState<Partial<Chosen>>({})
  const today = fairDate(now)
  const mondays = editions
    .flatMap(edition => edition.mondays)
    .filter(monday => monday >= today)
    .slice(0, 5)
  const day = chosen.day ?? mondays[0] ?? today
  const hour = chosen.hour ?? (day === today ? fairClock(now).hour : usualHour)
  const mode = chosen.mode ?? 'car'
  const rules = value?.rules ?? []
  const ways = rules.filter(rule => rule.kind === 'way' && rule.modes.includes(mode))
  const places = [...new Map(ways.map(({ place }) => [place.en, place])).values()]
  const isKnown = chosen.from === '' || places.some(({ en }) => en === chosen.from)
  const from = isKnown ? chosen.from : undefined
  // A date that is being typed is none yet.
  const date = /^20\d\d-\d\d-\d\d$/.test(day) ? day : today
  const moment = fairMoment(date, `${String(hour).padStart(2, '0')}:00`)
  return (
    <Page>
      {value ? (
        <>
          <PlanForm
            chosen={{ day, hour, mode, from }}
            days={{ today, mondays }}
            places={places}
            onChoose={change => setChosen({ ...chosen, ...change })}
          />
          <PlanAnswer plan={value} moment={moment} mode={mode} from={places.length ? from : ''} />
          {rules.length ? (
            <section className={styles.part}>
              <h2>{t('everything')}</h2>
              <RuleList rules={rules} isMixed />
            </section>
          ) : null}
          {isUp ? <Age at={savedAt} /> : null}
        </>
      ) : isLoading ? (
        <Loading label={t('loading')} rows={3} />
      ) : (
        <State icon="i-wifi-off" title={t('failed')}>
          <p>{withCalls(t('ask'))}</p>
          <button type="button" className="btn btn--main" onClick={refresh}>
            <Icon name="i-refresh" />
            {t('tryAgain')}
          </button>
        </State>
      )}
    </Page>
  )
}
