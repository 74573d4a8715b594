import { useMemo } from 'react'
import { fairClock, fairDate, fairMoment, sayAgo } from '#common/fair-time.ts'
import { defineTexts } from '#common/text.ts'
import type { weatherContract } from '#common/weather.ts'
import { Age } from '#kit/web/age.tsx'
import { useClosures } from '#kit/web/closures.ts'
import { useHolds } from '#kit/web/holds.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { Loading } from '#kit/web/load-state.tsx'
import { useMapDangers } from '#kit/web/map-dangers.ts'
import { useApproximateNow, useNow } from '#kit/web/now.ts'
import { queryHook } from '#kit/web/query.ts'
import { useWhenFairStands } from '#kit/web/use-when-fair-stands.ts'
import { Icon } from '#ui/icon.tsx'
import { State } from '#ui/state.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import type { Walk } from '../walk.ts'
import styles from './ahead.module.css'
import { type Ahead, bySeason, placesFrom } from './ahead.ts'
import { AheadList } from './ahead-list.tsx'
import { closuresFrom } from './closed-ahead.tsx'
import type { PlaceAhead } from './contract.ts'
import { dangersFrom } from './dangers-ahead.tsx'
import { heldFrom } from './held.ts'
import { restFor } from './rest.ts'
import { aheadTexts } from './texts.ts'
import type { Where } from './where.ts'

const aheadRestTexts = defineTexts({
  title: { en: 'Walk or rest now?', hi: 'अभी चलें या आराम करें?' },
  storm: {
    en: 'Thunder: stop under a firm roof until it is over.',
    hi: 'बिजली कड़क रही है: थमने तक पक्की छत के नीचे रुकें।',
  },
  restNow: {
    en: 'It is hot and the hottest hours last until about 4 PM. Rest in the shade now and drink.',
    hi: 'गर्मी है और सबसे गर्म समय शाम 4 बजे तक रहता है। अभी छाँव में आराम करें और पानी पिएँ।',
  },
  restSoon: {
    en: 'It is getting hot. Walk on until about 11, then rest in the shade until 4 PM.',
    hi: 'गर्मी बढ़ रही है। 11 बजे तक चलें, फिर शाम 4 बजे तक छाँव में आराम करें।',
  },
  walkNow: {
    en: 'It is warm, but the sun is low. It is a good time to walk; drink at every water point.',
    hi: 'गर्मी है, पर धूप तेज़ नहीं है। चलने का समय अच्छा है; रास्ते में जहाँ पीने का पानी मिले, पिएँ।',
  },
  rain: {
    en: 'Rain: walk slowly, stones are slippery. Rest under a roof when you are tired.',
    hi: 'बारिश है: धीरे चलें, पत्थर पर पैर फिसलते हैं। थकान हो तो छत के नीचे आराम करें।',
  },
  mild: {
    en: 'It is not hot. Rest when you are tired, and drink often.',
    hi: 'ज़्यादा गर्मी नहीं है। थकान हो तो आराम करें, और बार-बार पानी पिएँ।',
  },
  stands: { en: '{n}° at the temple, {ago}', hi: 'मंदिर पर {n}°, {ago}' },
  unknown: {
    en: 'The heat is not known now, so there is no advice by it. Rest when you are tired, and drink often.',
    hi: 'अभी गर्मी का पता नहीं है, इसलिए उसके हिसाब से सलाह नहीं है। थकान हो तो आराम करें, और बार-बार पानी पिएँ।',
  },
})

const useWeather = queryHook<typeof weatherContract>()

/** When to rest, by the heat and the hour. Without recent weather it says that this is unknown. */
function RestAdvice() {
  const t = useText(aheadRestTexts)
  const { language } = useLanguage()
  const { value, error } = useWeather('GET /api/weather', {})
  const now = useNow()
  if (!now || (!value && !error)) return null
  const advice = restFor(value, now, fairClock(now).hour)
  return (
    <section className={styles.rest}>
      <h2>
        <Icon name="i-sun" />
        {t('title')}
      </h2>
      {advice ? (
        <>
          <p>{t(advice.kind)}</p>
          <p className="sub">
            {t('stands', { n: Math.round(advice.temperature), ago: sayAgo(advice.ageMs, language) })}
          </p>
        </>
      ) : (
        <p>{t('unknown')}</p>
      )}
    </section>
  )
}

type Props = {
  walk: Walk
  where: Where
  places: readonly PlaceAhead[] | undefined
  isLoading: boolean
  savedAt: number | undefined
  kmh: number | undefined
}

/** The list of what is ahead, with how exact its distances are. */
export function AheadPart({ walk, where, places, isLoading, savedAt, kmh }: Props) {
  const t = useText(aheadTexts)
  const towards = where.by === 'off' ? 'back' : 'temple'
  const now = useApproximateNow()
  const day = now && fairMoment(fairDate(now), '12:00')
  const { rows, unknown, folded } = useMemo(() => {
    const { standing, folded } = bySeason(places ?? [], day)
    const from = (some: readonly PlaceAhead[]) => placesFrom(walk, some, where.start, towards)
    return { ...from(standing), folded: from(folded).rows }
  }, [walk, places, day, where, towards])
  const known = useMapDangers()
  const dangers = useMemo(() => dangersFrom(walk, known, where.start, towards), [walk, known, where, towards])
  const closed = useClosures()
  const closures = useMemo(
    () => closuresFrom(walk, closed, where.start, towards),
    [walk, closed, where, towards],
  )
  const held = useHolds()
  const holds = useMemo(() => heldFrom(walk, held, where.start, towards), [walk, held, where, towards])
  const checked = rows.filter(({ what }) => what.surveyed).length
  return (
    <section className={styles.ahead} aria-labelledby="ahead-list">
      <header>
        <h2 id="ahead-list">{t(where.by === 'off' ? 'fromTemple' : 'ahead')}</h2>
        {where.by === 'position' ? <Accuracy metres={where.accuracyM} /> : null}
      </header>
      {isLoading ? <Loading rows={4} /> : null}
      {!places && !isLoading ? (
        <State icon="i-wifi-off" title={t('failed')}>
          <p>{withCalls(t('failedUse'))}</p>
        </State>
      ) : null}
      {places ? (
        <>
          <AheadList rows={rows} dangers={dangers} closures={closures} holds={holds} kmh={kmh} />
          {folded.length ? <Folded rows={folded} day={day} kmh={kmh} /> : null}
          <RestAdvice />
          <details className={styles.how}>
            <summary className="unfold">
              <Icon name="i-chevron" size={20} className="turns" />
              {t('how')}
            </summary>
            <p>{t('howMeasured')}</p>
            <p>{t('howAbout')}</p>
            <p>{t('howUnknown')}</p>
            {unknown ? <p>{t('noPlace', { n: unknown })}</p> : null}
          </details>
          {rows.length ? (
            <p className={`sub ${styles.note}`}>{t('checked', { checked, all: rows.length })}</p>
          ) : null}
          <Age at={savedAt} />
        </>
      ) : null}
    </section>
  )
}

/** Places on the way that exist only during the fair, while there is none. */
function Folded({
  rows,
  day,
  kmh,
}: {
  rows: readonly Ahead<PlaceAhead>[]
  day: number | undefined
  kmh: number | undefined
}) {
  const stands = useWhenFairStands(day)
  return (
    <details className={styles.how}>
      <summary className="unfold">
        <Icon name="i-chevron" size={20} className="turns" />
        {`${stands} (${rows.length})`}
      </summary>
      <AheadList rows={rows} dangers={[]} closures={[]} holds={[]} kmh={kmh} />
    </details>
  )
}

function Accuracy({ metres }: { metres: number }) {
  const t = useText(aheadTexts)
  return (
    <small className="sub">
      {metres < 1000
        ? t('toMetres', { m: Math.max(1, Math.ceil(metres)) })
        : t('toKm', { km: Math.ceil(metres / 1000) })}
    </small>
  )
}
